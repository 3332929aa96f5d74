import { formatCivil } from '@/domain/shared/formatDate'
import { toRupees } from '@/domain/shared/money'
import { countsLater, isWaiting } from './cheque'
import { countedOf } from './dueOf'
import type { Invoice, Payment } from './invoice'

/** A payment as it stands on paper; `note` says what it was where it was no ordinary one. */
export type PaymentRow = { date: string; mode: string; reference: string; rupees: number; note: string }

const wordOf = ({ kind, status }: Payment) =>
  status === 'refunded' || kind === 'refund'
    ? 'Refund'
    : status === 'bounced' || kind === 'bounce'
      ? 'Cheque returned'
      : kind === 'reversal'
        ? 'Reversed'
        : kind === 'clearance'
          ? 'Cheque cleared'
          : ''

const paymentRow = (payment: Payment): PaymentRow => ({
  date: formatCivil(payment.date),
  mode: payment.modeOfPayment,
  reference: payment.reference,
  rupees: countsLater(payment) ? payment.amount : toRupees(countedOf(payment)),
  note: countsLater(payment) ? 'To clear' : wordOf(payment),
})

/** The rows but for those of a cheque that hold no money: one that counts later stands there until another row says how it ended. */
export const paymentRowsOf = (invoice: Invoice): PaymentRow[] =>
  invoice.payments
    .filter(({ kind, amount }) => kind !== 'clearance' || amount !== 0)
    .filter((payment) => !countsLater(payment) || isWaiting(invoice, payment))
    .map(paymentRow)
