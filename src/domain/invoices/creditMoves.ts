import { minus, NO_PAISE, notBelowZero, toPaise, toRupees, type Paise } from '@/domain/shared/money'
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
  if (paise > 0 && isNoted) return { what: 'creditNote', reference: note.number }
  if (paise > 0) return { what: 'overpaid', reference: '' }
  const isUsed = after.creditApplied > (before?.creditApplied ?? 0)
  return { what: isUsed ? 'used' : 'takenBack', reference: '' }
}

/** Used credit that was taken off again, so much is the member's; 0 for any other act. */
const takenOff = (before: Invoice | null, after: Invoice): Paise =>
  notBelowZero(minus(toPaise(before?.creditApplied ?? 0), toPaise(after.creditApplied)))

type Moved = Pick<CreditMove, 'what' | 'reference'> & { paise: Paise }

/** What was taken off, and the credit that it had made, are two: the first alone was paid with until then. */
function movesOf(before: Invoice | null, after: Invoice): Moved[] {
  const paise = minus(creditOf(after), before ? creditOf(before) : NO_PAISE)
  const off = takenOff(before, after)
  const moves: Moved[] =
    off > 0
      ? [off, minus(paise, off)].map((each) => ({ what: 'takenBack', reference: '', paise: each }))
      : [{ ...whatMoved(before, after, paise), paise }]
  return moves.filter((move) => move.paise !== 0)
}

type Entered = Pick<CreditMove, 'date' | 'at' | 'by'>

/**
 * The invoice with the rows about the member's credit that the act moved (ACTS "Credit is an account"): what a credit note or
 * an overpayment turned into credit, what the invoice used of it. Rows are added and never changed; null before for a
 * new invoice. Called last, when a note has its number.
 */
export function withCreditMove(before: Invoice | null, after: IssuedInvoice, entered: Entered): IssuedInvoice
export function withCreditMove(before: Invoice | null, after: Invoice, entered: Entered): Invoice
export function withCreditMove(before: Invoice | null, after: Invoice, entered: Entered): Invoice {
  const moves = movesOf(before, after)
  if (moves.length === 0 || after.memberId === '' || !isIssued(after)) return after
  const known = after.creditMoves.length
  const entries = moves.map(({ paise, ...why }, at): CreditMove => ({
    ...{ ...entered, ...why },
    ...{ id: `credit_${known + at + 1}`, amount: toRupees(paise) },
  }))
  return { ...after, creditMoves: [...after.creditMoves, ...entries] }
}
