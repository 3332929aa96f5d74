import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { dueOf, paidOf } from './dueOf'
import type { Invoice, InvoiceStatus } from './invoice'

type Facts = Pick<Invoice, 'held' | 'amount' | 'payments' | 'creditApplied' | 'creditNotes' | 'dueOn'>

/** PRODUCT 2.B, DOMAIN 3.4: what an invoice's status is on that day in the centre's zone. */
export function invoiceStatusOf(invoice: Facts, today: CivilDate, graceDays: number): InvoiceStatus {
  if (invoice.held !== 'Issued') return invoice.held
  if (dueOf(invoice) === 0) return 'Paid'
  const { dueOn } = invoice
  if (dueOn && today > addDays(dueOn, graceDays)) return 'Overdue'
  if (paidOf(invoice) + invoice.creditApplied > 0) return 'Partially Paid'
  return dueOn && today >= dueOn ? 'Unpaid' : 'Open'
}
