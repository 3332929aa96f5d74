import type { Invoice, Payment } from '@/domain/invoices/invoice'
import { daysBetween } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'

/** How an invoice is called in a row and at the top of its drawer. */
export const titleOf = ({ invoiceNumber, held }: Pick<Invoice, 'invoiceNumber' | 'held'>): string =>
  invoiceNumber || (held === 'Draft' ? 'Draft' : 'Not issued')

/** The same where two drafts are to be told apart. */
export const nameOfInvoice = (invoice: Invoice): string =>
  invoice.invoiceNumber || `${titleOf(invoice)} of ${invoice.customerName || 'nobody'}`

/** How it was paid: each way once, in the order of the payments. */
export const modesOf = ({ payments }: Pick<Invoice, 'payments'>): string =>
  [
    ...new Set(payments.filter(({ kind }) => kind === 'payment').map(({ modeOfPayment }) => modeOfPayment)),
  ].join(' + ')

/** A cheque by its number and the date on it, as far as they are known. */
export const chequeName = ({ reference, chequeDate }: Pick<Payment, 'reference' | 'chequeDate'>): string =>
  [reference, chequeDate && formatCivil(chequeDate)].filter(Boolean).join(' · ')

/** How late an invoice is that day, in words; '' where it is not overdue. */
export function lateWords({ status, dueOn }: Pick<Invoice, 'status' | 'dueOn'>, today: CivilDate): string {
  if (status !== 'Overdue' || dueOn === null) return ''
  const days = daysBetween(dueOn, today)
  return days === 1 ? '1 day late' : `${days} days late`
}
