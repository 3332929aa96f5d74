import type { Expense } from '@/domain/expenses/expense'
import { reversed, toPaise } from '@/domain/shared/money'
import { ledgerFactSchema, type LedgerFact } from './ledgerEntry'

/** The ids of what is entered about one expense, one after the other: two who enter at once make the same ones. */
const entryId = (expenseId: string, at: number): string =>
  at === 0 ? `${expenseId}_expense` : `${expenseId}_expense_${at + 1}`

/** What an expense says now; null while it counts nowhere: a draft, a deleted one, one without a day. */
export function factOfExpense(expense: Expense, at = 0): LedgerFact | null {
  const { id, gymId, amount, date, status, deleted, createdBy, updatedAt, createdAt } = expense
  if (status !== 'Confirmed' || deleted || date === null) return null
  return ledgerFactSchema.parse({
    id: entryId(id, at),
    kind: 'expense',
    gymId,
    itemId: id,
    amount: reversed(amount),
    date,
    at: updatedAt ?? createdAt,
    by: createdBy,
    modeOfPayment: expense.modeOfPayment,
    paymentSource: expense.paidFrom,
    note: expense.description || expense.vendor,
  })
}

/** What must agree between an expense and its entry: the words may be put better, the money may not. */
const said = ['date', 'by', 'modeOfPayment', 'paymentSource'] as const

export const isSameExpense = (one: LedgerFact, other: LedgerFact): boolean =>
  toPaise(one.amount) === toPaise(other.amount) && said.every((name) => one[name] === other[name])

/** The entry of an expense that no later one took back; `entries` are all that stand about it. */
export function standingEntry<Entry extends LedgerFact>(entries: readonly Entry[]): Entry | null {
  const takenBack = new Set(entries.map(({ of }) => of))
  return entries.find(({ kind, id }) => kind === 'expense' && !takenBack.has(id)) ?? null
}

const isLater = (at: Date | null, than: Date | null): boolean => at !== null && (than === null || at > than)

/**
 * What the ledger lacks of an expense: a change takes the standing entry back and enters the new one. It looks at what
 * stands now and not at what an event brought, so late, repeated and reordered events come to the same. A change that
 * bears no later time than the entry was made past the application: it is not entered, so that Verify names it.
 */
export function factsToEnter(expense: Expense, entries: readonly LedgerFact[]): LedgerFact[] {
  const stands = standingEntry(entries)
  const count = entries.length
  if (stands === null) {
    const fact = factOfExpense(expense, count)
    return fact === null ? [] : [fact]
  }
  const now = factOfExpense(expense, count + 1)
  const changedAt = expense.updatedAt ?? expense.createdAt
  if ((now !== null && isSameExpense(now, stands)) || !isLater(changedAt, stands.at)) return []
  const back = ledgerFactSchema.parse({
    ...stands,
    id: entryId(expense.id, count),
    kind: 'expenseChange',
    amount: reversed(stands.amount),
    at: changedAt,
    of: stands.id,
    note: now === null ? 'Taken off' : 'Changed',
  })
  return now === null ? [back] : [back, now]
}
