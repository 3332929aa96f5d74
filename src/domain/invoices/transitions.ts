import type { Role } from '@/domain/access/role'
import type { CivilDate } from '@/domain/shared/civilDate'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { isIssued, type DraftInvoice, type Invoice, type InvoiceStatus, type IssuedInvoice } from './invoice'
import { invoiceStatusOf } from './invoiceStatus'

/** What people do to an invoice. What the calendar does to it is `invoiceStatusOf`. */
export type InvoiceAct =
  | 'edit'
  | 'submit'
  | 'approve'
  | 'reject'
  | 'issue'
  | 'collect'
  | 'takeBack'
  | 'clearCheque'
  | 'refund'
  | 'credit'
  | 'forgive'
  | 'unforgive'
  | 'changeDueDate'
  | 'delete'

/** `derived`: what the payments and the day make of it. `same`: the status stays as it is. */
export type Transition = {
  act: InvoiceAct
  from: readonly InvoiceStatus[]
  to: InvoiceStatus | 'derived' | 'same'
  who: readonly Role[]
}

const owner: readonly Role[] = ['ADMIN', 'CLIENT']
const desk: readonly Role[] = [...owner, 'MANAGER']
const owed: readonly InvoiceStatus[] = ['Open', 'Unpaid', 'Overdue', 'Partially Paid']
const issued: readonly InvoiceStatus[] = [...owed, 'Paid']

/** DOMAIN 3.4, the table, with PRODUCT 2.U for approvals that end, and PRODUCT 2.I for who: what stands in no row is refused. */
export const transitions: readonly Transition[] = [
  { act: 'edit', from: ['Draft', 'Rejected'], to: 'Draft', who: desk },
  { act: 'submit', from: ['Draft', 'Accepted'], to: 'Pending Approval', who: desk },
  { act: 'approve', from: ['Pending Approval'], to: 'Accepted', who: owner },
  { act: 'reject', from: ['Pending Approval', 'Accepted'], to: 'Rejected', who: owner },
  { act: 'issue', from: ['Draft', 'Accepted'], to: 'derived', who: desk },
  { act: 'collect', from: owed, to: 'derived', who: desk },
  { act: 'collect', from: ['Forgive'], to: 'derived', who: owner },
  { act: 'takeBack', from: issued, to: 'derived', who: owner },
  { act: 'clearCheque', from: [...issued, 'Forgive'], to: 'derived', who: owner },
  { act: 'refund', from: issued, to: 'derived', who: owner },
  { act: 'credit', from: issued, to: 'derived', who: owner },
  { act: 'forgive', from: owed, to: 'Forgive', who: owner },
  { act: 'unforgive', from: ['Forgive'], to: 'derived', who: owner },
  { act: 'changeDueDate', from: owed, to: 'derived', who: owner },
  { act: 'delete', from: ['Draft', 'Pending Approval', 'Accepted', 'Rejected'], to: 'same', who: desk },
  { act: 'delete', from: owed, to: 'same', who: owner },
]

/** How each act is called in a refusal, and where it is possible. */
const words: Record<InvoiceAct, { verb: string; where: string }> = {
  edit: {
    verb: 'edit an invoice',
    where: 'Only a draft or a rejected invoice is edited; an issued one is corrected by a credit note.',
  },
  submit: {
    verb: 'ask for approval',
    where: 'Only a draft is sent for approval, or an accepted invoice once more.',
  },
  approve: { verb: 'approve an invoice', where: 'Only an invoice that waits for approval is approved.' },
  reject: {
    verb: 'reject an invoice',
    where: 'Only an invoice that waits for approval, or is accepted, is sent back.',
  },
  issue: { verb: 'issue an invoice', where: 'Only a draft or an accepted invoice is issued.' },
  collect: {
    verb: 'take this payment',
    where: 'A payment needs an issued invoice with something left to pay.',
  },
  takeBack: { verb: 'take a payment back', where: 'Only the payments of an issued invoice are taken back.' },
  clearCheque: {
    verb: 'mark a cheque as cleared',
    where: 'Only a cheque on an issued invoice is cleared.',
  },
  refund: { verb: 'refund money', where: 'Only what was paid on an issued invoice is refunded.' },
  credit: { verb: 'give a credit note', where: 'A credit note needs an issued invoice.' },
  forgive: {
    verb: 'write off an invoice',
    where: 'Only an issued invoice with something left to pay is written off.',
  },
  unforgive: { verb: 'undo a write-off', where: 'Only an invoice that was written off comes back.' },
  changeDueDate: {
    verb: 'change the due date',
    where: 'Only an issued invoice with something left to pay has a due date to change.',
  },
  delete: {
    verb: 'delete this invoice',
    where:
      'A draft can be deleted, and an issued invoice on which nothing was paid; otherwise give a credit note.',
  },
}

const statusWords: Record<InvoiceStatus, string> = {
  Draft: 'a draft',
  'Pending Approval': 'waiting for approval',
  Accepted: 'accepted, but not issued yet',
  Rejected: 'rejected',
  Open: 'open',
  'Partially Paid': 'partly paid',
  Paid: 'paid',
  Unpaid: 'due',
  Overdue: 'overdue',
  Forgive: 'written off',
}

/** How an invoice is called in a sentence. */
export const invoiceNameOf = ({ invoiceNumber }: Pick<Invoice, 'invoiceNumber'>): string =>
  invoiceNumber || 'This invoice'

/** Who asks, and when. `today` is the centre's. */
export type Asking = { role: Role; today: CivilDate; settings: { graceDays: number } }

/** Why that act is not possible on the invoice as it stands that day, in a sentence; null when it is (DOMAIN 3.4). */
export function mayTransition(invoice: Invoice, act: InvoiceAct, asking: Asking): Refusal | null {
  const { role, today, settings } = asking
  const name = invoiceNameOf(invoice)
  if (invoice.isDeleted) return refused(`${name} was deleted. Nothing can be done with it any more.`)
  const status = invoiceStatusOf(invoice, today, settings.graceDays)
  const rows = transitions.filter((row) => row.act === act && row.from.includes(status))
  if (rows.length === 0) return refused(`${name} is ${statusWords[status]}. ${words[act].where}`)
  if (!rows.some(({ who }) => who.includes(role)))
    return refused(`Only the owner may ${words[act].verb}. ${name} is ${statusWords[status]}.`)
  return null
}

/** The issued invoice, where that act is possible on it that day; otherwise why it is not. */
export const issuedFor = (invoice: Invoice, act: InvoiceAct, asking: Asking): IssuedInvoice | Refusal =>
  mayTransition(invoice, act, asking) ??
  (isIssued(invoice) ? invoice : refused(`This invoice is not issued. ${words[act].where}`))

/** The invoice that is not issued yet, where that act is possible on it; otherwise why it is not. */
export const draftFor = (invoice: Invoice, act: InvoiceAct, asking: Asking): DraftInvoice | Refusal =>
  mayTransition(invoice, act, asking) ??
  (isIssued(invoice) ? refused(`${invoiceNameOf(invoice)} is issued. ${words[act].where}`) : invoice)

/** The acts that a screen may offer for an invoice to somebody that day. */
export const actsOn = (invoice: Invoice, asking: Asking): InvoiceAct[] =>
  [...new Set(transitions.map(({ act }) => act))].filter(
    (act) => mayTransition(invoice, act, asking) === null,
  )
