import { driftOf, type Drift } from '@/domain/monthStats/drift'
import { latest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import type { StoredRecord } from '@/domain/shared/readers'
import { figureIn, isSameAmount, wordsOf } from '@/domain/shared/senseOf'
import { countedOf } from './dueOf'
import { isIssued, type Invoice, type InvoiceStatus, type IssuedInvoice } from './invoice'
import { restate } from './restate'

/** As its owner knows it; an older one may have no number. */
export const namedInvoice = ({ invoiceNumber, customerName, id }: Invoice): string =>
  invoiceNumber || (customerName ? `the invoice of ${customerName}` : `the invoice ${id}`)

/** The day of the last payment; what was settled without one keeps the day it says, or gets that of its last note. */
function paidOnOf({ payments, creditNotes, paidOn, issuedOn }: IssuedInvoice, today: CivilDate): CivilDate {
  const [first, ...others] = payments.filter((payment) => countedOf(payment) !== 0).map(({ date }) => date)
  if (first) return latest(first, ...others)
  const [note, ...notes] = creditNotes.map(({ date }) => date)
  return paidOn ?? (note ? latest(note, ...notes) : (issuedOn ?? today))
}

/**
 * An invoice's derived fields by its rows (payments, credit notes, write-off) and the day in the centre's zone
 * (DOMAIN 3.4); nothing that is stored of them is trusted. A draft and a deleted one owe nothing.
 */
export function invoiceByRows(invoice: Invoice, today: CivilDate, graceDays: number): Invoice {
  if (!isIssued(invoice)) return restate(invoice, today, graceDays)
  if (invoice.isDeleted) return { ...invoice, due: 0, chequeToClear: false }
  const right = restate(invoice, today, graceDays)
  if (right.held === 'Forgive') return { ...right, paidOn: invoice.paidOn }
  return { ...right, paidOn: right.status === 'Paid' ? paidOnOf(invoice, today) : null }
}

/** Statuses that follow each other by the calendar alone, for an invoice that was paid in part and one that was not. */
const byCalendar: readonly (readonly InvoiceStatus[])[] = [
  ['Open', 'Unpaid', 'Overdue'],
  ['Partially Paid', 'Overdue'],
]

const isMoveOfCalendar = (before: unknown, after: InvoiceStatus) =>
  byCalendar.some((statuses) => statuses.some((one) => one === before) && statuses.includes(after))

/**
 * What is wrong on a stored invoice, by name; a status that only the calendar moved is no drift. `right` is
 * `invoiceByRows`, `stored` the document as it lies there.
 */
export function invoiceDrifts(stored: StoredRecord, right: Invoice): Drift[] {
  const name = namedInvoice(right)
  const about = { invoiceId: right.id, memberId: right.memberId }
  const due = figureIn(stored['due'])
  const isDueWrong = stored['due'] !== undefined && (due === null || !isSameAmount(due, right.due))
  const isStatusWrong = stored['status'] !== right.status && !isMoveOfCalendar(stored['status'], right.status)
  const paidOn = stored['paidOn'] ?? null
  return [
    ...(isStatusWrong
      ? [
          driftOf({
            ...about,
            id: `${right.id} status`,
            what: `The status of ${name}`,
            stored: wordsOf(stored['status']),
            recomputed: `"${right.status}"`,
            by: 'its payments and credit notes make it',
          }),
        ]
      : []),
    ...(isDueWrong
      ? [
          driftOf({
            ...about,
            id: `${right.id} due`,
            what: `The balance due on ${name}`,
            stored: due ?? wordsOf(stored['due']),
            recomputed: right.due,
            by: 'its payments and credit notes leave',
          }),
        ]
      : []),
    ...(paidOn !== null && right.paidOn !== null && paidOn !== right.paidOn && !isStatusWrong
      ? [
          driftOf({
            ...about,
            id: `${right.id} paidOn`,
            what: `The day ${name} was paid`,
            stored: wordsOf(paidOn),
            recomputed: formatCivil(right.paidOn),
            by: 'its last payment came on',
          }),
        ]
      : []),
  ]
}
