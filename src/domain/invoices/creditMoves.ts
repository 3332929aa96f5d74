import { minus, NO_PAISE, toPaise, toRupees, type Paise } from '@/domain/shared/money'
import { isIssued, type CreditMove, type Invoice, type IssuedInvoice } from './invoice'
import { overpaidOf } from './overpaidOf'

/** The member's credit that an invoice made, less what it used; below 0 where it used more. */
export function creditOf(invoice: Invoice): Paise {
  return isIssued(invoice) && !invoice.isDeleted
    ? minus(toPaise(overpaidOf(invoice)), toPaise(invoice.creditApplied))
    : NO_PAISE
}

function whatMoved(
  before: Invoice | null,
  after: Invoice,
  paise: Paise,
): Pick<CreditMove, 'what' | 'reference'> {
  const note = after.creditNotes.at(-1)
  const isNoted = note !== undefined && after.creditNotes.length > (before?.creditNotes.length ?? 0)
  const isTakenOff = after.creditApplied < (before?.creditApplied ?? 0)
  if (isTakenOff) return { what: 'takenBack', reference: '' }
  if (paise > 0 && isNoted) return { what: 'creditNote', reference: note.number }
  if (paise > 0) return { what: 'overpaid', reference: '' }
  const isUsed = after.creditApplied > (before?.creditApplied ?? 0)
  return { what: isUsed ? 'used' : 'takenBack', reference: '' }
}

type Entered = Pick<CreditMove, 'date' | 'at' | 'by'>

/**
 * The invoice with a row about the member's credit that the act moved (ACTS "Credit is an account"): what a credit note or
 * an overpayment turned into credit, what the invoice used of it. Rows are added and never changed; null before for a
 * new invoice. Called last, when a note has its number.
 */
export function withCreditMove(before: Invoice | null, after: IssuedInvoice, entered: Entered): IssuedInvoice
export function withCreditMove(before: Invoice | null, after: Invoice, entered: Entered): Invoice
export function withCreditMove(before: Invoice | null, after: Invoice, entered: Entered): Invoice {
  const paise = minus(creditOf(after), before ? creditOf(before) : NO_PAISE)
  if (paise === 0 || after.memberId === '' || !isIssued(after)) return after
  const move: CreditMove = {
    ...entered,
    ...whatMoved(before, after, paise),
    id: `credit_${after.creditMoves.length + 1}`,
    amount: toRupees(paise),
  }
  return { ...after, creditMoves: [...after.creditMoves, move] }
}
