import type { CreditNote, IssuedInvoice } from './invoice'

/** DOMAIN 2.3, Rule 46(b): at most 16 characters, letters, digits, `-` and `/` only. */
const LAWFUL = /^[A-Z0-9]{1,3}\/\d{2}-\d{2}\/\d{6}$/
const LAWFUL_NOTE = /^[A-Z0-9]{1,3}C\/\d{2}-\d{2}\/\d{5}$/

const lawful = (number: string, shape: RegExp, seq: number): string => {
  if (!shape.test(number) || seq < 1) throw new RangeError(`Not a lawful number: ${number}`)
  return number
}

/** `IRN/26-27/000123`. Throws RangeError on parts that would make an unlawful number. */
export const invoiceNumberOf = (prefix: string, financialYear: string, seq: number): string =>
  lawful(`${prefix.toUpperCase()}/${financialYear}/${String(seq).padStart(6, '0')}`, LAWFUL, seq)

/** `IRNC/26-27/00012`: credit notes are numbered in a series of their own (DOMAIN 2.6). Throws as above. */
export const creditNoteNumberOf = (prefix: string, financialYear: string, seq: number): string =>
  lawful(`${prefix.toUpperCase()}C/${financialYear}/${String(seq).padStart(5, '0')}`, LAWFUL_NOTE, seq)

/** The invoice with the number after `last`, in the series of its financial year. */
export const withNextNumber = (invoice: IssuedInvoice, prefix: string, last: number): IssuedInvoice => ({
  ...invoice,
  seq: last + 1,
  invoiceNumber: invoiceNumberOf(prefix, invoice.fy, last + 1),
})

/** The credit note with the number after `last`, in the series of its own financial year. */
export const noteWithNextNumber = (note: CreditNote, prefix: string, last: number): CreditNote => ({
  ...note,
  seq: last + 1,
  number: creditNoteNumberOf(prefix, note.fy, last + 1),
})

/** An invoice as people name it: by its running number, of one financial year or of any. */
export type InvoiceNumber = { seq: number; fy?: string | undefined }

/** Somebody types `IRN/26-27/000123`, `26-27/123` or just `123`; null where it is no number of an invoice. */
export function numberIn(typed: string): InvoiceNumber | null {
  const found = /^(?:[A-Za-z0-9]{1,3}\/)?(?:(\d{2}-\d{2})\/)?(\d{1,6})$/.exec(typed.trim())
  const seq = Number(found?.[2] ?? 0)
  return seq > 0 ? { seq, fy: found?.[1] } : null
}
