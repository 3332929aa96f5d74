import { z } from 'zod'
import { monthSchema } from '@/domain/monthStats/monthStats'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { minus, NO_PAISE, plus, toPaise, toRupees, type Paise } from '@/domain/shared/money'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { rupees } from '@/domain/shared/rupees'
import { directions, payWhens, type Direction } from './contributionCategory'

export const contributionStatuses = ['Pending', 'Approved', 'Paid', 'Reversed'] as const
export type ContributionStatus = (typeof contributionStatuses)[number]

/** In the place of a mode of payment, where the next month deducts what was owed (`carryOver.ts`). */
export const CARRIED_OVER = 'Carried over'

/**
 * What a line came of; '' where it is not of that. `payWhen` is by which way of counting a commission was earned; null where it is none,
 * and on lines from before it was kept.
 */
const contributionSourceSchema = z.object({
  invoiceId: z.string().default(''),
  memberId: z.string().default(''),
  leadId: z.string().default(''),
  payWhen: z.enum(payWhens).nullable().default(null),
})

/**
 * One line of an employee's pay ledger (PRODUCT 2.C), written by acts alone. `amount` is rupees above 0, which `direction` adds
 * to or takes off the pay of `month`. `basisAmount` is what `rate` is of: rupees of a percentage, or a number of sessions.
 * `expenseId` is the expense of the payment that it was paid with.
 */
export const contributionSchema = z.object({
  id: z.string().min(1),
  gymId: z.string().min(1),
  staffId: z.string().min(1),
  categoryId: z.string().min(1),
  direction: z.enum(directions),
  amount: rupees().positive(),
  date: civilDateSchema,
  month: monthSchema,
  source: contributionSourceSchema.nullable().default(null),
  basisAmount: rupees().nullable().default(null),
  rate: z.number().nullable().default(null),
  note: z.string().default(''),
  status: z.enum(contributionStatuses),
  paidOn: civilDateSchema.nullable().default(null),
  modeOfPayment: z.string().default(''),
  expenseId: z.string().default(''),
  /** Why it was reversed. */
  reason: z.string().default(''),
  createdBy: z.string().default(''),
  createdAt: z.date().nullable().default(null),
  updatedAt: z.date().nullable().default(null),
})
export type Contribution = z.infer<typeof contributionSchema>

type Signed = Pick<Contribution, 'direction' | 'amount'>

/** In paise, below 0 for a deduction. */
export const signedOf = ({ direction, amount }: Signed): Paise =>
  direction === 'Earning' ? toPaise(amount) : minus(NO_PAISE, toPaise(amount))

/** Whether it is a share of a sale: what it is reckoned of is rupees, and its rate percent. Of anything else that is counted it is sessions. */
export const isShareOfSale = ({
  source,
  basisAmount,
}: Pick<Contribution, 'source' | 'basisAmount'>): boolean =>
  Boolean(source?.invoiceId) && basisAmount !== null

/** What is owed for these lines, in rupees; below 0 where deductions are more. */
export const netOf = (lines: readonly Signed[]): number => toRupees(plus(NO_PAISE, ...lines.map(signedOf)))

/** An amount that may be below 0 as a line has it; null for nothing. */
export const asLine = (paise: Paise): { direction: Direction; amount: number } | null =>
  paise === 0
    ? null
    : paise > 0
      ? { direction: 'Earning', amount: toRupees(paise) }
      : { direction: 'Deduction', amount: toRupees(minus(NO_PAISE, paise)) }

/** Where a line may go from where it stands. */
const moves: Record<ContributionStatus, readonly ContributionStatus[]> = {
  Pending: ['Approved', 'Reversed'],
  Approved: ['Paid', 'Reversed'],
  Paid: ['Reversed'],
  Reversed: [],
}

export const mayMove = (from: ContributionStatus, to: ContributionStatus): boolean => moves[from].includes(to)

const said: Record<ContributionStatus, string> = {
  Pending: 'is still pending. Approve it first.',
  Approved: 'is approved already.',
  Paid: 'is paid already.',
  Reversed: 'was reversed.',
}

/** Why a line can't go there; null where it may. */
export const refuseMove = (
  { status }: Pick<Contribution, 'status'>,
  to: ContributionStatus,
  name: string,
): Refusal | null => (mayMove(status, to) ? null : refused(`This contribution of ${name} ${said[status]}`))

export const approved = (line: Contribution): Contribution => ({ ...line, status: 'Approved' })

export const paid = (
  line: Contribution,
  how: { paidOn: CivilDate; modeOfPayment: string; expenseId: string },
): Contribution => ({ ...line, ...how, status: 'Paid' })

export const reversedLine = (line: Contribution, reason: string): Contribution => ({
  ...line,
  reason,
  status: 'Reversed',
})
