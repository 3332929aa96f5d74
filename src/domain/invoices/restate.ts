import { latest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { waitingChequesOf } from './cheque'
import { countedDueOf, countedOf } from './dueOf'
import { invoiceStatusOf } from './invoiceStatus'
import { isIssued, type Invoice, type IssuedInvoice } from './invoice'

function paidOnOf({ payments }: IssuedInvoice, today: CivilDate): CivilDate {
  const [first, ...others] = payments.filter((payment) => countedOf(payment) !== 0).map(({ date }) => date)
  return first ? latest(first, ...others) : today
}

/** The invoice with its derived fields as they stand after an event of today (DOMAIN 3.4). */
export function restate(invoice: IssuedInvoice, today: CivilDate, graceDays: number): IssuedInvoice
export function restate(invoice: Invoice, today: CivilDate, graceDays: number): Invoice
export function restate(invoice: Invoice, today: CivilDate, graceDays: number): Invoice {
  if (!isIssued(invoice)) return { ...invoice, status: invoice.held }
  const status = invoiceStatusOf(invoice, today, graceDays)
  return {
    ...invoice,
    status,
    due: countedDueOf(invoice),
    chequeToClear: !invoice.isDeleted && waitingChequesOf(invoice).length > 0,
    paidOn: status === 'Paid' ? paidOnOf(invoice, today) : null,
  }
}
