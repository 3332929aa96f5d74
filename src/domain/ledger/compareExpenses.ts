import type { Expense } from '@/domain/expenses/expense'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney, reversed, toPaise, type MoneyFormat } from '@/domain/shared/money'
import type { Mismatch } from './mismatch'
import { factOfExpense, isSameExpense, standingEntry } from './factsOfExpense'
import type { LedgerFact } from './ledgerEntry'

const nameOf = ({ note, date }: LedgerFact): string =>
  `The expense ${note ? `“${note}” ` : ''}of ${formatCivil(date)}`

const words = { date: 'day', by: 'person', modeOfPayment: 'way of payment', paymentSource: 'place' } as const

function difference(fact: LedgerFact, entry: LedgerFact, format: MoneyFormat): string {
  if (toPaise(fact.amount) !== toPaise(entry.amount))
    return `says ${formatMoney(reversed(fact.amount), format)}, but ${formatMoney(reversed(entry.amount), format)} was entered`
  const names = (Object.keys(words) as (keyof typeof words)[]).filter((name) => fact[name] !== entry[name])
  return `is not as it was entered: its ${names.map((name) => words[name]).join(' and ')} differs`
}

function faultOf(
  expense: Expense,
  entries: readonly LedgerFact[],
  chainedUntil: Date,
  format: MoneyFormat,
): string | null {
  const fact = factOfExpense(expense)
  const entry = standingEntry(entries)
  const changedAt = expense.updatedAt ?? expense.createdAt
  const isOnItsWay = changedAt !== null && changedAt > chainedUntil && (!entry?.at || changedAt > entry.at)
  if (isOnItsWay || (fact === null && entry === null)) return null
  if (fact === null) return entry && `${nameOf(entry)} was entered, and does not count any more.`
  if (entry === null) return `${nameOf(fact)} was never entered in the ledger.`
  return isSameExpense(fact, entry) ? null : `${nameOf(entry)} ${difference(fact, entry, format)}.`
}

/**
 * Holds expenses against what stands about them in the ledger. `entries` are all of these expenses', and of others that
 * are gone; what changed after `chainedUntil` may still be on its way.
 */
export function compareExpenses(
  expenses: readonly Expense[],
  entries: readonly LedgerFact[],
  chainedUntil: Date,
  format: MoneyFormat,
): Mismatch[] {
  const known = new Map(expenses.map((expense) => [expense.id, expense]))
  const about = new Map<string, LedgerFact[]>(expenses.map(({ id }) => [id, []]))
  for (const entry of entries) about.set(entry.itemId, [...(about.get(entry.itemId) ?? []), entry])
  return [...about].flatMap(([itemId, own]) => {
    const expense = known.get(itemId)
    const entry = standingEntry(own)
    const reason = expense
      ? faultOf(expense, own, chainedUntil, format)
      : entry && `${nameOf(entry)} was entered, and is gone.`
    return reason ? [{ id: entry?.id ?? itemId, invoiceId: '', itemId, reason }] : []
  })
}
