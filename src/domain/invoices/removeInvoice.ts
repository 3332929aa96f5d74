import { refused, type Refusal } from '@/domain/shared/refusal'
import { creditedOf, paidOf } from './dueOf'
import type { Invoice } from './invoice'
import { changed, type InvoiceChange, type MoneyContext } from './moneyAct'
import { invoiceNameOf, mayTransition } from './transitions'

/**
 * Puts an invoice away; its number is kept and never given again (DOMAIN 3.4). An issued one only while nothing was
 * paid, credited or taken out of the member's credit for it.
 */
export function removeInvoice(invoice: Invoice, ctx: MoneyContext): InvoiceChange | Refusal {
  if (invoice.isDeleted) return changed(invoice, invoice, ctx)
  const refusal = mayTransition(invoice, 'delete', ctx)
  if (refusal) return refusal
  const isTouched = paidOf(invoice) !== 0 || creditedOf(invoice) > 0 || invoice.creditApplied > 0
  if (isTouched)
    return refused(
      `Money was moved on ${invoiceNameOf(invoice)}, so it stays. Give a credit note over what is wrong.`,
    )
  return changed(invoice, { ...invoice, isDeleted: true }, ctx)
}
