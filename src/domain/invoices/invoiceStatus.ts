import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { dueOf, paidOf } from './dueOf'
import type { Invoice, InvoiceStatus } from './invoice'

/** Set by an act of people and left alone by the calendar (DOMAIN 3.4). */
const heldStatuses: readonly InvoiceStatus[] = [
  'Draft',
  'Pending Approval',
  'Accepted',
  'Rejected',
  'Forgive',
]

export const isHeld = (status: InvoiceStatus): boolean => heldStatuses.includes(status)

type Facts = Pick<Invoice, 'status' | 'amount' | 'payments' | 'creditApplied' | 'creditNotes' | 'dueOn'>

/** PRODUCT 2.B, DOMAIN 3.4: what an invoice's status is on that day in the centre's zone. */
export function invoiceStatusOf(invoice: Facts, today: CivilDate, graceDays: number): InvoiceStatus {
  if (isHeld(invoice.status)) return invoice.status
  if (dueOf(invoice) === 0) return 'Paid'
  const { dueOn } = invoice
  if (dueOn && today > addDays(dueOn, graceDays)) return 'Overdue'
  if (paidOf(invoice) + invoice.creditApplied > 0) return 'Partially Paid'
  return dueOn && today >= dueOn ? 'Unpaid' : 'Open'
}
