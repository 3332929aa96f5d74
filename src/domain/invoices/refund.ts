import { formatMoney, negative, toPaise, toRupees } from '@/domain/shared/money'
import { isRefused, refused, type Refusal } from '@/domain/shared/refusal'
import { isWaiting } from './cheque'
import { paidOf } from './dueOf'
import type { Invoice, Payment } from './invoice'
import { changed, type InvoiceChange, type MoneyContext } from './moneyAct'
import { standingOf, standingPaymentsOf } from './takeBack'
import { invoiceNameOf, issuedFor } from './transitions'

/** Money handed back, in rupees above 0. `of` is the payment it belongs to, '' where there is only one. */
export type RefundTerms = {
  id: string
  amount: number
  modeOfPayment: string
  paymentSource: string
  reference: string
  of: string
  reason: string
}

/** The payment that is given back: the one named, or the only one that stands. */
function refundedOf(invoice: Invoice, of: string): Payment | Refusal {
  const named = invoice.payments.find(({ id }) => id === of)
  if (named && isWaiting(invoice, named))
    return refused('This cheque has not cleared yet. Wait for the bank, or mark it as bounced.', 'of')
  const standing = standingPaymentsOf(invoice)
  const [only, ...others] = of === '' ? standing : standing.filter(({ id }) => id === of)
  if (only && others.length === 0) return only
  return of === '' && only
    ? refused('Several payments stand on this invoice. Choose the one that is given back.', 'of')
    : refused('Nothing of this payment is left to give back. Open the invoice again.')
}

/** Why so many rupees can't be given back on this invoice, of that payment where one is named. */
export function refuseRefunded(
  invoice: Invoice,
  amount: number,
  format: Parameters<typeof formatMoney>[1],
  of = '',
): Refusal | null {
  if (!Number.isFinite(amount) || amount <= 0) return refused('Enter the amount to refund: more than 0.')
  const paid = Math.max(0, paidOf(invoice))
  if (amount > paid)
    return refused(
      `Only ${formatMoney(paid, format)} was paid on ${invoiceNameOf(invoice)}. Lower the refund.`,
    )
  const payment = invoice.payments.find(({ id }) => id === of)
  const left = payment ? standingOf(invoice, payment) : paid
  return amount > left
    ? refused(`Only ${formatMoney(left, format)} of this payment is left to give back. Lower the refund.`)
    : null
}

/**
 * Hands money back. What a credit note had made the member's credit is taken out of the credit first; what goes beyond
 * is due again, because the invoice still asks for it. Each refund is of one payment, and never more than stands of it.
 */
export function refund(invoice: Invoice, terms: RefundTerms, ctx: MoneyContext): InvoiceChange | Refusal {
  if (invoice.payments.some(({ id }) => id === terms.id)) return changed(invoice, invoice, ctx)
  const issued = issuedFor(invoice, 'refund', ctx)
  if (isRefused(issued)) return issued
  const wrongAmount = refuseRefunded(invoice, terms.amount, ctx.settings)
  if (wrongAmount) return wrongAmount
  const payment = refundedOf(invoice, terms.of)
  if (isRefused(payment)) return payment
  const wrongShare = refuseRefunded(invoice, terms.amount, ctx.settings, payment.id)
  if (wrongShare) return wrongShare
  if (terms.modeOfPayment.trim() === '') return refused('Choose how the money is given back.')
  if (terms.reason.trim() === '') return refused('Enter a reason for the refund.')
  const row: Payment = {
    id: terms.id,
    kind: 'refund',
    of: payment.id,
    amount: toRupees(negative(toPaise(terms.amount))),
    date: ctx.today,
    modeOfPayment: terms.modeOfPayment.trim(),
    paymentSource: terms.paymentSource.trim(),
    reference: terms.reference.trim(),
    status: 'refunded',
    chequeDate: null,
    whenCleared: false,
    receivedBy: ctx.by,
    at: ctx.now,
    note: terms.reason.trim(),
  }
  return changed(invoice, { ...issued, payments: [...issued.payments, row] }, ctx)
}
