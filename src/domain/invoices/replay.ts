import { reversed } from '@/domain/shared/money'
import { dueOf } from './dueOf'
import { creditMoveSchema, paymentSchema, type IssuedInvoice, type Payment } from './invoice'
import { restate } from './restate'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { LedgerFact } from '@/domain/ledger/ledgerEntry'
import { creditNoteOf } from './creditNote'

const paymentOf = (fact: LedgerFact, kind: Payment['kind']): Payment =>
  paymentSchema.parse({
    id: fact.itemId,
    kind,
    of: fact.of,
    amount: fact.amount,
    date: fact.date,
    modeOfPayment: fact.modeOfPayment,
    paymentSource: fact.paymentSource,
    reference: fact.reference,
    chequeDate: fact.chequeDate,
    status: kind === 'refund' ? 'refunded' : kind === 'clearance' ? 'cleared' : pendingOr(fact),
    whenCleared: fact.kind === 'cheque',
    receivedBy: fact.by,
    at: fact.at,
    note: fact.note,
  })

const pendingOr = ({ isPending }: LedgerFact): Payment['status'] => (isPending ? 'pending' : 'received')

function applied(invoice: IssuedInvoice, fact: LedgerFact): IssuedInvoice {
  switch (fact.kind) {
    case 'payment':
    case 'reversal':
    case 'bounce':
    case 'refund':
    case 'clearance':
      return { ...invoice, payments: [...invoice.payments, paymentOf(fact, fact.kind)] }
    case 'cheque':
      return { ...invoice, payments: [...invoice.payments, paymentOf(fact, 'payment')] }
    case 'credit': {
      const { itemId: id, amount, date, at, by, note: what, reference } = fact
      const move = creditMoveSchema.parse({ id, amount, date, at, by, what, reference })
      return { ...invoice, creditMoves: [...invoice.creditMoves, move] }
    }
    case 'creditNote': {
      const { itemId: id, amount, date, note: reason, by, at, reference: number } = fact
      const note = {
        ...creditNoteOf(invoice, { id, amount: reversed(amount), date, reason, by, at }),
        number,
      }
      return { ...invoice, creditNotes: [...invoice.creditNotes, note] }
    }
    case 'forgive': {
      const forgiveness = {
        id: fact.itemId,
        amount: dueOf(invoice),
        on: fact.date,
        reason: fact.note,
        by: fact.by,
        at: fact.at,
      }
      return { ...invoice, held: 'Forgive', forgiveness }
    }
    case 'unforgive':
      // One that was written off anew stays so: the fact is about the write-off before it.
      return invoice.forgiveness?.id === fact.itemId
        ? { ...invoice, held: 'Issued', forgiveness: null }
        : invoice
    case 'delete':
      return { ...invoice, isDeleted: true }
    case 'issue':
    case 'expense':
    case 'expenseChange':
    case 'dayClose':
    case 'creditOpening':
    case 'payCredit':
      return invoice
  }
}

/** An invoice as it was issued, and everything the ledger says of it since, as it must stand today. */
export const replay = (
  issued: IssuedInvoice,
  facts: readonly LedgerFact[],
  today: CivilDate,
  graceDays: number,
): IssuedInvoice => restate(facts.reduce(applied, issued), today, graceDays)
