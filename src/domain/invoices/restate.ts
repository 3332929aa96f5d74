import { latest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { countedDueOf } from './dueOf'
import { invoiceStatusOf, isHeld } from './invoiceStatus'
import type { Invoice } from './invoice'

function paidOnOf({ payments }: Invoice, today: CivilDate): CivilDate {
  const [first, ...others] = payments.map(({ date }) => date)
  return first ? latest(first, ...others) : today
}

/** The invoice with its derived fields as they stand after an event of today: status, due and paidOn (DOMAIN 3.4). */
export function restate(invoice: Invoice, today: CivilDate, graceDays: number): Invoice {
  const status = invoiceStatusOf(invoice, today, graceDays)
  return {
    ...invoice,
    status,
    due: countedDueOf({ ...invoice, status }),
    paidOn: status === 'Paid' ? paidOnOf(invoice, today) : null,
  }
}

/** What the night makes of an invoice that nobody touched; null where the calendar changes nothing. */
export function overnight(invoice: Invoice, today: CivilDate, graceDays: number): Invoice | null {
  if (invoice.isDeleted || isHeld(invoice.status)) return null
  const next = restate(invoice, today, graceDays)
  const paidOn = invoice.paidOn ?? next.paidOn
  return next.status === invoice.status && next.due === invoice.due
    ? null
    : { ...next, paidOn: next.paidOn && paidOn }
}
