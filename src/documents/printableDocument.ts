import type { DocumentParty } from '@/domain/invoices/documentParties'
import type { InvoiceDocument } from '@/domain/invoices/invoiceDocument'
import { isPrintable } from './fontSubsets'

/** Signs that stand for no letter: pictures, marks of a script that our fonts lack. */
const SILENT = /\p{Extended_Pictographic}|\p{Mark}|\p{Cc}/u

/** A letter that no font of ours has would be drawn over its neighbours: a question mark shows that it is missing. */
export function printableText(text: string): string {
  if (isPrintable(text)) return text
  const letters = [...text].map((letter) => (isPrintable(letter) ? letter : SILENT.test(letter) ? '' : '?'))
  return letters.join('').trim()
}

const printableParty = <P extends DocumentParty>(party: P): P => ({
  ...party,
  name: printableText(party.name),
  address: printableText(party.address),
})

/** The document with every text that people wrote in letters that can be printed. */
export const printableDocument = (document: InvoiceDocument): InvoiceDocument => ({
  ...document,
  supplier: printableParty(document.supplier),
  customer: printableParty(document.customer),
  description: printableText(document.description),
  lines: document.lines.map((line) => ({
    ...line,
    description: printableText(line.description),
    detail: printableText(line.detail),
  })),
  deductions: document.deductions.map((row) => ({ ...row, label: printableText(row.label) })),
  payments: document.payments.map((payment) => ({
    ...payment,
    mode: printableText(payment.mode),
    reference: printableText(payment.reference),
  })),
  credits: document.credits.map((credit) => ({ ...credit, reason: printableText(credit.reason) })),
  terms: printableText(document.terms),
})
