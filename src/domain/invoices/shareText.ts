import { formatMoney } from '@/domain/shared/money'
import type { InvoiceDocument } from './invoiceDocument'

/** The invoice in a chat: who writes, what it is for, what was paid and what is left, and how that can be paid. */
export function shareTextOf(document: InvoiceDocument): string {
  const { title, number, issuedOn, customer, supplier, description, period, received, balance, dueOn } =
    document
  const money = (rupees: number) => formatMoney(rupees, document)
  return [
    `Dear ${customer.name},`,
    `here is your ${title.toLowerCase()} ${number} of ${issuedOn} from ${supplier.name}.`,
    '',
    period === '' ? description : `${description}, ${period}`,
    `Amount: ${money(document.total)}`,
    ...(received !== 0 ? [`Paid: ${money(received)}`] : []),
    ...(document.credited > 0 ? [`Credited: ${money(document.credited)}`] : []),
    balance > 0
      ? `Balance: ${money(balance)}${dueOn === '' ? '' : `, due on ${dueOn}`}`
      : 'Nothing is left to pay.',
    ...(document.upi === null ? [] : ['', `Pay by UPI to ${document.upiId}:`, document.upi]),
    '',
    'Thank you.',
  ].join('\n')
}
