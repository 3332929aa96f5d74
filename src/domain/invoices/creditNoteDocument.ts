import type { ClientInfo } from '@/domain/gyms/gym'
import { settingsOf } from '@/domain/gyms/settings'
import type { Member } from '@/domain/members/member'
import { formatCivil } from '@/domain/shared/formatDate'
import { COMPOSITION_NOTE } from '@/domain/tax/regime'
import { amountInWords } from './amountInWords'
import type { DocumentLine } from './documentLines'
import type { CreditNote, Invoice } from './invoice'
import { regimeOf } from './documentParties'
import { taxesOf } from './documentTaxes'
import { invoiceDocumentOf, type InvoiceDocument } from './invoiceDocument'
import { partsOf } from './noteParts'

export const COMMERCIAL_NOTICE =
  'This note takes back no tax: the day until which the law allows it has passed.'

/** What a note takes back from each line: of its taxable value where tax is taken back, else of its price. */
function noteLines(
  invoice: Invoice,
  note: CreditNote,
  whole: InvoiceDocument,
  isTaxed: boolean,
): DocumentLine[] {
  return partsOf(invoice, note).map(({ line, rate, taxable, amount }, at) => {
    const rupees = isTaxed ? taxable : amount
    const { description = 'Services', code = '', isGoods = false } = whole.lines[line] ?? {}
    const detail = at === 0 ? note.reason : ''
    return { description, detail, code, isGoods, quantity: 1, price: rupees, amount: rupees, rate }
  })
}

/**
 * The document of one credit note (DOMAIN 2.6): its own number and day, the invoice it belongs to, and its share of value
 * and tax. null where the invoice has no such note, or the note no number yet.
 */
export function creditNoteDocumentOf(
  invoice: Invoice,
  creditNoteId: string,
  gym: ClientInfo,
  member: Member | null,
): InvoiceDocument | null {
  const note = invoice.creditNotes.find(({ id }) => id === creditNoteId)
  if (note === undefined || note.number === '') return null
  const settings = settingsOf(gym.preference, gym.type)
  const regime = regimeOf(invoice, settings)
  const whole = invoiceDocumentOf(invoice, gym, member)
  const { taxes, rates } = taxesOf({ ...invoice, ...note }, partsOf(invoice, note), regime, {
    state: whole.supplier.state,
    taxName: settings.taxName,
  })
  return {
    ...whole,
    title: note.isCommercial ? 'Commercial Credit Note' : 'Credit Note',
    notices: [
      ...(regime === 'composition' ? [COMPOSITION_NOTE] : []),
      ...(note.isCommercial ? [COMMERCIAL_NOTICE] : []),
    ],
    number: note.number,
    original: { number: invoice.invoiceNumber, issuedOn: whole.issuedOn },
    issuedOn: formatCivil(note.date),
    dueOn: '',
    period: '',
    lines: noteLines(invoice, note, whole, taxes.length > 0),
    deductions: [],
    priceHoldsTax: false,
    taxable: note.taxable,
    taxes,
    rates,
    roundOff: taxes.length > 0 ? note.roundOff : 0,
    total: note.amount,
    inWords: settings.currency === 'INR' ? amountInWords(note.amount) : '',
    payments: [],
    credits: [],
    creditApplied: 0,
    received: 0,
    credited: 0,
    balance: 0,
    outcome: { label: 'Credit', rupees: note.amount },
    upi: null,
    terms: '',
  }
}
