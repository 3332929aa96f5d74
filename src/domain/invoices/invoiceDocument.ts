import type { ClientInfo } from '@/domain/gyms/gym'
import { settingsOf, type CentreSettings } from '@/domain/gyms/settings'
import type { Member } from '@/domain/members/member'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatPhone } from '@/domain/shared/phone'
import { toPaise, toRupees } from '@/domain/shared/money'
import { isInterState } from '@/domain/tax/placeOfSupply'
import { COMPOSITION_NOTE, documentTitleOf, type TaxRegime } from '@/domain/tax/regime'
import { isUnionTerritory, stateCodeOf } from '@/domain/tax/states'
import { amountInWords } from './amountInWords'
import { creditedOf, dueOf, paidOf } from './dueOf'
import type { Invoice, Payment } from './invoice'
import { priceHoldsTax, promoValueOf } from './promoValueOf'
import { upiLinkOf } from './upiLink'

/** Rule 46: above this taxable value the name, address and state of an unregistered customer must stand there. */
const ADDRESS_FROM = 50_000

type Line = { label: string; rupees: number }

export type DocumentParty = {
  name: string
  address: string
  /** Where there is no GST, its number under whatever tax there is. */
  gstin: string
  state: string
  stateCode: string
  phone: string
  email: string
}

/**
 * Everything that an invoice or a credit note shows on paper, in rupees, ready to be laid out on A4 or 80 mm (DOMAIN 2.3, Rule 46).
 * Sums: `lines` come to the taxable value where prices are without tax, and to the net where they hold it;
 * taxable + taxes + roundOff = total; total − received − credited = balance.
 */
export type InvoiceDocument = {
  title: string
  /** Stands above everything: the composition note, a draft, a deleted or written-off invoice. */
  notices: string[]
  number: string
  /** The invoice that a credit note takes back from; null on an invoice. */
  original: { number: string; issuedOn: string } | null
  issuedOn: string
  dueOn: string
  period: string
  /** Storage path or address of the logo; '' where the centre has none. */
  logo: string
  supplier: DocumentParty
  customer: DocumentParty & { code: string }
  placeOfSupply: string
  isReverseCharge: false
  /** What the parties' tax numbers are called. */
  taxIdLabel: string
  sac: string
  description: string
  lines: Line[]
  priceHoldsTax: boolean
  taxable: number
  taxes: (Line & { rate: number })[]
  roundOff: number
  total: number
  inWords: string
  payments: { date: string; mode: string; reference: string; rupees: number; note: string }[]
  credits: { date: string; number: string; reason: string; rupees: number }[]
  creditApplied: number
  received: number
  credited: number
  balance: number
  /** The last line of the money: what is left to pay, or how that was settled. */
  outcome: Line
  /** The content of the QR for exactly the balance; null without a UPI id, with nothing to pay, or on a draft. */
  upi: string | null
  upiId: string
  terms: string
  currency: string
  locale: string
}

function linesOf(invoice: Invoice): Line[] {
  const { basePrice, joiningFee, discount, packageName, promoCode, percentOff } = invoice
  const price = toRupees(toPaise(basePrice) - toPaise(joiningFee))
  const promo = promoValueOf(invoice)
  return [
    { label: packageName || 'Services', rupees: price },
    ...(joiningFee > 0 ? [{ label: 'Joining fee', rupees: joiningFee }] : []),
    ...(discount > 0 ? [{ label: 'Discount', rupees: -discount }] : []),
    ...(promo > 0
      ? [{ label: `Promo ${promoCode || 'code'} (${percentOff}%)`, rupees: toRupees(-toPaise(promo)) }]
      : []),
  ]
}

type Taxed = Pick<Invoice, 'cgst' | 'sgst' | 'igst' | 'taxRate' | 'placeOfSupply'>

export function taxesOf(invoice: Taxed, regime: TaxRegime, centreState: string, taxName: string) {
  const { cgst, sgst, igst, taxRate } = invoice
  const half = taxRate / 2
  const state = stateCodeOf(invoice.placeOfSupply || centreState)
  const own = isUnionTerritory(state) ? 'UTGST' : 'SGST'
  const taxes = [
    { label: 'CGST', rupees: cgst, rate: half },
    { label: own, rupees: sgst, rate: half },
    { label: regime === 'outsideIndia' ? taxName : 'IGST', rupees: igst, rate: taxRate },
  ]
  return taxes.filter(({ rupees }) => rupees !== 0)
}

const addressOf = ({
  address,
  city,
  state,
  pincode,
}: Pick<Member, 'address' | 'city' | 'state' | 'pincode'>) =>
  [address, city, [state, pincode].filter(Boolean).join(' ')].filter(Boolean).join(', ')

const printedPhone = (phone: string) => (phone === '' ? '' : formatPhone(phone))

function customerOf(invoice: Invoice, member: Member | null): DocumentParty & { code: string } {
  const state = member?.state ?? ''
  // Below the limit an unregistered customer's address is not asked for, but shown where it is known.
  return {
    name: invoice.customerName,
    address: invoice.billingAddress || (member ? addressOf(member) : ''),
    gstin: invoice.customerGstin,
    state,
    stateCode: stateCodeOf(state) ?? '',
    phone: printedPhone(invoice.customerPhone),
    email: invoice.customerEmail,
    code: member?.memberCode ?? '',
  }
}

function noticesOf(invoice: Invoice, regime: TaxRegime): string[] {
  const isDraft = invoice.invoiceNumber === ''
  return [
    ...(regime === 'composition' ? [COMPOSITION_NOTE] : []),
    ...(isDraft ? ['Draft: not an invoice yet'] : []),
    ...(invoice.isDeleted ? ['Cancelled'] : []),
    ...(invoice.status === 'Forgive' ? ['Written off'] : []),
  ]
}

const wordOf = ({ kind, status }: Payment) =>
  status === 'refunded' || kind === 'refund'
    ? 'Refund'
    : status === 'bounced' || kind === 'bounce'
      ? 'Cheque returned'
      : kind === 'reversal'
        ? 'Reversed'
        : ''

const paymentRow = (payment: Payment) => ({
  date: formatCivil(payment.date),
  mode: payment.modeOfPayment,
  reference: payment.reference,
  rupees:
    payment.status === 'bounced'
      ? 0
      : payment.status === 'refunded'
        ? -Math.abs(payment.amount)
        : payment.amount,
  note: wordOf(payment),
})

const periodOf = (from: CivilDate | null, to: CivilDate | null) =>
  from && to ? `${formatCivil(from)} to ${formatCivil(to)}` : ''

function placeOf(invoice: Invoice, centre: ClientInfo): string {
  const place = invoice.placeOfSupply || centre.state
  const code = stateCodeOf(place)
  return code ? `${place} (${code})` : place
}

/** The regime and GSTIN an invoice was issued under; older ones have those of the centre today. */
export const regimeOf = (invoice: Invoice, settings: CentreSettings): TaxRegime =>
  invoice.taxRegime === '' ? settings.taxRegime : invoice.taxRegime

function outcomeOf(invoice: Invoice, balance: number): Line {
  if (invoice.isDeleted) return { label: 'Cancelled', rupees: 0 }
  if (invoice.status === 'Forgive') return { label: 'Written off', rupees: dueOf(invoice) }
  const received = toRupees(toPaise(paidOf(invoice)) + toPaise(invoice.creditApplied))
  return balance === 0 && received > 0
    ? { label: 'Paid in full', rupees: received }
    : { label: 'Balance due', rupees: balance }
}

/** `member` may be gone or unread; the invoice bears the customer's name itself. */
export function invoiceDocumentOf(
  invoice: Invoice,
  centre: ClientInfo,
  member: Member | null,
): InvoiceDocument {
  const settings = settingsOf(centre.preference, centre.type)
  const regime = regimeOf(invoice, settings)
  const isTaxed = regime === 'regular'
  const customer = customerOf(invoice, member)
  const balance = invoice.status === 'Forgive' || invoice.isDeleted ? 0 : dueOf(invoice)
  return {
    title: documentTitleOf(regime),
    notices: noticesOf(invoice, regime),
    number: invoice.invoiceNumber,
    original: null,
    issuedOn: invoice.issuedOn ? formatCivil(invoice.issuedOn) : '',
    dueOn: invoice.dueOn ? formatCivil(invoice.dueOn) : '',
    period: periodOf(invoice.fromDate, invoice.toDate),
    logo: centre.dp,
    supplier: {
      name: invoice.centerName || centre.name,
      address: addressOf(centre),
      gstin: regime === 'unregistered' ? '' : invoice.gstin || settings.gstin,
      state: centre.state,
      stateCode: stateCodeOf(centre.state) ?? '',
      phone: printedPhone(centre.phone),
      email: centre.email,
    },
    customer,
    placeOfSupply:
      isTaxed || isInterState(centre.state, invoice.placeOfSupply) ? placeOf(invoice, centre) : '',
    isReverseCharge: false,
    taxIdLabel: regime === 'outsideIndia' ? `${settings.taxName} no.` : 'GSTIN',
    sac: isTaxed || regime === 'composition' ? invoice.sac : '',
    description: invoice.packageName || 'Services',
    lines: linesOf(invoice),
    priceHoldsTax: priceHoldsTax(invoice),
    taxable: invoice.taxable,
    taxes: taxesOf(invoice, regime, centre.state, settings.taxName),
    roundOff: invoice.roundOff,
    total: invoice.amount,
    inWords: settings.currency === 'INR' ? amountInWords(invoice.amount) : '',
    payments: invoice.payments.map(paymentRow),
    credits: invoice.creditNotes.map(({ date, number, reason, amount }) => ({
      date: formatCivil(date),
      number,
      reason,
      rupees: amount,
    })),
    creditApplied: invoice.creditApplied,
    received: toRupees(toPaise(paidOf(invoice)) + toPaise(invoice.creditApplied)),
    credited: creditedOf(invoice),
    balance,
    outcome: outcomeOf(invoice, balance),
    upi:
      settings.currency === 'INR' && invoice.invoiceNumber !== ''
        ? upiLinkOf({
            vpa: settings.upiId,
            name: settings.upiName || centre.name,
            amount: balance,
            note: `Invoice ${invoice.invoiceNumber}`,
            reference: `INV${invoice.id}`,
          })
        : null,
    upiId: settings.upiId,
    terms: settings.invoiceTerms,
    currency: settings.currency,
    locale: settings.locale,
  }
}

/**
 * What Rule 46 asks for and this invoice lacks, in sentences for the person who issues it; empty where it is complete.
 * An unregistered customer's address is asked for from 50,000 rupees of taxable value.
 */
export function missingParticulars(document: InvoiceDocument): string[] {
  if (document.title !== 'Tax Invoice') return []
  const { supplier, customer, taxable, sac } = document
  const needsAddress = customer.gstin !== '' || taxable >= ADDRESS_FROM
  return [
    ...(supplier.gstin === '' ? ["Enter the centre's GSTIN under Site config."] : []),
    ...(supplier.address === '' ? ["Enter the centre's address under Site config."] : []),
    ...(sac === '' ? ['Choose the service code (SAC) under Site config.'] : []),
    ...(needsAddress && (customer.name === '' || customer.address === '' || customer.stateCode === '')
      ? ["Enter the customer's address and state: it must stand on this invoice."]
      : []),
  ]
}
