import { dueOf } from '@/domain/invoices/dueOf'
import type { Invoice } from '@/domain/invoices/invoice'
import { civilDateIn, daysBetween } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { TodoRow } from './todoRow'

/** A sale or an invoice with a discount above what the desk may give by itself: all of its amount waits. */
export const approvalRow = (invoice: Invoice, today: CivilDate, timezone: string): TodoRow => ({
  kind: 'approval',
  invoice,
  key: `approval ${invoice.id}`,
  rupees: invoice.amount,
  pressing: invoice.createdAt === null ? 0 : daysBetween(civilDateIn(invoice.createdAt, timezone), today),
})

/** An invoice whose due date has passed. With another due date it is another thing to do. */
export const owedRow = (kind: 'overdue' | 'pastDue', invoice: Invoice, today: CivilDate): TodoRow => ({
  kind,
  invoice,
  key: `${kind} ${invoice.id} ${invoice.dueOn ?? ''}`,
  rupees: dueOf(invoice),
  pressing: invoice.dueOn === null ? 0 : daysBetween(invoice.dueOn, today),
})
