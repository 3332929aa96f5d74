import { fingerprintOf } from '@/domain/ledger/chain'
import { countedOf } from '@/domain/invoices/dueOf'
import { isComplimentary } from '@/domain/gyms/settingFields'
import { isPaidInCash, type Expense } from '@/domain/expenses/expense'
import type { Invoice } from '@/domain/invoices/invoice'
import type { LedgerFact, LedgerKind } from '@/domain/ledger/ledgerEntry'
import type { CivilDate } from '@/domain/shared/civilDate'
import { CASH } from './dayClose'
import { reversed, toRupees, totalOf } from '@/domain/shared/money'

/** One movement of money on a day, in rupees, below 0 where it goes out. `id` is that of the ledger's entry. */
export type CashMove = {
  id: string
  mode: string
  by: string
  amount: number
  at: Date | null
  what: string
  /** Cash that was spent: it leaves the drawer, and what was collected stays as it is. */
  isExpense: boolean
}

/** Payments less refunds, in rupees: what "collected" is of a day, wherever it is said (PRODUCT 2.Q). */
export const collectedIn = (moves: readonly CashMove[]): number =>
  totalOf(moves.filter(({ isExpense }) => !isExpense).map(({ amount }) => amount))

/** Cash that was spent that day, in rupees, above 0: it leaves the drawer, whoever entered it (PRODUCT 4.17). */
export const spentIn = (moves: readonly CashMove[]): number =>
  reversed(totalOf(moves.filter(({ isExpense }) => isExpense).map(({ amount }) => amount)))

/** A fingerprint of the money that a count is held against: other money since has another one, whatever the order. */
export const seenOf = (moves: readonly CashMove[]): Promise<string> =>
  fingerprintOf(moves.map(({ id, amount, mode }) => `${id} ${amount} ${mode}`).sort())

const moneyKinds: ReadonlySet<LedgerKind> = new Set([
  'payment',
  'reversal',
  'bounce',
  'refund',
  'clearance',
  'payCredit',
])

/** An older “Complimentary” row brought no money (PRODUCT 2.V). */
function paymentMoves({ id: invoiceId, invoiceNumber, customerName, payments }: Invoice, day: CivilDate) {
  return payments
    .filter((payment) => payment.date === day && countedOf(payment) !== 0)
    .filter((payment) => !isComplimentary(payment.modeOfPayment))
    .map((payment): CashMove => ({
      id: `${invoiceId}_${payment.id}`,
      mode: payment.modeOfPayment,
      by: payment.receivedBy,
      amount: toRupees(countedOf(payment)),
      at: payment.at,
      what: [payment.kind === 'clearance' && 'Cheque cleared', invoiceNumber, customerName]
        .filter(Boolean)
        .join(' '),
      isExpense: false,
    }))
}

/** The same out of the ledger, for days long past, whose invoices are many to look through. */
export function movesIn(entries: readonly LedgerFact[]): CashMove[] {
  const takenBack = new Set(entries.map(({ of }) => of))
  return entries.flatMap((entry): CashMove[] => {
    const { id, kind, itemId, amount, by, at, modeOfPayment, paymentSource, invoiceNumber, note } = entry
    if (moneyKinds.has(kind) && (amount === 0 || isComplimentary(modeOfPayment))) return []
    const what = kind === 'payCredit' ? `Credit paid out: ${note}` : invoiceNumber
    if (moneyKinds.has(kind)) return [{ id, mode: modeOfPayment, by, amount, at, what, isExpense: false }]
    const counts =
      kind === 'expense' && !takenBack.has(id) && isPaidInCash({ modeOfPayment, paidFrom: paymentSource })
    const spent = { mode: CASH, by, amount, at, what: note || 'Expense', isExpense: true }
    return counts ? [{ id: `${itemId}_expense`, ...spent }] : []
  })
}

const isSpentOn = (day: CivilDate) => (expense: Expense) =>
  expense.date === day && expense.status === 'Confirmed' && !expense.deleted && isPaidInCash(expense)

/** What came into and went out of the centre that day: payments, what was taken back, refunds, cash expenses. */
export const movesOf = (
  invoices: readonly Invoice[],
  expenses: readonly Expense[],
  day: CivilDate,
): CashMove[] => [
  ...invoices.flatMap((invoice) => paymentMoves(invoice, day)),
  ...expenses.filter(isSpentOn(day)).map((expense): CashMove => ({
    id: `${expense.id}_expense`,
    mode: CASH,
    by: expense.createdBy,
    amount: reversed(expense.amount),
    at: expense.createdAt,
    what: expense.description || expense.vendor || 'Expense',
    isExpense: true,
  })),
]
