import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney, minus, reversed, toPaise, toRupees, type MoneyFormat } from '@/domain/shared/money'
import { netOf, type Contribution } from './contribution'

/** What becomes of an expense of pay; `amount` is rupees, below 0 where it falls. */
type ExpenseChange = Pick<Contribution, 'expenseId' | 'staffId' | 'paidOn'> & { amount: number }

/** As `expenseWithout` leaves an expense: nothing is spent where deductions are more. */
const spentOn = (lines: readonly Contribution[]): number => Math.max(netOf(lines), 0)

/** What reversing lines changes of the expenses that they were paid with. `lines` are those of the month. */
export function expenseChanges(
  chosen: readonly Pick<Contribution, 'id'>[],
  lines: readonly Contribution[],
): ExpenseChange[] {
  const gone = new Set(chosen.map(({ id }) => id))
  const paid = lines.filter(({ status, expenseId }) => status === 'Paid' && expenseId !== '')
  const touched = new Map(
    paid
      .filter(({ id }) => gone.has(id))
      .map(({ expenseId, staffId, paidOn }) => [expenseId, { staffId, paidOn }]),
  )
  return [...touched].flatMap(([expenseId, of]) => {
    const own = paid.filter((line) => line.expenseId === expenseId)
    const left = own.filter(({ id }) => !gone.has(id))
    const amount = toRupees(minus(toPaise(spentOn(left)), toPaise(spentOn(own))))
    return amount === 0 ? [] : [{ expenseId, ...of, amount }]
  })
}

/** The books change on the day of the payment; the money itself is somebody's to hand over or to get back. */
export function expenseChangeText(
  { amount, paidOn }: Pick<ExpenseChange, 'amount' | 'paidOn'>,
  name: string,
  format: MoneyFormat,
): string {
  const [day, who] = [formatCivil(paidOn), name || 'the employee']
  return amount > 0
    ? `${formatMoney(amount, format)} is added to the expense of ${day}, as if it had been paid then. Hand that over to ${who}.`
    : `${formatMoney(reversed(amount), format)} is taken off the expense of ${day}. Get that back from ${who}, or enter the right amount in its place.`
}
