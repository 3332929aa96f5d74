import type { Invoice } from './invoice'
import { MISSING } from '@/domain/shared/constants'
import { formatMoney, toPaise, type MoneyFormat } from '@/domain/shared/money'
import { factsOfInvoice } from './factsOf'
import { nameOf } from '@/domain/ledger/factWords'
import type { LedgerFact } from '@/domain/ledger/ledgerEntry'
import { hasOtherParts, type Mismatch } from '@/domain/ledger/mismatch'

/** What must never change about a fact once it is written, in words. */
const lasting = {
  kind: 'kind',
  date: 'day',
  by: 'person',
  modeOfPayment: 'way of payment',
  of: 'payment taken back',
  memberId: 'member',
  invoiceNumber: 'number',
} as const

function difference(fact: LedgerFact, entry: LedgerFact, format: MoneyFormat): string | null {
  if (toPaise(fact.amount) !== toPaise(entry.amount))
    return `says ${formatMoney(fact.amount, format)}, but ${formatMoney(entry.amount, format)} was entered`
  const names = (Object.keys(lasting) as (keyof typeof lasting)[]).filter(
    (name) => fact[name] !== entry[name],
  )
  const [first] = names
  if (first === undefined)
    return hasOtherParts(fact, entry) ? 'has other lines than those that were entered' : null
  return first === 'modeOfPayment'
    ? `says ${fact[first] || MISSING}, but ${entry[first] || MISSING} was entered`
    : `is not as it was entered: its ${names.map((name) => lasting[name]).join(' and ')} differs`
}

/**
 * Holds what stands on the invoices against the ledger: payments, credit notes or amounts that were altered, removed
 * or slipped in past the rules. `entries` are all of these invoices', and of others that are gone; facts that are still being chained are not a
 * mismatch, so those entered after `chainedUntil` are left out.
 */
export function compareWithLedger(
  invoices: readonly Invoice[],
  entries: readonly LedgerFact[],
  chainedUntil: Date,
  format: MoneyFormat,
): Mismatch[] {
  const known = new Map(entries.map((entry) => [entry.id, entry]))
  const stands = new Map(invoices.flatMap(factsOfInvoice).map((fact) => [fact.id, fact]))
  const compared = new Set(invoices.map(({ id }) => id))
  const undone = new Set(entries.filter(({ kind }) => kind === 'unforgive').map(({ itemId }) => itemId))
  const mismatch = ({ id, invoiceId, itemId }: LedgerFact, reason: string): Mismatch => ({
    id,
    invoiceId,
    itemId,
    reason,
  })
  const altered = [...stands.values()].flatMap((fact) => {
    const entry = known.get(fact.id)
    if (entry) {
      const found = difference(fact, entry, format)
      return found ? [mismatch(fact, `${nameOf(entry, format)} ${found}.`)] : []
    }
    const isRecent = fact.at !== null && fact.at > chainedUntil
    return isRecent ? [] : [mismatch(fact, `${nameOf(fact, format)} was never entered in the ledger.`)]
  })
  const removed = entries
    .filter(({ invoiceId, id }) => compared.has(invoiceId) && !stands.has(id))
    .filter(({ kind, itemId }) =>
      kind === 'forgive' ? !undone.has(itemId) : kind !== 'unforgive' && kind !== 'delete',
    )
    .map((entry) => mismatch(entry, `${nameOf(entry, format)} was entered, and is gone.`))
  const lost = entries
    .filter(({ kind, invoiceId }) => kind === 'issue' && !compared.has(invoiceId))
    .map((entry) => mismatch(entry, `${nameOf(entry, format)} was entered, and is gone.`))
  return [...altered, ...removed, ...lost]
}
