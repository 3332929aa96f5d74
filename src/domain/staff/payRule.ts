import { z } from 'zod'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { MISSING } from '@/domain/shared/constants'
import { formatShortMoney, MOST_AMOUNT, type MoneyFormat } from '@/domain/shared/money'
import { rupees } from '@/domain/shared/rupees'

export const payBases = ['', 'monthly', 'hourly', 'session'] as const

export const payBasisWords: Record<(typeof payBases)[number], string> = {
  '': 'None',
  monthly: 'Monthly',
  hourly: 'Hourly',
  session: 'Session',
}

/** What the rate is of. */
const per: Record<Exclude<(typeof payBases)[number], ''>, { a: string; lacking: string }> = {
  monthly: { a: 'a month', lacking: 'Enter the monthly pay' },
  hourly: { a: 'an hour', lacking: 'Enter the pay per hour' },
  session: { a: 'a session', lacking: 'Enter the pay per session' },
}

/** What a commission is reckoned by: a share of what was sold, a fixed amount for each sale, or one for each member whom they train. */
export const commissionBases = ['percentOfNet', 'fixed', 'perHead'] as const
export type CommissionBasis = (typeof commissionBases)[number]

export const commissionBasisWords: Record<CommissionBasis, string> = {
  percentOfNet: '% of sales',
  fixed: 'Amount a sale',
  perHead: 'Amount a head',
}

/**
 * What an employee is paid by (PRODUCT 4.10 "pay"): `payRate` rupees a month, an hour or a session, which is each time
 * they are marked in; `overtimeRate` rupees an hour beyond the shift, of which sessions have none. `commissionCategoryId` '' is no commission; `commissionRate` percent, null for the category's own, and
 * `commissionAmount` rupees, where it is for each sale or head. `renewalRate` and `renewalAmount` are those of renewals, null where they are as any sale. Days before
 * `payFrom` are paid by the rule before it (`payHistory.ts`). null amounts are not set.
 */
export const payRuleFields = {
  payBasis: z.enum(payBases).default(''),
  payRate: rupees().nullable().default(null),
  overtimeRate: rupees().nullable().default(null),
  commissionCategoryId: z.string().default(''),
  commissionBasis: z.enum(commissionBases).default('percentOfNet'),
  commissionRate: z.number().nullable().default(null),
  renewalRate: z.number().nullable().default(null),
  commissionAmount: rupees().nullable().default(null),
  renewalAmount: rupees().nullable().default(null),
  payFrom: civilDateSchema.nullable().default(null),
}

const amount = z
  .number('Enter an amount, or leave it empty')
  .nonnegative('Enter 0 or more')
  .max(MOST_AMOUNT, 'That is more than any centre pays. Check the amount.')
  .nullable()

const percentage = z
  .number('Enter a percentage, or leave it empty')
  .nonnegative('Enter 0 or more')
  .max(100, 'A rate can’t be above 100 %')
  .nullable()

/** The same as a form and the server's calls check it. */
export const payRuleForm = {
  payBasis: z.enum(payBases),
  payRate: amount,
  overtimeRate: amount,
  commissionCategoryId: z.string().max(128),
  commissionBasis: z.enum(commissionBases),
  commissionRate: percentage,
  renewalRate: percentage,
  commissionAmount: amount,
  renewalAmount: amount,
  payFrom: z.union([civilDateSchema, z.literal('').transform(() => null), z.null()]),
}

export const payRuleSchema = z.object(payRuleFields)
export type PayRule = z.output<typeof payRuleSchema>

export const noPayRule: PayRule = {
  payBasis: '',
  payRate: null,
  overtimeRate: null,
  commissionCategoryId: '',
  commissionBasis: 'percentOfNet',
  commissionRate: null,
  renewalRate: null,
  commissionAmount: null,
  renewalAmount: null,
  payFrom: null,
}

export const payRuleOf = ({
  payBasis,
  payRate,
  overtimeRate,
  commissionCategoryId,
  commissionBasis,
  commissionRate,
  renewalRate,
  commissionAmount,
  renewalAmount,
  payFrom,
}: PayRule): PayRule => ({
  payBasis,
  payRate,
  overtimeRate,
  commissionCategoryId,
  commissionBasis,
  commissionRate,
  renewalRate,
  commissionAmount,
  renewalAmount,
  payFrom,
})

/** Whether anything is agreed by it: base pay, or a commission. */
export const isPaying = ({
  payBasis,
  commissionCategoryId,
}: Pick<PayRule, 'payBasis' | 'commissionCategoryId'>): boolean =>
  payBasis !== '' || commissionCategoryId !== ''

/** The fields that belong together, of which one alone can't be judged. */
type Complete = Pick<
  PayRule,
  'payBasis' | 'payRate' | 'commissionCategoryId' | 'commissionBasis' | 'commissionAmount'
>

/** What lacks for a rule to pay by. */
export function payProblems({
  payBasis,
  payRate,
  commissionCategoryId,
  commissionBasis,
  commissionAmount,
}: Complete): { path: string; message: string }[] {
  const problems = []
  if (payBasis !== '' && !payRate) problems.push({ path: 'payRate', message: per[payBasis].lacking })
  if (commissionCategoryId !== '' && commissionBasis !== 'percentOfNet' && !commissionAmount)
    problems.push({ path: 'commissionAmount', message: 'Enter the amount of the commission' })
  return problems
}

/** `₹18,000 a month`. */
export const payText = (
  { payBasis, payRate }: Pick<PayRule, 'payBasis' | 'payRate'>,
  format: MoneyFormat,
): string => (payBasis === '' ? MISSING : `${formatShortMoney(payRate, format)} ${per[payBasis].a}`)
