import { reversed, totalOf } from '@/domain/shared/money'
import { formatCivil } from '@/domain/shared/formatDate'
import { PLATFORM_MONEY } from '@/domain/shared/money'
import { formatPhone } from '@/domain/shared/phone'
import { amountInWords } from '@/domain/invoices/amountInWords'
import type { DocumentParty } from '@/domain/invoices/documentParties'
import { taxesOf } from '@/domain/invoices/documentTaxes'
import type { InvoiceDocument } from '@/domain/invoices/invoiceDocument'
import { upiLinkOf } from '@/domain/invoices/upiLink'
import { documentTitleOf } from '@/domain/tax/regime'
import { statePrinted } from '@/domain/tax/placeOfSupply'
import { stateCodeOf } from '@/domain/tax/states'
import { creditedOf, dueOf, owedOf, receivedOf } from './gymCreditNote'
import type { GymInvoice, GymPayment } from './gymInvoice'

/** Stands for the seller while its particulars are missing. */
const PRODUCT_NAME = 'Fitness Centre'

const NO_PARTY: DocumentParty = {
  ...{ name: '', address: '', gstin: '', state: '', stateCode: '', phone: '', email: '' },
}

const phoneText = (phone: string) => (phone === '' ? '' : formatPhone(phone, PLATFORM_MONEY.locale))

const withCode = (place: string): string => {
  const code = stateCodeOf(place)
  return code === null ? place : `${place} (${code})`
}

function noticeOf({ isComplete, rate }: GymInvoice): string[] {
  if (isComplete) return []
  const tax = rate > 0 ? ` GST of ${rate} % comes on top of the price.` : ''
  return [`Not a tax invoice yet: the particulars of the seller are missing.${tax}`]
}

function supplierOf({ seller }: GymInvoice): DocumentParty {
  if (seller === null) return { ...NO_PARTY, name: PRODUCT_NAME }
  const { legalName, address, gstin, state, phone, email } = seller
  const stateCode = stateCodeOf(state) ?? ''
  return { name: legalName, address, gstin, state, stateCode, phone: phoneText(phone), email }
}

/** Without the seller's particulars there is no tax. */
export const regimeOf = ({ seller }: GymInvoice) =>
  seller === null || seller.gstin === '' ? 'unregistered' : 'regular'

const paymentRow = ({ date, mode, reference }: GymPayment, rupees: number, note = '') => ({
  ...{ date: formatCivil(date), mode, reference, rupees, note },
})

/** What was paid, and what credit notes gave back of it. */
function paymentsOf(invoice: GymInvoice): InvoiceDocument['payments'] {
  const { payment, paidBefore, creditNotes } = invoice
  return [
    ...(paidBefore === null ? [] : [paymentRow(paidBefore, paidBefore.amount)]),
    ...(payment === null ? [] : [paymentRow(payment, receivedOf(invoice))]),
    ...creditNotes.flatMap(({ number, amount, payment: given }) =>
      given === null ? [] : [paymentRow(given, reversed(amount), `Given back on ${number}`)],
    ),
  ]
}

function outcomeOf(invoice: GymInvoice, received: number): InvoiceDocument['outcome'] {
  const owed = owedOf(invoice)
  if (owed > 0) return { label: 'To be given back', rupees: owed }
  return invoice.payment === null
    ? { label: 'Balance due', rupees: dueOf(invoice) }
    : { label: 'Paid in full', rupees: received }
}

/**
 * The invoice of a centre's subscription as it is printed, on the layout that a centre's own invoices have (Rule 46).
 */
export function gymInvoiceDocument(invoice: GymInvoice): InvoiceDocument {
  const { customer, seller, number, amount, taxable, rate, sac, isComplete } = invoice
  const regime = regimeOf(invoice)
  const isUnderGst = regime === 'regular'
  const period = `${formatCivil(invoice.startDate)} to ${formatCivil(invoice.endDate)}`
  const description = `${invoice.packageName} subscription`
  const shown = { ...invoice, rate: isComplete ? rate : 0 }
  const payments = paymentsOf(invoice)
  const received = totalOf(payments.map(({ rupees }) => rupees))
  const credited = creditedOf(invoice)
  const balance = totalOf([amount, -received, -credited])
  return {
    title: documentTitleOf(regime),
    notices: noticeOf(invoice),
    number,
    original: null,
    issuedOn: formatCivil(invoice.issuedOn),
    dueOn: '',
    period,
    logo: '',
    signature: '',
    supplier: supplierOf(invoice),
    customer: {
      name: customer.name,
      address: customer.address,
      gstin: customer.gstin,
      ...statePrinted(customer),
      phone: phoneText(customer.phone),
      email: customer.email,
      code: '',
    },
    placeOfSupply: isUnderGst ? withCode(invoice.placeOfSupply) : '',
    isReverseCharge: false,
    taxIdLabel: 'GSTIN',
    sac: isUnderGst ? sac : '',
    codeLabel: isUnderGst ? 'SAC' : '',
    description,
    lines: [
      {
        ...{ description, detail: period, code: isUnderGst ? sac : '', isGoods: false, quantity: 1 },
        ...{ price: taxable, amount: taxable, rate: shown.rate },
      },
    ],
    deductions: [],
    priceHoldsTax: false,
    taxable,
    ...taxesOf(shown, [shown], regime, { state: seller?.state ?? '', taxName: 'GST' }),
    roundOff: 0,
    total: amount,
    inWords: amountInWords(amount),
    payments,
    credits: invoice.creditNotes.map((note) => ({
      ...{ date: formatCivil(note.issuedOn), number: note.number, rupees: note.amount },
      reason: `Not used: ${formatCivil(note.from)} to ${formatCivil(note.to)}`,
    })),
    creditApplied: 0,
    received,
    credited,
    balance,
    outcome: outcomeOf(invoice, received),
    upi:
      seller === null
        ? null
        : upiLinkOf({
            vpa: seller.upiId,
            name: seller.legalName,
            amount: balance,
            note: `Invoice ${number}`,
            reference: `SUB${number}`,
          }),
    upiId: seller?.upiId ?? '',
    terms: seller?.terms ?? '',
    needsAddress: isUnderGst,
    needsSignature: isUnderGst,
    ...PLATFORM_MONEY,
  }
}
