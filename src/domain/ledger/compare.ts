import type { Invoice } from '@/domain/invoices/invoice'
import { formatMoney, toPaise } from '@/domain/shared/money'
import { factsOfInvoice } from './factsOf'
import type { LedgerFact } from './ledgerEntry'

/** A fact that an invoice and the ledger tell differently. */
export type Mismatch = { id: string; invoiceId: string; itemId: string; reason: string }

/** What must never change about a fact once it is written. */
const lasting = ['kind', 'date', 'by', 'modeOfPayment', 'of', 'memberId', 'invoiceNumber'] as const

function difference(fact: LedgerFact, entry: LedgerFact): string | null {
  if (toPaise(fact.amount) !== toPaise(entry.amount))
    return `says ${formatMoney(fact.amount)}, but ${formatMoney(entry.amount)} was entered`
  const field = lasting.find((name) => fact[name] !== entry[name])
  return field ? `says ${field} ${fact[field] || '--'}, but ${entry[field] || '--'} was entered` : null
}

const nameOf = ({ kind, itemId, invoiceNumber, invoiceId }: LedgerFact) =>
  `${kind === 'issue' ? 'Invoice' : `${kind} ${itemId} on`} ${invoiceNumber || invoiceId}`

/**
 * Holds what stands on the invoices against the ledger: payments, credit notes or amounts that were altered, removed
 * or slipped in past the rules. `entries` are all of these invoices'; facts that are still being chained are not a
 * mismatch, so those entered after `chainedUntil` are left out.
 */
export function compareWithLedger(
  invoices: readonly Invoice[],
  entries: readonly LedgerFact[],
  chainedUntil: Date,
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
      const found = difference(fact, entry)
      return found ? [mismatch(fact, `${nameOf(fact)} ${found}.`)] : []
    }
    const isRecent = fact.at !== null && fact.at > chainedUntil
    return isRecent ? [] : [mismatch(fact, `${nameOf(fact)} was never entered in the ledger.`)]
  })
  const removed = entries
    .filter(({ invoiceId, id }) => compared.has(invoiceId) && !stands.has(id))
    .filter(({ kind, itemId }) =>
      kind === 'forgive' ? !undone.has(itemId) : kind !== 'unforgive' && kind !== 'delete',
    )
    .map((entry) => mismatch(entry, `${nameOf(entry)} was entered, and is gone.`))
  return [...altered, ...removed]
}
