import { COMMERCIAL_NOTICE } from '@/domain/invoices/creditNoteDocument'
import { amountInWords } from '@/domain/invoices/amountInWords'
import { taxesOf } from '@/domain/invoices/documentTaxes'
import type { InvoiceDocument } from '@/domain/invoices/invoiceDocument'
import { formatCivil } from '@/domain/shared/formatDate'
import { gymInvoiceDocument, regimeOf } from './gymInvoiceDocument'
import type { GymCreditNote, GymInvoice } from './gymInvoice'

/** The document of a credit note on a subscription's invoice (CGST Rule 53): its own number and day, and its share of value and tax. */
export function gymCreditNoteDocument(invoice: GymInvoice, note: GymCreditNote): InvoiceDocument {
  const whole = gymInvoiceDocument(invoice)
  const { seller, rate, isComplete } = invoice
  const isTaxed = isComplete && !note.isCommercial
  const value = note.isCommercial ? note.amount : note.taxable
  const shown = { ...note, rate: isTaxed ? rate : 0, placeOfSupply: invoice.placeOfSupply }
  const days = `Not used: ${formatCivil(note.from)} to ${formatCivil(note.to)}`
  return {
    ...whole,
    title: note.isCommercial ? 'Commercial Credit Note' : 'Credit Note',
    notices: note.isCommercial ? [COMMERCIAL_NOTICE] : whole.notices,
    number: note.number,
    original: { number: invoice.number, issuedOn: whole.issuedOn },
    issuedOn: formatCivil(note.issuedOn),
    period: '',
    lines: whole.lines.map((line) => ({
      ...line,
      detail: note.replacedBy === '' ? days : `${days}. Replaced by ${note.replacedBy}`,
      ...{ price: value, amount: value, rate: shown.rate },
    })),
    taxable: value,
    ...taxesOf(shown, [shown], regimeOf(invoice), { state: seller?.state ?? '', taxName: 'GST' }),
    total: note.amount,
    inWords: amountInWords(note.amount),
    payments: [],
    credits: [],
    received: 0,
    credited: 0,
    balance: 0,
    outcome: { label: 'Credit', rupees: note.amount },
    upi: null,
    terms: '',
  }
}
