import type { ClientInfo } from '@/domain/gyms/gym'
import { settingsOf } from '@/domain/gyms/settings'
import { signaturePath } from '@/domain/gyms/signature'
import type { Member } from '@/domain/members/member'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { totalOf } from '@/domain/shared/money'
import { isInterState } from '@/domain/tax/placeOfSupply'
import { COMPOSITION_NOTE, suppliedTitleOf, type TaxRegime } from '@/domain/tax/regime'
import { stateCodeOf, stateNameOf } from '@/domain/tax/states'
import { amountInWords } from './amountInWords'
import {
  codeLabelOf,
  deductionsOf,
  documentLinesOf,
  type Deduction,
  type DocumentLine,
} from './documentLines'
import { customerOf, regimeOf, supplierOf, type DocumentParty } from './documentParties'
import { taxesOf, type DocumentTax, type RateRow } from './documentTaxes'
import { creditedOf, dueOf, paidOf } from './dueOf'
import type { Invoice } from './invoice'
import { paymentRowsOf, type PaymentRow } from './paymentRows'
import { upiLinkOf } from './upiLink'

/** Rule 46: above this taxable value the name, address and state of an unregistered customer must stand there. */
const ADDRESS_FROM = 50_000

type Line = { label: string; rupees: number }

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
  taxes: DocumentTax[]
  rates: RateRow[]
  roundOff: number
  total: number
  inWords: string
  payments: PaymentRow[]
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

/** What was sold, in a few words: two or three things by name, of more the first two. */
function soldText(lines: readonly DocumentLine[]): string {
  const names = lines.map(({ description, quantity }) =>
    quantity === 1 ? description : `${description} × ${quantity}`,
  )
  if (names.length <= 3) return names.join(', ')
  return `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`
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

const periodOf = (from: CivilDate | null, to: CivilDate | null) =>
  from && to ? `${formatCivil(from)} to ${formatCivil(to)}` : ''

function placeOf(invoice: Invoice, supplier: Pick<DocumentParty, 'state'>): string {
  const place = invoice.placeOfSupply || supplier.state
  const code = stateCodeOf(place)
  return code ? `${stateNameOf(code) ?? place} (${code})` : place
}

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
