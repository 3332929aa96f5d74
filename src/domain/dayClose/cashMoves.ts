import { fingerprintOf } from '@/domain/ledger/chain'
import { countedOf } from '@/domain/invoices/dueOf'
import { isComplimentary } from '@/domain/gyms/settingFields'
import { CASH, kindOfWay, type WayKind, type Ways } from '@/domain/gyms/wayKind'
import { isPaidInCash, type Expense } from '@/domain/expenses/expense'
import type { Invoice } from '@/domain/invoices/invoice'
import type { LedgerFact, LedgerKind } from '@/domain/ledger/ledgerEntry'
import type { CivilDate } from '@/domain/shared/civilDate'
import { reversed, toRupees, totalOf } from '@/domain/shared/money'

/** One movement of money on a day, in rupees, below 0 where it goes out. `id` is that of the ledger's entry. */
export type CashMove = {
  id: string
  /** Its way of paying, as it was called when it was recorded. */
  mode: string
  kind: WayKind
  by: string
  amount: number
  at: Date | null
  what: string
  /** Cash that was spent: it leaves the drawer, and what was collected stays as it is. */
  isExpense: boolean
}

/** What it is counted as: all that lies in the drawer together, anything else by its way of paying. */
export const countedAs = ({ mode, kind }: { mode: string; kind?: WayKind | undefined }): string =>
  kind === 'cash' ? CASH : mode

/** Payments less refunds, in rupees: what "collected" is of a day, wherever it is said (PRODUCT 2.Q). */
export const collectedIn = (moves: readonly CashMove[]): number =>
  totalOf(moves.filter(({ isExpense }) => !isExpense).map(({ amount }) => amount))

/** Cash that was spent that day, in rupees, above 0: it leaves the drawer, whoever entered it (PRODUCT 4.17). */
export const spentIn = (moves: readonly CashMove[]): number =>
  reversed(totalOf(moves.filter(({ isExpense }) => isExpense).map(({ amount }) => amount)))

/**
 * A fingerprint of the money that a count is held against: other money since has another one, and so has money that is
 * counted otherwise; whatever the order. `since` is the cash that came before that day (`handedOn.ts`).
 */
export const seenOf = (moves: readonly CashMove[], since = 0): Promise<string> =>
  fingerprintOf([
    ...moves.map(({ id, amount, mode, kind }) => `${id} ${amount} ${mode} ${kind}`).sort(),
    ...(since === 0 ? [] : [`since ${since}`]),
  ])

const moneyKinds: ReadonlySet<LedgerKind> = new Set([
  'payment',
  'reversal',
  'bounce',
  'refund',
  'clearance',
  'payCredit',
])

/** Where an expense in cash is taken from, whatever its own way of paying is called. */
const drawer = { mode: CASH, kind: 'cash' } as const

/** An older “Complimentary” row brought no money (PRODUCT 2.V). */
function paymentMoves(
  { id: invoiceId, invoiceNumber, customerName, payments }: Invoice,
  day: CivilDate,
  ways: Ways,
) {
  return payments
    .filter((payment) => payment.date === day && countedOf(payment) !== 0)
    .filter((payment) => !isComplimentary(payment.modeOfPayment))
    .map((payment): CashMove => ({
      id: `${invoiceId}_${payment.id}`,
      mode: payment.modeOfPayment,
      kind: kindOfWay(payment.modeOfPayment, ways),
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
export function movesIn(entries: readonly LedgerFact[], ways: Ways): CashMove[] {
  const takenBack = new Set(entries.map(({ of }) => of))
  return entries.flatMap((entry): CashMove[] => {
    const { id, kind, itemId, amount, by, at, modeOfPayment, paymentSource, invoiceNumber, note } = entry
    if (moneyKinds.has(kind) && (amount === 0 || isComplimentary(modeOfPayment))) return []
    const what = kind === 'payCredit' ? `Credit paid out: ${note}` : invoiceNumber
    const paid = { mode: modeOfPayment, kind: kindOfWay(modeOfPayment, ways), by, amount, at, what }
    if (moneyKinds.has(kind)) return [{ id, ...paid, isExpense: false }]
    const counts =
      kind === 'expense' &&
      !takenBack.has(id) &&
      isPaidInCash({ modeOfPayment, paidFrom: paymentSource }, ways)
    const spent = { ...drawer, by, amount, at, what: note || 'Expense', isExpense: true }
    return counts ? [{ id: `${itemId}_expense`, ...spent }] : []
  })
}

const isSpentOn = (day: CivilDate, ways: Ways) => (expense: Expense) =>
  expense.date === day && expense.status === 'Confirmed' && !expense.deleted && isPaidInCash(expense, ways)

/** What came into and went out of the centre that day: payments, what was taken back, refunds, cash expenses. */
export const movesOf = (
  invoices: readonly Invoice[],
  expenses: readonly Expense[],
  day: CivilDate,
  ways: Ways,
): CashMove[] => [
  ...invoices.flatMap((invoice) => paymentMoves(invoice, day, ways)),
  ...expenses.filter(isSpentOn(day, ways)).map((expense): CashMove => ({
    id: `${expense.id}_expense`,
    ...drawer,
    by: expense.createdBy,
    amount: reversed(expense.amount),
    at: expense.createdAt,
    what: expense.description || expense.vendor || 'Expense',
    isExpense: true,
  })),
]
