import type { Expense } from '@/domain/expenses/expense'
import { payExpenseId } from '@/domain/expenses/ofPay'
import { formatCivil } from '@/domain/shared/formatDate'
import type { CivilDate } from '@/domain/shared/civilDate'
import { monthText } from '@/domain/shared/monthText'
import { refused, type Refusal } from '@/domain/shared/refusal'
import type { Month } from '@/domain/monthStats/monthStats'
import { CARRIED_OVER, netOf, paid, refuseMove, type Contribution } from './contribution'
import { firstOfMonth } from './payMonth'

type How = { paidOn: CivilDate; modeOfPayment: string }

type Ctx = {
  gymId: string
  month: Month
  key: string
  /** What the expenses are spent under (`salariesCategory.ts`). */
  categoryId: string
  nameOf: (staffId: string) => string
  today: CivilDate
  now: Date
  by: string
}

/** What a payment writes: its lines, and one expense for each person who gets something. */
export type Payment = { lines: Contribution[]; expenses: Expense[] }

/** Why a month's pay can't have been paid on that day: what is paid before it begins is of an earlier month. */
export function refusePaidOn(paidOn: CivilDate, month: Month, today: CivilDate): Refusal | null {
  if (paidOn > today) return refused('Choose a day that isn’t in the future', 'paidOn')
  const first = firstOfMonth(month)
  return paidOn < first ? refused(`Choose ${formatCivil(first)} or a later day`, 'paidOn') : null
}

/** Pays approved lines of a month, each person's earnings less their deductions. All of them or none. */
export function payContributions(
  lines: readonly Contribution[],
  { paidOn, modeOfPayment }: How,
  { gymId, month, key, categoryId, nameOf, today, now, by }: Ctx,
): Payment | Refusal {
  const wrongDay = refusePaidOn(paidOn, month, today)
  if (wrongDay) return wrongDay
  for (const line of lines) {
    const refusal = refuseMove(line, 'Paid', nameOf(line.staffId))
    if (refusal) return refusal
  }
  const people = [...new Set(lines.map(({ staffId }) => staffId))]
  const payment: Payment = { lines: [], expenses: [] }
  for (const staffId of people) {
    const own = lines.filter((line) => line.staffId === staffId)
    const amount = netOf(own)
    if (amount < 0)
      return refused(
        `The deductions of ${nameOf(staffId)} are more than the earnings. Choose more of the earnings, or carry the rest over to the next month.`,
      )
    const expenseId = amount === 0 ? '' : payExpenseId(gymId, key, staffId)
    payment.lines.push(...own.map((line) => paid(line, { paidOn, modeOfPayment, expenseId })))
    if (amount > 0)
      payment.expenses.push({
        id: expenseId,
        gymId,
        categoryId,
        description: `Pay for ${monthText(firstOfMonth(month))}`,
        vendor: nameOf(staffId),
        amount,
        date: paidOn,
        modeOfPayment,
        paidFrom: '',
        bill: '',
        gst: 0,
        isRecurring: false,
        recurrence: null,
        recurringOf: '',
        status: 'Confirmed',
        deleted: false,
        createdBy: by,
        createdAt: now,
        updatedAt: now,
      })
  }
  return payment
}

const stillPaid = (lines: readonly Contribution[]) => lines.filter(({ status }) => status === 'Paid')

/**
 * Whether somebody put the expense of a payment away by hand: there was something left of it, or lines were reversed since then
 * without touching it, which otherwise gives it their time.
 */
function isPutAwayByHand({ deleted, updatedAt }: Expense, lines: readonly Contribution[]): boolean {
  const isSince = (at: Date | null) => at !== null && updatedAt !== null && at > updatedAt
  return (
    deleted &&
    (netOf(stillPaid(lines)) > 0 ||
      lines.some((line) => line.status === 'Reversed' && isSince(line.updatedAt)))
  )
}

/**
 * The expense of a payment once one of its lines is reversed: what those that stay paid come to, and put away where that is nothing.
 * null for one that stays as it is, because somebody put it away by hand. `lines` are all of the payment, as they stood before.
 */
export function expenseWithout(
  expense: Expense,
  line: Pick<Contribution, 'id'>,
  lines: readonly Contribution[],
): Expense | null {
  if (isPutAwayByHand(expense, lines)) return null
  const left = netOf(stillPaid(lines).filter(({ id }) => id !== line.id))
  return left > 0 ? { ...expense, amount: left, deleted: false } : { ...expense, deleted: true }
}

/** `Paid on 30 Nov, 2026 by UPI`. */
export const paidText = ({ paidOn, modeOfPayment }: Pick<Contribution, 'paidOn' | 'modeOfPayment'>): string =>
  modeOfPayment === CARRIED_OVER
    ? `${CARRIED_OVER} on ${formatCivil(paidOn)}`
    : [`Paid on ${formatCivil(paidOn)}`, modeOfPayment && `by ${modeOfPayment}`].filter(Boolean).join(' ')
