import { formatMoney, toPaise, toRupees } from '@/domain/shared/money'
import { refused, type Refusal } from '@/domain/shared/refusal'
import type { Invoice, Payment } from './invoice'
import { changed, type InvoiceChange, type MoneyContext } from './moneyAct'
import { mayTransition } from './transitions'

/** `id` of the new row, `of` the payment it takes back. */
export type TakeBack = { id: string; of: string; kind: 'reversal' | 'bounce'; reason: string }

/** Rupees of a payment that still stand: less what was taken back or refunded of it, 0 for a bounced one. */
export function standingOf(invoice: Pick<Invoice, 'payments'>, payment: Payment): number {
  if (payment.status === 'bounced') return 0
  const back = invoice.payments
    .filter(({ of }) => of === payment.id)
    .reduce((paise, { amount }) => paise + Math.abs(toPaise(amount)), 0)
  return toRupees(Math.max(0, toPaise(payment.amount) - back))
}

/** Payments of which something still stands: they can be taken back or refunded. */
export const standingPaymentsOf = (invoice: Pick<Invoice, 'payments'>): Payment[] =>
  invoice.payments.filter(
    (payment) =>
      payment.kind === 'payment' &&
      payment.status !== 'refunded' &&
      payment.amount > 0 &&
      standingOf(invoice, payment) > 0,
  )

function refusePayment(payment: Payment | undefined, { kind }: TakeBack, invoice: Invoice): Refusal | null {
  if (!payment || payment.kind !== 'payment' || payment.amount <= 0 || payment.status === 'refunded')
    return refused('This payment is not on the invoice. Open it again.')
  if (kind === 'bounce' && payment.modeOfPayment !== 'Cheque')
    return refused(`Only a cheque bounces; this was ${payment.modeOfPayment}. Reverse the payment instead.`)
  return standingOf(invoice, payment) > 0 ? null : refused('This payment was taken back already.')
}

/**
 * Takes a whole payment back because it was entered by mistake, or because the bank returned the cheque. The payment
 * stays and a row of the same amount below 0 follows it (PRODUCT 2.B), so what was due is due again.
 */
export function takeBack(invoice: Invoice, how: TakeBack, ctx: MoneyContext): InvoiceChange | Refusal {
  if (invoice.payments.some(({ id }) => id === how.id)) return changed(invoice, invoice, ctx)
  const payment = invoice.payments.find(({ id }) => id === how.of)
  const refusal = mayTransition(invoice, 'takeBack', ctx) ?? refusePayment(payment, how, invoice)
  if (refusal || !payment) return refusal ?? refused('This payment is not on the invoice. Open it again.')
  if (how.reason.trim() === '') return refused('Say why the payment is taken back.')
  const row: Payment = {
    ...payment,
    id: how.id,
    kind: how.kind,
    of: payment.id,
    amount: -standingOf(invoice, payment),
    date: ctx.today,
    status: 'received',
    receivedBy: ctx.by,
    at: ctx.now,
    note: how.reason.trim(),
  }
  return changed(invoice, { ...invoice, payments: [...invoice.payments, row] }, ctx)
}

/** How a payment stands, in a word for its row. */
export function standingWordOf(
  invoice: Pick<Invoice, 'payments'>,
  payment: Payment,
  format: Parameters<typeof formatMoney>[1],
): string {
  if (payment.status === 'bounced') return 'Bounced'
  const back = invoice.payments.filter(({ of }) => of === payment.id)
  if (back.some(({ kind }) => kind === 'bounce')) return 'Bounced'
  if (back.some(({ kind }) => kind === 'reversal')) return 'Reversed'
  const standing = standingOf(invoice, payment)
  if (back.length > 0) return standing > 0 ? `${formatMoney(standing, format)} left after refund` : 'Refunded'
  return ''
}
