import { creditNoteOf } from '@/domain/invoices/creditNote'
import { dueOf } from '@/domain/invoices/dueOf'
import { paymentSchema, type Invoice, type Payment } from '@/domain/invoices/invoice'
import { restate } from '@/domain/invoices/restate'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { LedgerFact } from './ledgerEntry'

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
    status: kind === 'refund' ? 'refunded' : 'received',
    receivedBy: fact.by,
    at: fact.at,
    note: fact.note,
  })

function applied(invoice: Invoice, fact: LedgerFact): Invoice {
  switch (fact.kind) {
    case 'payment':
    case 'reversal':
    case 'bounce':
    case 'refund':
      return { ...invoice, payments: [...invoice.payments, paymentOf(fact, fact.kind)] }
    case 'creditNote': {
      const { itemId: id, amount, date, note: reason, by, at, reference: number } = fact
      const note = { ...creditNoteOf(invoice, { id, amount: -amount, date, reason, by, at }), number }
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
      return { ...invoice, status: 'Forgive', forgiveness }
    }
    case 'unforgive':
      return { ...invoice, status: 'Open', forgiveness: null }
    case 'delete':
      return { ...invoice, isDeleted: true }
    case 'issue':
    case 'expense':
    case 'expenseChange':
    case 'dayClose':
      return invoice
  }
}

/** An invoice as it was issued, and everything the ledger says of it since, as it must stand today. */
export const replay = (
  issued: Invoice,
  facts: readonly LedgerFact[],
  today: CivilDate,
  graceDays: number,
): Invoice => restate(facts.reduce(applied, issued), today, graceDays)
