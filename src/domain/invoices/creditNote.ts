import { financialYearOf } from '@/domain/shared/calendar'
import { civil, type CivilDate } from '@/domain/shared/civilDate'
import { formatMoney, shareOf, toPaise, toRupees } from '@/domain/shared/money'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { creditedOf } from './dueOf'
import type { CreditNote, Invoice } from './invoice'
import { changed, type InvoiceChange, type MoneyContext } from './moneyAct'
import { mayTransition } from './transitions'

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

type Taxed = Pick<
  Invoice,
  'amount' | 'gst' | 'taxable' | 'cgst' | 'sgst' | 'igst' | 'issuedOn' | 'creditNotes'
>

/**
 * A note with its share of the invoice's tax, still without its number. The share is the difference between what all
 * notes up to this one and all before it take, so that notes over the whole amount take exactly the whole tax. What
 * the halves leave over by rounding is the note's own round-off. After the last day for it a note takes back no tax.
 */
export function creditNoteOf(invoice: Taxed, facts: NoteFacts): CreditNote {
  const whole = toPaise(invoice.amount)
  const before = toPaise(creditedOf(invoice))
  const until = before + toPaise(facts.amount)
  const part = (rupees: number) => {
    const paise = toPaise(rupees)
    return whole === 0 ? 0 : shareOf(paise, until, whole) - shareOf(paise, before, whole)
  }
  const series = { number: '', fy: financialYearOf(facts.date), seq: 0 }
  if (isCommercialOn(invoice, facts.date))
    return { ...facts, ...series, isCommercial: true, taxable: 0, cgst: 0, sgst: 0, igst: 0, roundOff: 0 }
  const [taxable, cgst, sgst, igst] = [
    part(invoice.taxable),
    part(invoice.cgst),
    part(invoice.sgst),
    part(invoice.igst),
  ]
  return {
    ...facts,
    ...series,
    isCommercial: false,
    taxable: toRupees(taxable),
    cgst: toRupees(cgst),
    sgst: toRupees(sgst),
    igst: toRupees(igst),
    roundOff: toRupees(toPaise(facts.amount) - taxable - cgst - sgst - igst),
  }
}

type Credited = Pick<Invoice, 'amount' | 'creditNotes'>

/** Rupees of the invoice that no credit note has taken back. */
export const creditableOf = (invoice: Credited): number =>
  toRupees(toPaise(invoice.amount) - toPaise(creditedOf(invoice)))

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
  const refusal = mayTransition(invoice, 'credit', ctx)
  if (refusal) return refusal
  const wrongAmount = refuseCredited(invoice, terms.amount, ctx.settings)
  if (wrongAmount) return wrongAmount
  if (terms.reason.trim() === '') return refused('Say why the amount is credited.')
  const note = creditNoteOf(invoice, {
    id: terms.id,
    amount: toRupees(toPaise(terms.amount)),
    date: ctx.today,
    reason: terms.reason.trim(),
    by: ctx.by,
    at: ctx.now,
  })
  return changed(invoice, { ...invoice, creditNotes: [...invoice.creditNotes, note] }, ctx)
}
