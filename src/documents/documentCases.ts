import { clientInfoSchema } from '@/domain/gyms/gym'
import { creditNoteDocumentOf } from '@/domain/invoices/creditNoteDocument'
import { invoiceWith, draftWith } from '@/domain/invoices/fixtures'
import type { InvoiceLine } from '@/domain/invoices/invoiceLine'
import { paymentSchema, creditNoteSchema, type IssuedInvoice } from '@/domain/invoices/invoice'
import { invoiceDocumentOf, type InvoiceDocument } from '@/domain/invoices/invoiceDocument'
import { civil } from '@/domain/shared/civilDate'
import { ashaOfIndore, taxedGym } from '@/domain/invoices/documentFixtures'

const paymentsOf = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    paymentSchema.parse({
      id: `p${at}`,
      amount: 50,
      date: '2026-11-20',
      modeOfPayment: 'UPI',
      reference: `41234567890${at}`,
    }),
  )
const note = creditNoteSchema.parse({
  id: 'c1',
  amount: 500,
  date: '2026-11-21',
  reason: 'Moved away',
  number: 'CRN/26-27/000001',
  taxable: 476.19,
  cgst: 11.9,
  sgst: 11.9,
  roundOff: 0.01,
})

const documentOf = (fields: Partial<IssuedInvoice>, at = taxedGym) =>
  invoiceDocumentOf(invoiceWith(fields), at, ashaOfIndore)

function creditNote(): InvoiceDocument {
  const made = creditNoteDocumentOf(invoiceWith({ creditNotes: [note] }), 'c1', taxedGym, ashaOfIndore)
  if (made === null) throw new Error('There is no such credit note.')
  return made
}

const lineOf = (fields: Partial<InvoiceLine>): InvoiceLine => ({
  kind: 'service',
  description: 'Personal training, one hour with Coach Ravindra',
  sac: '999723',
  quantity: 2,
  unitPrice: 600,
  discount: 0,
  taxable: 1200,
  rate: 5,
  cgst: 30,
  sgst: 30,
  igst: 0,
  amount: 1260,
  ...fields,
})

const water = lineOf({
  kind: 'product',
  description: 'Water, 1 litre',
  sac: '2201',
  quantity: 3,
  unitPrice: 20,
  taxable: 60,
  rate: 18,
  cgst: 5.4,
  sgst: 5.4,
  amount: 70.8,
})
const monthly = lineOf({
  kind: 'package',
  description: 'Monthly',
  quantity: 1,
  unitPrice: 1000,
  taxable: 1000,
  cgst: 25,
  sgst: 25,
  amount: 1050,
})

/** A package and water at another rate. */
const mixed: Partial<IssuedInvoice> = {
  lines: [monthly, water],
  ...{ sac: '', taxRate: 0, tax: 0, discount: 0, percentOff: 0, basePrice: 1060 },
  ...{ taxable: 1060, gst: 60.8, cgst: 30.4, sgst: 30.4, roundOff: 0.2, amount: 1121 },
  fromDate: civil('2026-11-20'),
  toDate: civil('2026-12-19'),
}

const thirtyLines: Partial<IssuedInvoice> = {
  ...mixed,
  lines: Array.from({ length: 30 }, () => lineOf({})),
  ...{ sac: '999723', taxRate: 5, tax: 5, basePrice: 36_000, taxable: 36_000, gst: 1_800 },
  ...{ cgst: 900, sgst: 900, roundOff: 0, amount: 37_800 },
}

const untaxed = { gst: 0, cgst: 0, sgst: 0, taxRate: 0, taxable: 1795.5 }

/** The documents that printing is tried with, one of each kind. */
export const documentCases = {
  regular: documentOf({
    packageName: 'Quarterly',
    joiningFee: 500,
    promoCode: 'DIWALI',
    payments: paymentsOf(2),
  }),
  composition: documentOf({ ...untaxed, taxRegime: 'composition' }),
  unregistered: documentOf({ ...untaxed, taxRegime: 'unregistered' }),
  outsideIndia: documentOf(
    { taxRegime: 'outsideIndia', cgst: 0, sgst: 0, igst: 85.5 },
    clientInfoSchema.parse({
      ...taxedGym,
      preference: {
        currency: 'AED',
        locale: 'ar-AE',
        taxName: 'VAT',
        taxRegime: 'outsideIndia',
        gstin: '100123',
      },
    }),
  ),
  creditNote: creditNote(),
  draft: invoiceDocumentOf(draftWith(), taxedGym, ashaOfIndore),
  devanagari: documentOf({ customerName: 'आशा राव', packageName: 'मासिक पैकेज' }),
  otherScripts: documentOf({ customerName: 'தமிழ் ગુજરાતી Ümit Đỗ Анна Νίκη 😀' }),
  longNames: documentOf({
    customerName: `${'Venkatanarasimharajuvaripeta'.repeat(4)} Subrahmanyam`,
    packageName: 'Quarterly family membership with steam and sauna '.repeat(4),
    customerGstin: '27AAPFU0939F1ZV',
    placeOfSupply: 'Maharashtra',
    cgst: 0,
    sgst: 0,
    igst: 85.5,
  }),
  twoRates: documentOf(mixed),
  thirtyLines: documentOf(thirtyLines),
  inclusive: documentOf({
    inclusive: true,
    packageName: 'Monthly',
    ...{
      basePrice: 1499,
      discount: 0,
      percentOff: 0,
      taxable: 1427.62,
      gst: 71.38,
      cgst: 35.69,
      sgst: 35.69,
    },
    ...{ roundOff: 0, amount: 1499 },
  }),
  cappedPromo: documentOf({
    packageName: 'Yearly',
    promoCode: 'DIWALI',
    ...{ basePrice: 60_000, discount: 0, percentOff: 50, taxable: 59_000, gst: 2950, cgst: 1475, sgst: 1475 },
    ...{ roundOff: 0, amount: 61_950 },
  }),
  unionTerritory: documentOf({ packageName: 'Quarterly', placeOfSupply: 'Chandigarh' }),
  twoRatesElsewhere: documentOf({
    ...mixed,
    lines: [
      { ...monthly, cgst: 0, sgst: 0, igst: 50 },
      { ...water, cgst: 0, sgst: 0, igst: 10.8 },
    ],
    ...{ cgst: 0, sgst: 0, igst: 60.8, placeOfSupply: 'Maharashtra', customerGstin: '27AAPFU0939F1ZV' },
  }),
  twelvePayments: documentOf({ packageName: 'Quarterly', payments: paymentsOf(12) }),
} satisfies Record<string, InvoiceDocument>
