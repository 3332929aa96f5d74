import { creditNoteOf } from '@/domain/invoices/creditNote'
import { invoiceWith } from '@/domain/invoices/fixtures'
import type { CreditNote, Invoice, IssuedInvoice } from '@/domain/invoices/invoice'
import type { InvoiceLine } from '@/domain/invoices/invoiceLine'
import { civil } from '@/domain/shared/civilDate'
import { reckon } from '@/domain/tax/reckon'
import { gstr1Of, type Gstr1 } from './gstr1'
import type { Filer } from './reported'

export const november = { from: civil('2026-11-01'), to: civil('2026-11-30') }
export const filer: Filer = { gstin: '23AABCI1234F1Z9', state: 'Madhya Pradesh', sac: '999723' }
export const business = { customerGstin: '27AAPFU0939F1ZV', customerName: 'Acme' }
export const format = { currency: 'INR', locale: 'en-IN' }

type Sold = Partial<Pick<InvoiceLine, 'kind' | 'sac' | 'quantity'>> & { price: number; rate: number }

/** An invoice with a line for each thing sold, prices without their tax. */
export function invoiceOf(
  sold: readonly Sold[],
  fields: Partial<IssuedInvoice> & { isAway?: boolean } = {},
): IssuedInvoice {
  const { isAway = false, ...rest } = fields
  const priced = reckon({
    lines: sold.map(({ price, rate, kind = 'service', sac = '999723', quantity = 1 }) => ({
      ...{ kind, sac, quantity, rate, unitPrice: price, discount: 0, description: 'Sold' },
    })),
    ...{ discount: 0, percentOff: 0, inclusive: false, roundToRupee: false, interState: isAway },
  })
  const { lines, amount, basePrice, taxable, cgst, sgst, igst, tax, roundOff, rate } = priced
  return invoiceWith({
    ...{ lines, amount, basePrice, taxable, cgst, sgst, igst, roundOff },
    ...{ gst: tax, tax: rate, taxRate: rate, discount: 0, percentOff: 0, gstin: filer.gstin },
    ...rest,
  })
}

/** A credit note of so many rupees on that invoice, numbered. */
const noteOn = (
  invoice: IssuedInvoice,
  amount: number,
  date: string,
  number = 'IRNC/26-27/00001',
): CreditNote => ({
  ...creditNoteOf(invoice, { id: number, amount, date: civil(date), reason: '', by: '', at: null }),
  number,
})

export const noted = (
  invoice: IssuedInvoice,
  ...terms: [amount: number, date: string, number?: string]
): IssuedInvoice => ({
  ...invoice,
  creditNotes: [...invoice.creditNotes, noteOn(invoice, ...terms)],
})

export const returnOf = (...invoices: Invoice[]): Gstr1 => gstr1Of(invoices, november, filer)
