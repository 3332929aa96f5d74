import { financialYearOf } from '@/domain/shared/calendar'
import { civil, type CivilDate } from '@/domain/shared/civilDate'
import { formatMoney, minus, roundToPaisa, sum, toPaise, toRupees } from '@/domain/shared/money'
import { isRefused, refused, type Refusal } from '@/domain/shared/refusal'
import { creditedOf } from './dueOf'
import type { CreditNote, Invoice } from './invoice'
import type { LineKind } from '@/domain/tax/suppliedPart'
import { changed, type InvoiceChange, type MoneyContext } from './moneyAct'
import { takenFrom } from './noteParts'
import { issuedFor } from './transitions'

/** DOMAIN 2.6: tax is only taken back until 30 November after the invoice's financial year. */
export const lastCreditDay = (issuedOn: CivilDate): CivilDate => {
  const year = Number(issuedOn.slice(0, 4)) + (issuedOn.slice(5, 7) < '04' ? 0 : 1)
  return civil(`${year}-11-30`)
}

/** Whether a note of that day takes back the price alone, because the law takes no more tax back. */
export const isCommercialOn = (
  { issuedOn, gst }: Pick<Invoice, 'issuedOn' | 'gst'>,
  day: CivilDate,
): boolean => issuedOn !== null && gst > 0 && day > lastCreditDay(issuedOn)

type NoteFacts = Pick<CreditNote, 'id' | 'amount' | 'date' | 'reason' | 'by' | 'at'>

type Noted = Pick<Invoice, 'amount' | 'gst' | 'lines' | 'inclusive' | 'issuedOn' | 'creditNotes'>

/**
 * A note with the lines' share of the tax, still without its number. It takes from the lines of the kinds that are named, or from all
 * of them. What the parts leave over by rounding is the note's own round-off. After the last day for it a note takes back
 * no tax.
 */
export function creditNoteOf(
  invoice: Noted,
  facts: NoteFacts,
  takesFrom: readonly LineKind[] | null = null,
): CreditNote {
  const isCommercial = isCommercialOn(invoice, facts.date)
  const parts = takenFrom(invoice, toPaise(facts.amount), isCommercial, takesFrom)
  const sumOf = (key: 'taxable' | 'cgst' | 'sgst' | 'igst') => sum(parts.map((part) => toPaise(part[key])))
  const [taxable, cgst, sgst, igst] = [sumOf('taxable'), sumOf('cgst'), sumOf('sgst'), sumOf('igst')]
  const rest = minus(toPaise(facts.amount), taxable, cgst, sgst, igst)
  return {
    ...facts,
    number: '',
    fy: financialYearOf(facts.date),
    seq: 0,
    isCommercial,
    parts,
    taxable: toRupees(taxable),
    cgst: toRupees(cgst),
    sgst: toRupees(sgst),
    igst: toRupees(igst),
    roundOff: isCommercial ? 0 : toRupees(rest),
  }
}

type Credited = Pick<Invoice, 'amount' | 'creditNotes'>

/** Rupees of the invoice that no credit note has taken back. */
export const creditableOf = (invoice: Credited): number =>
  toRupees(minus(toPaise(invoice.amount), toPaise(creditedOf(invoice))))

/** Why so many rupees can't be credited on this invoice. */
export function refuseCredited(
  invoice: Credited,
  amount: number,
  format: Parameters<typeof formatMoney>[1],
): Refusal | null {
  const left = creditableOf(invoice)
  if (!Number.isFinite(amount) || amount <= 0) return refused('Enter the amount to credit: more than 0.')
  return amount > left
    ? refused(`The invoice comes to ${formatMoney(left, format)} after its credit notes. Lower the amount.`)
    : null
}

export type CreditTerms = { id: string; amount: number; reason: string }

/**
 * Takes part of an issued invoice back (DOMAIN 2.6). It lowers what is due; what was paid beyond that becomes the
 * member's credit. Its tax comes with it until 30 November of the next financial year, later none.
 */
export function credit(invoice: Invoice, terms: CreditTerms, ctx: MoneyContext): InvoiceChange | Refusal {
  if (invoice.creditNotes.some(({ id }) => id === terms.id)) return changed(invoice, invoice, ctx)
  const issued = issuedFor(invoice, 'credit', ctx)
  if (isRefused(issued)) return issued
  const wrongAmount = refuseCredited(invoice, terms.amount, ctx.settings)
  if (wrongAmount) return wrongAmount
  if (terms.reason.trim() === '') return refused('Enter a reason for the credit note.')
  const note = creditNoteOf(issued, {
    id: terms.id,
    amount: roundToPaisa(terms.amount),
    date: ctx.today,
    reason: terms.reason.trim(),
    by: ctx.by,
    at: ctx.now,
  })
  return changed(invoice, { ...issued, creditNotes: [...issued.creditNotes, note] }, ctx)
}
