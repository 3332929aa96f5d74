import { formatMoney, toPaise, toRupees } from '@/domain/shared/money'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { paidOf } from './dueOf'
import type { Invoice, Payment } from './invoice'
import { changed, type InvoiceChange, type MoneyContext } from './moneyAct'
import { invoiceNameOf, mayTransition } from './transitions'

/** Money handed back, in rupees above 0. `of` is the payment it belongs to, '' where it is of several. */
export type RefundTerms = {
  id: string
  amount: number
  modeOfPayment: string
  paymentSource: string
  reference: string
  of: string
  reason: string
}

/** Why so many rupees can't be given back on this invoice. */
export function refuseRefunded(
  invoice: Invoice,
  amount: number,
  format: Parameters<typeof formatMoney>[1],
): Refusal | null {
  if (!Number.isFinite(amount) || amount <= 0) return refused('Enter the amount to refund: more than 0.')
  const paid = Math.max(0, paidOf(invoice))
  return amount > paid
    ? refused(`Only ${formatMoney(paid, format)} was paid on ${invoiceNameOf(invoice)}. Lower the refund.`)
    : null
}

/**
 * Hands money back. What a credit note had made the member's credit is taken out of the credit first; what goes beyond
 * is due again, because the invoice still asks for it.
 */
export function refund(invoice: Invoice, terms: RefundTerms, ctx: MoneyContext): InvoiceChange | Refusal {
  if (invoice.payments.some(({ id }) => id === terms.id)) return changed(invoice, invoice, ctx)
  const refusal = mayTransition(invoice, 'refund', ctx)
  if (refusal) return refusal
  const wrongAmount = refuseRefunded(invoice, terms.amount, ctx.settings)
  if (wrongAmount) return wrongAmount
  if (terms.modeOfPayment.trim() === '') return refused('Choose how the money is given back.')
  if (terms.reason.trim() === '') return refused('Say why the money is given back.')
  if (terms.of !== '' && !invoice.payments.some(({ id }) => id === terms.of))
    return refused('This payment is not on the invoice. Open it again.')
  const row: Payment = {
    id: terms.id,
    kind: 'refund',
    of: terms.of,
    amount: toRupees(-toPaise(terms.amount)),
    date: ctx.today,
    modeOfPayment: terms.modeOfPayment.trim(),
    paymentSource: terms.paymentSource.trim(),
    reference: terms.reference.trim(),
    status: 'refunded',
    chequeDate: null,
    receivedBy: ctx.by,
    at: ctx.now,
    note: terms.reason.trim(),
  }
  return changed(invoice, { ...invoice, payments: [...invoice.payments, row] }, ctx)
}
