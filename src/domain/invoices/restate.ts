import { latest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { countedDueOf } from './dueOf'
import { invoiceStatusOf } from './invoiceStatus'
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
