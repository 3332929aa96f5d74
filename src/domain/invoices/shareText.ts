import { formatMoney } from '@/domain/shared/money'
import type { InvoiceDocument } from './invoiceDocument'

/** More lines than these are counted. */
const MOST_LINES = 6

/** What it is for, line by line; the period stands with the package. */
function soldLines({ lines, description, period }: InvoiceDocument): string[] {
  if (lines.length === 0) return [period === '' ? description : `${description}, ${period}`]
  const named = lines.slice(0, MOST_LINES).map((line) => {
    const what = line.quantity === 1 ? line.description : `${line.description} × ${line.quantity}`
    return line.detail === '' ? what : `${what}, ${line.detail}`
  })
  return lines.length > MOST_LINES ? [...named, `and ${lines.length - MOST_LINES} more`] : named
}

/** The invoice in a chat: who writes, what it is for, what was paid and what is left, and how that can be paid. */
export function shareTextOf(document: InvoiceDocument): string {
  const { title, number, issuedOn, customer, supplier, received, balance, dueOn } = document
  const money = (rupees: number) => formatMoney(rupees, document)
  return [
    `Dear ${customer.name},`,
    `here is your ${title.toLowerCase()} ${number} of ${issuedOn} from ${supplier.name}.`,
    '',
    ...soldLines(document),
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
