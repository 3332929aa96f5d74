import type { Invoice, InvoiceStatus } from '@/domain/invoices/invoice'
import { invoiceStatusOf } from '@/domain/invoices/invoiceStatus'
import { useGym } from '@/session/useGym'
import { StateChip, type Tone } from '@/ui/StateChip'

export const invoiceTones: Record<InvoiceStatus, Tone> = {
  Draft: 'grey',
  'Pending Approval': 'blue',
  Accepted: 'blue',
  Rejected: 'red',
  Open: 'blue',
  'Partially Paid': 'amber',
  Paid: 'green',
  Unpaid: 'amber',
  Overdue: 'red',
  Forgive: 'grey',
}

/** What the status reads as; the stored word for an amount written off is "Forgive". */
const words: Partial<Record<InvoiceStatus, string>> = { Forgive: 'Written off' }

/** Derived for today in the centre's zone, never the stored word alone (PRODUCT 2.B). */
export function InvoiceStatusChip({ invoice }: { invoice: Invoice }) {
  const { today, settings } = useGym()
  const status = invoiceStatusOf(invoice, today, settings.graceDays)
  return <StateChip tone={invoiceTones[status]}>{words[status] ?? status}</StateChip>
}
