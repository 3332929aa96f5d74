import type { Ways } from '@/domain/gyms/wayKind'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { isPaidInCash, type Expense } from './expense'

/** What decides whether, and on which day, the drawer was the lower for it. */
export type Spent = Pick<Expense, 'date' | 'status' | 'modeOfPayment' | 'paidFrom'>

const isCounted = (expense: Spent, ways: Ways): boolean =>
  expense.status === 'Confirmed' && isPaidInCash(expense, ways)

/**
 * Cash of an earlier day that came into the books only now: on that day the drawer may have been closed already, and then no count
 * expects it gone (PRODUCT 4.17). null where there is nothing to ask: cash that was entered on that day before stays on it.
 */
export function newCashDay(
  after: Spent,
  before: Spent | null,
  ways: Ways,
  today: CivilDate,
): CivilDate | null {
  const { date } = after
  if (date === null || date >= today || !isCounted(after, ways)) return null
  return before !== null && before.date === date && isCounted(before, ways) ? null : date
}

/** `closedOn`: the first close of that day or a later one. */
export const refuseClosedDrawer = (closedOn: CivilDate, field: string): Refusal =>
  refused(
    `The drawer was closed on ${formatCivil(closedOn)}. Date cash today, or choose another way it was paid`,
    field,
  )

/** What confirming a draft writes: cash of a drawer that was closed goes out of today's. */
export const confirmation = (closedOn: CivilDate | null, today: CivilDate): Partial<Expense> => ({
  status: 'Confirmed',
  ...(closedOn !== null && { date: today }),
})
