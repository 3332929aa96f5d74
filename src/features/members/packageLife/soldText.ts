import { dueOf } from '@/domain/invoices/dueOf'
import type { CentreSettings } from '@/domain/gyms/settings'
import type { PackageChange } from '@/domain/packages/sell'
import { formatMoney } from '@/domain/shared/money'

/** What the desk reads after a sale: the invoice's number, and whether anything stays due. */
export function soldText(what: string, { invoice }: PackageChange, settings: CentreSettings): string {
  if (!invoice) return `${what}.`
  const due = dueOf(invoice)
  const money = due > 0 ? `${formatMoney(due, settings)} stays due` : 'paid in full'
  return `${what}. Invoice ${invoice.invoiceNumber}, ${money}.`
}
