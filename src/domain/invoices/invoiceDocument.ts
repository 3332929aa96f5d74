import type { ClientInfo } from '@/domain/gyms/gym'
import { settingsOf, type GymSettings } from '@/domain/gyms/settings'
import { signaturePath } from '@/domain/gyms/signature'
import type { Member } from '@/domain/members/member'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatPhone } from '@/domain/shared/phone'
import { toRupees, totalOf } from '@/domain/shared/money'
import { isInterState, statePrinted } from '@/domain/tax/placeOfSupply'
import { COMPOSITION_NOTE, suppliedTitleOf, type TaxRegime } from '@/domain/tax/regime'
import { isUnionTerritory, stateCodeOf, stateNameOf } from '@/domain/tax/states'
import { amountInWords } from './amountInWords'
import { countsLater, isWaiting } from './cheque'
import {
  codeLabelOf,
  deductionsOf,
  documentLinesOf,
  type Deduction,
  type DocumentLine,
} from './documentLines'
import { countedOf, creditedOf, dueOf, paidOf } from './dueOf'
import type { Invoice, Payment } from './invoice'
import type { InvoiceLine } from './invoiceLine'
import { taxesByRate } from './taxesByRate'
import { upiLinkOf } from './upiLink'

/** Rule 46: above this taxable value the name, address and state of an unregistered customer must stand there. */
const ADDRESS_FROM = 50_000

type Line = { label: string; rupees: number }

/** One tax on all lines; `rate` is percent, and null where the lines have several. */
type Tax = Line & { rate: number | null }

/** What one rate comes to, in rupees: `taxes` in the order of the document's. */
type RateRow = { rate: number; taxable: number; taxes: number[] }

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
 * Sums: `lines` and `deductions` come to the taxable value where prices are without tax, and to the net where they hold it;
 * `rates` (empty where there is one) come to taxable and taxes; taxable + taxes + roundOff = total; total − received −
 * credited = balance.
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
  /** Storage path of the signature; '' where the centre has none, and on a draft: nobody has signed that. */
  signature: string
  supplier: DocumentParty
  customer: DocumentParty & { code: string }
  placeOfSupply: string
  isReverseCharge: false
  /** What the parties' tax numbers are called. */
  taxIdLabel: string
  /** The code of all lines; '' where they have none, or several. */
  sac: string
  /** What the column of codes is called; '' where no line has one. */
  codeLabel: string
  description: string
  lines: DocumentLine[]
  deductions: Deduction[]
  priceHoldsTax: boolean
  taxable: number
  taxes: Tax[]
  rates: RateRow[]
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
  /** Rule 46: the recipient's address must stand there. */
  needsAddress: boolean
  /** Rule 46, 49 and 53: a document under GST is signed. */
  needsSignature: boolean
  currency: string
  locale: string
}

type Taxed = Pick<Invoice, 'cgst' | 'sgst' | 'igst' | 'placeOfSupply'>
type TaxedLine = Pick<InvoiceLine, 'rate' | 'taxable' | 'cgst' | 'sgst' | 'igst'>

/** The taxes of a document by name, and rate by rate where its lines have several. */
export function taxesOf(
  invoice: Taxed,
  lines: readonly TaxedLine[],
  regime: TaxRegime,
  { state, taxName }: { state: string; taxName: string },
): { taxes: Tax[]; rates: RateRow[] } {
  const { cgst, sgst, igst, placeOfSupply } = invoice
  const byRate = taxesByRate(lines)
  const [only, ...others] = byRate
  const rate = only === undefined || others.length > 0 ? null : only.rate
  const half = rate === null ? null : rate / 2
  const own = isUnionTerritory(stateCodeOf(placeOfSupply) ?? stateCodeOf(state)) ? 'UTGST' : 'SGST'
  const known = [
    { key: 'cgst', label: 'CGST', rupees: cgst, rate: half },
    { key: 'sgst', label: own, rupees: sgst, rate: half },
    { key: 'igst', label: regime === 'outsideIndia' ? taxName : 'IGST', rupees: igst, rate },
  ] as const
  const charged = known.filter(({ rupees }) => rupees !== 0)
  return {
    taxes: charged.map(({ label, rupees, rate }) => ({ label, rupees, rate })),
    rates:
      charged.length === 0 || byRate.length < 2
        ? []
        : byRate.map((row) => ({
            rate: row.rate,
            taxable: row.taxable,
            taxes: charged.map(({ key }) => row[key]),
          })),
  }
}

/** What was sold, in a few words: two or three things by name, of more the first two. */
function soldText(lines: readonly DocumentLine[]): string {
  const names = lines.map(({ description, quantity }) =>
    quantity === 1 ? description : `${description} × ${quantity}`,
  )
  if (names.length <= 3) return names.join(', ')
  return `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`
}

export const addressOf = ({
  address,
  city,
  state,
  pincode,
}: Pick<Member, 'address' | 'city' | 'state' | 'pincode'>) =>
  [address, city, [state, pincode].filter(Boolean).join(' ')].filter(Boolean).join(', ')

const printedPhone = (phone: string, locale: string) => (phone === '' ? '' : formatPhone(phone, locale))

/** The state at the end of a written address, by name: the customer's on the day of the invoice. */
const stateIn = (address: string): string =>
  stateNameOf(stateCodeOf(address.split(',').at(-1) ?? '') ?? '') ?? ''

function customerOf(
  invoice: Invoice,
  member: Member | null,
  locale: string,
): DocumentParty & { code: string } {
  // Below the limit an unregistered customer's address is not asked for, but shown where it is known.
  return {
    name: invoice.customerName,
    address: invoice.billingAddress || (member ? addressOf(member) : ''),
    gstin: invoice.customerGstin,
    ...statePrinted({
      gstin: invoice.customerGstin,
      state: member?.state || stateIn(invoice.billingAddress),
    }),
    phone: printedPhone(invoice.customerPhone, locale),
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
    ...(invoice.held === 'Forgive' ? ['Written off'] : []),
  ]
}

const wordOf = ({ kind, status }: Payment) =>
  status === 'refunded' || kind === 'refund'
    ? 'Refund'
    : status === 'bounced' || kind === 'bounce'
      ? 'Cheque returned'
      : kind === 'reversal'
        ? 'Reversed'
        : kind === 'clearance'
          ? 'Cheque cleared'
          : ''

const paymentRow = (payment: Payment) => ({
  date: formatCivil(payment.date),
  mode: payment.modeOfPayment,
  reference: payment.reference,
  rupees: countsLater(payment) ? payment.amount : toRupees(countedOf(payment)),
  note: countsLater(payment) ? 'To clear' : wordOf(payment),
})

/** The rows but for those of a cheque that hold no money: one that counts later stands there until another row says how it ended. */
const paymentRowsOf = (invoice: Invoice) =>
  invoice.payments
    .filter(({ kind, amount }) => kind !== 'clearance' || amount !== 0)
    .filter((payment) => !countsLater(payment) || isWaiting(invoice, payment))
    .map(paymentRow)

const periodOf = (from: CivilDate | null, to: CivilDate | null) =>
  from && to ? `${formatCivil(from)} to ${formatCivil(to)}` : ''

function placeOf(invoice: Invoice, supplier: Pick<DocumentParty, 'state'>): string {
  const place = invoice.placeOfSupply || supplier.state
  const code = stateCodeOf(place)
  return code ? `${stateNameOf(code) ?? place} (${code})` : place
}

function supplierOf(invoice: Invoice, gym: ClientInfo, settings: GymSettings): DocumentParty {
  const regime = regimeOf(invoice, settings)
  const gstin = regime === 'unregistered' ? '' : invoice.gstin || settings.gstin
  return {
    name: invoice.centerName || gym.name,
    address: addressOf(gym),
    gstin,
    ...statePrinted({ gstin: regime === 'outsideIndia' ? '' : gstin, state: gym.state }),
    phone: printedPhone(gym.phone, settings.locale),
    email: gym.email,
  }
}

/** The regime and GSTIN an invoice was issued under; older ones have those of the centre today. */
export const regimeOf = (invoice: Invoice, settings: GymSettings): TaxRegime =>
  invoice.taxRegime === '' ? settings.taxRegime : invoice.taxRegime

/** Rupees: money and the member's own credit. */
const receivedOn = (invoice: Invoice) => totalOf([paidOf(invoice), invoice.creditApplied])

function outcomeOf(invoice: Invoice, balance: number): Line {
  if (invoice.isDeleted) return { label: 'Cancelled', rupees: 0 }
  if (invoice.held === 'Forgive') return { label: 'Written off', rupees: dueOf(invoice) }
  const received = receivedOn(invoice)
  return balance === 0 && received > 0
    ? { label: 'Paid in full', rupees: received }
    : { label: 'Balance due', rupees: balance }
}

/** `member` may be gone or unread; the invoice bears the customer's name itself. */
export function invoiceDocumentOf(invoice: Invoice, gym: ClientInfo, member: Member | null): InvoiceDocument {
  const settings = settingsOf(gym.preference, gym.type)
  const regime = regimeOf(invoice, settings)
  const isTaxed = regime === 'regular'
  const customer = customerOf(invoice, member, settings.locale)
  const balance = invoice.held === 'Forgive' || invoice.isDeleted ? 0 : dueOf(invoice)
  const period = periodOf(invoice.fromDate, invoice.toDate)
  const lines = documentLinesOf(invoice, regime, period)
  const isUnderGst = isTaxed || regime === 'composition'
  const supplier = supplierOf(invoice, gym, settings)
  const title = suppliedTitleOf(regime, invoice)
  return {
    title,
    notices: noticesOf(invoice, regime),
    number: invoice.invoiceNumber,
    original: null,
    issuedOn: invoice.issuedOn ? formatCivil(invoice.issuedOn) : '',
    dueOn: invoice.dueOn ? formatCivil(invoice.dueOn) : '',
    period,
    logo: gym.dp,
    signature: invoice.invoiceNumber === '' ? '' : signaturePath(gym.id, settings.signature),
    supplier,
    customer,
    placeOfSupply: isTaxed || isInterState(supplier, invoice.placeOfSupply) ? placeOf(invoice, supplier) : '',
    isReverseCharge: false,
    taxIdLabel: regime === 'outsideIndia' ? `${settings.taxName} no.` : 'GSTIN',
    sac: isUnderGst ? invoice.sac : '',
    codeLabel: codeLabelOf(invoice, regime),
    description: soldText(lines) || invoice.packageName || 'Services',
    lines,
    deductions: deductionsOf(invoice, settings),
    priceHoldsTax: invoice.inclusive,
    taxable: invoice.taxable,
    ...taxesOf(invoice, invoice.lines, regime, { state: supplier.state, taxName: settings.taxName }),
    roundOff: invoice.roundOff,
    total: invoice.amount,
    inWords: settings.currency === 'INR' ? amountInWords(invoice.amount) : '',
    payments: paymentRowsOf(invoice),
    credits: invoice.creditNotes.map(({ date, number, reason, amount }) => ({
      date: formatCivil(date),
      number,
      reason,
      rupees: amount,
    })),
    creditApplied: invoice.creditApplied,
    received: receivedOn(invoice),
    credited: creditedOf(invoice),
    balance,
    outcome: outcomeOf(invoice, balance),
    upi:
      settings.currency === 'INR' && invoice.invoiceNumber !== ''
        ? upiLinkOf({
            vpa: settings.upiId,
            name: settings.upiName || gym.name,
            amount: balance,
            note: `Invoice ${invoice.invoiceNumber}`,
            reference: `INV${invoice.invoiceNumber}`,
          })
        : null,
    upiId: settings.upiId,
    terms: settings.invoiceTerms,
    needsAddress:
      isTaxed &&
      (invoice.customerGstin !== '' || (title !== 'Bill of Supply' && invoice.taxable >= ADDRESS_FROM)),
    needsSignature: isUnderGst && invoice.invoiceNumber !== '',
    currency: settings.currency,
    locale: settings.locale,
  }
}

const codeAdvice = ({ description, isGoods }: DocumentLine): string =>
  isGoods ? `Enter the HSN code of ${description}.` : 'Choose the service code (SAC) under Site config.'

/**
 * What Rule 46, of a bill of supply Rule 49, asks for and this invoice lacks, in sentences for the person who issues it;
 * empty where it is complete. An unregistered customer's address is asked for from 50,000 rupees of taxable value.
 */
export function missingParticulars(document: InvoiceDocument): string[] {
  if (document.title === 'Invoice') return []
  const { supplier, customer, lines, needsAddress } = document
  const [uncoded] = lines.filter(({ code }) => code === '')
  return [
    ...(supplier.gstin === '' ? ["Enter the centre's GSTIN under Site config."] : []),
    ...(supplier.address === '' ? ["Enter the centre's address under Site config."] : []),
    ...(uncoded ? [codeAdvice(uncoded)] : []),
    ...(needsAddress && (customer.name === '' || customer.address === '' || customer.stateCode === '')
      ? ["Enter the customer's address and state: it must stand on this invoice."]
      : []),
  ]
}
