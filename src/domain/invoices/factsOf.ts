import { countsLater } from './cheque'
import type { CreditMove, CreditNote, Forgiveness, Invoice, Payment } from './invoice'
import { partsOfInvoice, partsOfNote } from './suppliedParts'
import { negative, reversed, toPaise, toRupees } from '@/domain/shared/money'
import { ledgerFactSchema, type LedgerFact } from '@/domain/ledger/ledgerEntry'

type Base = Pick<LedgerFact, 'gymId' | 'invoiceId' | 'invoiceNumber' | 'memberId'>

const baseOf = ({ gymId, id, invoiceNumber, memberId }: Invoice): Base => ({
  gymId,
  invoiceId: id,
  invoiceNumber,
  memberId,
})

const fact = (fields: Partial<LedgerFact> & Pick<LedgerFact, 'id' | 'kind' | 'gymId' | 'date' | 'amount'>) =>
  ledgerFactSchema.parse(fields)

function paymentFact(base: Base, payment: Payment): LedgerFact {
  const { id, kind, amount, date, status, receivedBy, at, ...rest } = payment
  const goesOut = status === 'refunded'
  return fact({
    ...base,
    id: `${base.invoiceId}_${id}`,
    itemId: id,
    // An older refund is known by its status alone.
    kind: goesOut ? 'refund' : countsLater(payment) ? 'cheque' : kind,
    amount: goesOut ? -Math.abs(amount) : amount,
    date,
    at,
    by: receivedBy,
    modeOfPayment: rest.modeOfPayment,
    paymentSource: rest.paymentSource,
    reference: rest.reference,
    chequeDate: rest.chequeDate,
    of: rest.of,
    note: rest.note,
    ...(status === 'pending' && { isPending: true as const }),
  })
}

function creditFact(base: Base, invoice: Invoice, note: CreditNote): LedgerFact {
  const { id, amount, date, at, by, reason, number } = note
  return fact({
    ...base,
    id: `${base.invoiceId}_${id}`,
    itemId: id,
    kind: 'creditNote',
    amount: reversed(amount),
    date,
    at,
    by,
    note: reason,
    reference: number,
    // An older note does not say what it took from which line.
    ...(note.parts.length > 0 && { parts: partsOfNote(invoice, note) }),
  })
}

const creditMoveFact = (base: Base, { id, amount, date, at, by, what, reference }: CreditMove): LedgerFact =>
  fact({
    ...base,
    id: `${base.invoiceId}_${id}`,
    itemId: id,
    kind: 'credit',
    amount,
    date,
    at,
    by,
    note: what,
    reference,
  })

const forgiveFact = (base: Base, { id, amount, on, at, by, reason }: Forgiveness): LedgerFact =>
  fact({
    ...base,
    id: `${base.invoiceId}_${id}`,
    itemId: id,
    kind: 'forgive',
    amount: toRupees(negative(toPaise(amount))),
    date: on,
    at,
    by,
    note: reason,
  })

const issueFact = (invoice: Invoice): LedgerFact | null =>
  invoice.issuedOn === null || invoice.invoiceNumber === ''
    ? null
    : fact({
        ...baseOf(invoice),
        id: `${invoice.id}_issued`,
        kind: 'issue',
        amount: invoice.amount,
        date: invoice.issuedOn,
        at: invoice.createdAt,
        by: invoice.createdBy,
        ...(invoice.lines.length > 0 && { parts: partsOfInvoice(invoice) }),
      })

/**
 * Every fact that stands on an invoice now: its issue, payments, credit notes, the credit it moved, write-off. What it no longer shows (a
 * write-off that was undone) is only in the chain.
 */
export function factsOfInvoice(invoice: Invoice): LedgerFact[] {
  const issue = issueFact(invoice)
  if (issue === null) return []
  const base = baseOf(invoice)
  return [
    issue,
    ...invoice.payments.map((payment) => paymentFact(base, payment)),
    ...invoice.creditNotes.map((note) => creditFact(base, invoice, note)),
    ...invoice.creditMoves.map((move) => creditMoveFact(base, move)),
    ...(invoice.forgiveness ? [forgiveFact(base, invoice.forgiveness)] : []),
  ]
}

/** What an undone write-off, or a deleted invoice, leaves behind: facts about what is gone. */
function factsOfLoss(before: Invoice, after: Invoice): LedgerFact[] {
  const base = { ...baseOf(after), at: after.updatedAt }
  const { forgiveness } = before
  const isUndone = forgiveness !== null && after.forgiveness?.id !== forgiveness.id
  const date = forgiveness?.on ?? after.issuedOn
  return [
    ...(isUndone
      ? [
          fact({
            ...base,
            id: `${after.id}_${forgiveness.id}_undone`,
            itemId: forgiveness.id,
            kind: 'unforgive',
            amount: forgiveness.amount,
            date: forgiveness.on,
          }),
        ]
      : []),
    ...(after.isDeleted && !before.isDeleted && date && after.invoiceNumber !== ''
      ? [fact({ ...base, id: `${after.id}_deleted`, kind: 'delete', amount: reversed(after.amount), date })]
      : []),
  ]
}

/** The facts that a change of an invoice brings into the world; `before` is null for a new one. */
export function newFacts(before: Invoice | null, after: Invoice): LedgerFact[] {
  const known = new Set(before ? factsOfInvoice(before).map(({ id }) => id) : [])
  return [
    ...factsOfInvoice(after).filter(({ id }) => !known.has(id)),
    ...(before ? factsOfLoss(before, after) : []),
  ]
}
