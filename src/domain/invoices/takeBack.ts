import { formatMoney, minus, negative, notBelowZero, toPaise, toRupees } from '@/domain/shared/money'
import { isRefused, refused, type Refusal } from '@/domain/shared/refusal'
import { clearanceOf, countsLater, isWaiting, mayBounce } from './cheque'
import type { Invoice, Payment } from './invoice'
import { changed, type InvoiceChange, type MoneyContext } from './moneyAct'
import { issuedFor } from './transitions'

/** `id` of the new row, `of` the payment it takes back. */
export type TakeBack = { id: string; of: string; kind: 'reversal' | 'bounce'; reason: string }

/**
 * Rupees of a payment that still stand: less what was taken back or refunded of it, 0 for a bounced one and for a cheque
 * that counts once it has cleared.
 */
export function standingOf(invoice: Pick<Invoice, 'payments'>, payment: Payment): number {
  const isUncounted = countsLater(payment) && clearanceOf(invoice, payment) === undefined
  if (payment.status === 'bounced' || isUncounted) return 0
  const back = invoice.payments
    .filter(({ of, kind }) => of === payment.id && kind !== 'clearance')
    .map(({ amount }) => toPaise(Math.abs(amount)))
  return toRupees(notBelowZero(minus(toPaise(payment.amount), ...back)))
}

/** Payments of which something still stands: they can be refunded. A cheque that waits is no money yet. */
export const standingPaymentsOf = (invoice: Pick<Invoice, 'payments'>): Payment[] =>
  invoice.payments.filter(
    (payment) =>
      payment.kind === 'payment' &&
      payment.status !== 'refunded' &&
      payment.amount > 0 &&
      !isWaiting(invoice, payment) &&
      standingOf(invoice, payment) > 0,
  )

/** Payments that can be taken back: those that stand, and cheques that wait without counting. */
export const reversiblePaymentsOf = (invoice: Pick<Invoice, 'payments'>): Payment[] => {
  const standing = standingPaymentsOf(invoice)
  return invoice.payments.filter((payment) => standing.includes(payment) || isWaiting(invoice, payment))
}

function refusePayment(
  payment: Payment | undefined,
  { kind }: TakeBack,
  invoice: Invoice,
  { settings }: MoneyContext,
): Refusal | null {
  if (!payment || payment.kind !== 'payment' || payment.amount <= 0 || payment.status === 'refunded')
    return refused('This payment is not on the invoice. Open it again.')
  if (kind === 'bounce' && !mayBounce(payment, settings))
    return refused(`Only a cheque bounces; this was ${payment.modeOfPayment}. Reverse the payment instead.`)
  return reversiblePaymentsOf(invoice).includes(payment)
    ? null
    : refused('This payment was taken back already.')
}

/**
 * Takes a whole payment back because it was entered by mistake, or because the bank returned the cheque. The payment
 * stays and a row of the same amount below 0 follows it (PRODUCT 2.B), so what was due is due again; a row of 0 where it
 * never counted. What the bank returned is a fact: credit that came of it and was used is due again where it was used (DOMAIN 3.4, 5.3).
 */
export function takeBack(invoice: Invoice, how: TakeBack, ctx: MoneyContext): InvoiceChange | Refusal {
  if (invoice.payments.some(({ id }) => id === how.id)) return changed(invoice, invoice, ctx)
  const issued = issuedFor(invoice, 'takeBack', ctx)
  if (isRefused(issued)) return issued
  const payment = issued.payments.find(({ id }) => id === how.of)
  const refusal = refusePayment(payment, how, issued, ctx)
  if (refusal || !payment) return refusal ?? refused('This payment is not on the invoice. Open it again.')
  if (how.reason.trim() === '') return refused('Enter a reason for taking the payment back.')
  const row: Payment = {
    ...payment,
    id: how.id,
    kind: how.kind,
    of: payment.id,
    amount: toRupees(negative(toPaise(standingOf(invoice, payment)))),
    date: ctx.today,
    status: 'received',
    whenCleared: false,
    receivedBy: ctx.by,
    at: ctx.now,
    note: how.reason.trim(),
  }
  const next = { ...issued, payments: [...issued.payments, row] }
  return changed(invoice, next, ctx, ctx.creditUsers ?? [])
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
  if (isWaiting(invoice, payment)) return 'To clear'
  const standing = standingOf(invoice, payment)
  if (back.some(({ kind }) => kind === 'refund'))
    return standing > 0 ? `${formatMoney(standing, format)} left after refund` : 'Refunded'
  return clearanceOf(invoice, payment) ? 'Cleared' : ''
}
