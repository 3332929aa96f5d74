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

/**
 * What an employee is paid by (PRODUCT 4.10 "pay"): `payRate` rupees a month, an hour or a session, which is each time
 * they are marked in; `overtimeRate` rupees an hour beyond the shift, of which sessions have none. `commissionCategoryId` '' is no commission; `commissionRate` percent, null for the category's own. Days before
 * `payFrom` are paid by the rule before it (`payHistory.ts`). null amounts are not set.
 */
export const payRuleFields = {
  payBasis: z.enum(payBases).default(''),
  payRate: rupees().nullable().default(null),
  overtimeRate: rupees().nullable().default(null),
  commissionCategoryId: z.string().default(''),
  commissionRate: z.number().nullable().default(null),
  payFrom: civilDateSchema.nullable().default(null),
}

const amount = z
  .number('Enter an amount, or leave it empty')
  .nonnegative('Enter 0 or more')
  .max(MOST_AMOUNT, 'That is more than any centre pays. Check the amount.')
  .nullable()

/** The same as a form and the server's calls check it. */
export const payRuleForm = {
  payBasis: z.enum(payBases),
  payRate: amount,
  overtimeRate: amount,
  commissionCategoryId: z.string().max(128),
  commissionRate: z
    .number('Enter a percentage, or leave it empty')
    .nonnegative('Enter 0 or more')
    .max(100, 'A rate can’t be above 100 %')
    .nullable(),
  payFrom: z.union([civilDateSchema, z.literal('').transform(() => null), z.null()]),
}

export const payRuleSchema = z.object(payRuleFields)
export type PayRule = z.output<typeof payRuleSchema>

export const noPayRule: PayRule = {
  payBasis: '',
  payRate: null,
  overtimeRate: null,
  commissionCategoryId: '',
  commissionRate: null,
  payFrom: null,
}

export const payRuleOf = ({
  payBasis,
  payRate,
  overtimeRate,
  commissionCategoryId,
  commissionRate,
  payFrom,
}: PayRule): PayRule => ({
  payBasis,
  payRate,
  overtimeRate,
  commissionCategoryId,
  commissionRate,
  payFrom,
})

/** Whether anything is agreed by it: base pay, or a commission. */
export const isPaying = ({
  payBasis,
  commissionCategoryId,
}: Pick<PayRule, 'payBasis' | 'commissionCategoryId'>): boolean =>
  payBasis !== '' || commissionCategoryId !== ''

/** What lacks for a rule to pay by. */
export const payProblems = ({
  payBasis,
  payRate,
}: Pick<PayRule, 'payBasis' | 'payRate'>): { path: string; message: string }[] =>
  payBasis !== '' && (payRate === null || payRate === 0)
    ? [
        {
          path: 'payRate',
          message: per[payBasis].lacking,
        },
      ]
    : []

/** `₹18,000 a month`. */
export const payText = (
  { payBasis, payRate }: Pick<PayRule, 'payBasis' | 'payRate'>,
  format: MoneyFormat,
): string => (payBasis === '' ? MISSING : `${formatShortMoney(payRate, format)} ${per[payBasis].a}`)
