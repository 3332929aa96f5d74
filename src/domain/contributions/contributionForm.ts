import { z } from 'zod'
import type { Member } from '@/domain/members/member'
import { monthSchema, type Month } from '@/domain/monthStats/monthStats'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { isWholeText } from '@/domain/shared/isWholeText'
import { MOST_AMOUNT, times, toPaise, toRupees } from '@/domain/shared/money'
import { isRefused, refused, type Refusal } from '@/domain/shared/refusal'
import type { Staff } from '@/domain/staff/staff'
import type { Contribution } from './contribution'
import type { ContributionCategory } from './contributionCategory'
import { correctedOf, toCorrect } from './correction'
import { firstOfMonth } from './payMonth'

const MOST_SESSIONS = 1_000

/** A line that is entered by hand. `sessions` are reckoned at the category's rate, where it is one of those. */
export const contributionFormSchema = z.object({
  staffId: z.string().min(1, 'Choose the employee'),
  categoryId: z.string().min(1, 'Choose a category'),
  amount: z
    .number('Enter the amount')
    .nonnegative('Enter more than 0')
    .max(MOST_AMOUNT, 'That is more than any centre pays. Check the amount.')
    .nullable(),
  sessions: z
    .number('Enter how many sessions')
    .int('Enter a whole number')
    .nonnegative('Enter 1 or more')
    .max(MOST_SESSIONS, `At most ${String(MOST_SESSIONS)}`)
    .nullable(),
  date: civilDateSchema,
  month: monthSchema,
  note: z.string().trim().max(500, 'At most 500 characters').refine(isWholeText, 'Enter plain text'),
  /** The reversed commission that it is entered in the place of; '' for none. */
  corrects: z.string().default(''),
  /** Whom it was earned with; '' for nobody. Of an earning that corrects none. */
  memberId: z.string().default(''),
})
export type ContributionForm = z.infer<typeof contributionFormSchema>

/** Whether a line of a category is so many sessions at its rate. */
export const isBySession = ({ basis, rate }: Pick<ContributionCategory, 'basis' | 'rate'>): boolean =>
  basis === 'perSession' && rate > 0

/** What a line of a category usually comes to (PRODUCT 4.12); null where the amount is entered each time. */
export const usualAmount = ({ basis, rate }: Pick<ContributionCategory, 'basis' | 'rate'>): number | null =>
  basis === 'fixed' && rate > 0 ? rate : null

type Known = {
  id: string
  gymId: string
  staff: Staff | null
  category: ContributionCategory | null
  /** Whom the form names. */
  member: Pick<Member, 'id' | 'gymId'> | null
  /** The ledger of the month, where the line corrects one of it. */
  lines: readonly Contribution[]
  today: CivilDate
  by: string
  now: Date
}

/** The line that a form asks for, or why not. */
export function newContribution(
  { amount, sessions, date, month, note, corrects, memberId }: ContributionForm,
  { id, gymId, staff, category, member, lines, today, by, now }: Known,
): Contribution | Refusal {
  if (staff === null || staff.gymId !== gymId) return refused('Choose the employee', 'staffId')
  if (category === null || category.gymId !== gymId || !category.isActive || category.deleted)
    return refused('Choose a category that is in use', 'categoryId')
  if (date > today) return refused('Choose a day that isn’t in the future', 'date')
  if (isFuture(month, today)) return refused('This month hasn’t begun yet', 'month')
  if (memberId !== '' && member?.gymId !== gymId) return refused('Choose a member of this centre', 'memberId')
  const corrected = correctedOf(corrects, category, toCorrect(lines, staff.id))
  if (corrected && isRefused(corrected)) return corrected
  const isCounted = isBySession(category)
  if (isCounted && !sessions) return refused('Enter how many sessions', 'sessions')
  if (!isCounted && !amount) return refused('Enter the amount', 'amount')
  const rupees = isCounted ? times(toPaise(category.rate), sessions ?? 0) : toPaise(amount ?? 0)
  if (toRupees(rupees) > MOST_AMOUNT)
    return refused('That is more than any centre pays. Check the amount.', isCounted ? 'sessions' : 'amount')
  return {
    id,
    gymId,
    staffId: staff.id,
    categoryId: category.id,
    direction: category.direction,
    amount: toRupees(rupees),
    date,
    month,
    source: category.direction === 'Earning' ? sourceOf(member) : null,
    basisAmount: isCounted ? sessions : null,
    rate: isCounted ? category.rate : null,
    ...corrected,
    note,
    status: 'Pending',
    paidOn: null,
    modeOfPayment: '',
    expenseId: '',
    reason: '',
    createdBy: by,
    createdAt: now,
    updatedAt: now,
  }
}

const sourceOf = (member: Known['member']): Contribution['source'] =>
  member === null ? null : { invoiceId: '', memberId: member.id, leadId: '', payWhen: null }

const isFuture = (month: Month, today: CivilDate) => firstOfMonth(month) > today
