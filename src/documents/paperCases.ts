import { clientInfoSchema } from '@/domain/gyms/gym'
import { creditNoteDocumentOf } from '@/domain/invoices/creditNoteDocument'
import { invoiceWith } from '@/domain/invoices/fixtures'
import { paymentSchema, creditNoteSchema, type Invoice } from '@/domain/invoices/invoice'
import { invoiceDocumentOf, type InvoiceDocument } from '@/domain/invoices/invoiceDocument'
import { memberWith } from '@/domain/packages/fixtures'

const preference = {
  taxRegime: 'regular',
  gstin: '23AAPFU0939F1Z3',
  upiId: 'irongym@okhdfcbank',
  invoiceTerms: 'Fees are not refundable.',
}
const centre = clientInfoSchema.parse({
  id: 'g1',
  name: 'Iron Gym',
  email: 'iron@demo.test',
  phone: '9876500000',
  address: '12 MG Road',
  city: 'Indore',
  state: 'Madhya Pradesh',
  pincode: '452001',
  type: 'GYM',
  preference,
})
const asha = memberWith({
  address: '4 Lake View',
  city: 'Indore',
  state: 'Madhya Pradesh',
  memberCode: 'IRN-7',
})

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

const documentOf = (fields: Partial<Invoice>, at = centre) => invoiceDocumentOf(invoiceWith(fields), at, asha)

function creditNote(): InvoiceDocument {
  const made = creditNoteDocumentOf(invoiceWith({ creditNotes: [note] }), 'c1', centre, asha)
  if (made === null) throw new Error('There is no such credit note.')
  return made
}

const untaxed = { gst: 0, cgst: 0, sgst: 0, taxRate: 0, taxable: 1795.5 }

/** The documents that the papers are tried with, one of each kind. */
export const paperCases = {
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
      ...centre,
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
  draft: documentOf({ status: 'Draft', invoiceNumber: '' }),
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
  twelvePayments: documentOf({ packageName: 'Quarterly', payments: paymentsOf(12) }),
} satisfies Record<string, InvoiceDocument>
