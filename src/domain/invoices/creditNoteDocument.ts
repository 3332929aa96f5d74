import type { ClientInfo } from '@/domain/gyms/gym'
import { settingsOf } from '@/domain/gyms/settings'
import type { Member } from '@/domain/members/member'
import { formatCivil } from '@/domain/shared/formatDate'
import { COMPOSITION_NOTE } from '@/domain/tax/regime'
import { amountInWords } from './amountInWords'
import type { Invoice } from './invoice'
import { invoiceDocumentOf, regimeOf, taxesOf, type InvoiceDocument } from './invoiceDocument'

const COMMERCIAL_NOTICE = 'This note takes back no tax: the day until which the law allows it has passed.'

/**
 * The paper of one credit note (DOMAIN 2.6): its own number and day, the invoice it belongs to, and its share of value
 * and tax. null where the invoice has no such note, or the note no number yet.
 */
export function creditNoteDocumentOf(
  invoice: Invoice,
  creditNoteId: string,
  centre: ClientInfo,
  member: Member | null,
): InvoiceDocument | null {
  const note = invoice.creditNotes.find(({ id }) => id === creditNoteId)
  if (note === undefined || note.number === '') return null
  const settings = settingsOf(centre.preference, centre.type)
  const regime = regimeOf(invoice, settings)
  const whole = invoiceDocumentOf(invoice, centre, member)
  const taxes = taxesOf({ ...invoice, ...note }, regime, centre.state, settings.taxName)
  const about = [invoice.packageName || 'Services', note.reason].filter(Boolean).join(': ')
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
    lines: [{ label: about, rupees: taxes.length > 0 ? note.taxable : note.amount }],
    priceHoldsTax: false,
    taxable: note.taxable,
    taxes,
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
