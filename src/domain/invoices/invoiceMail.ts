import { formatMoney } from '@/domain/shared/money'
import type { InvoiceDocument } from './invoiceDocument'

/** Values of the templates `invoiceIssued` and `invoiceIssuedOwner`; a sentence stands for what is left to pay. */
export function invoiceMailVars(document: InvoiceDocument): Record<string, string> {
  const { balance, customer, description, dueOn, number, supplier, total } = document
  const money = (rupees: number) => formatMoney(rupees, document)
  return {
    name: customer.name || 'customer',
    gym: supplier.name,
    invoiceNumber: number,
    package: description,
    amount: money(total),
    standing:
      balance === 0
        ? 'Nothing is left to pay.'
        : `${money(balance)} is left to pay${dueOn === '' ? '' : `, due on ${dueOn}`}.`,
  }
}
