import {
  minus,
  NO_PAISE,
  notBelowZero,
  sum,
  toPaise,
  toRupees,
  totalOf,
  type Paise,
} from '@/domain/shared/money'
import { countsLater } from './cheque'
import type { Invoice, Payment } from './invoice'

type Paid = Pick<Invoice, 'payments'>
type Dues = Paid & Pick<Invoice, 'amount' | 'creditApplied' | 'creditNotes'>

/** What counts of a row as received and kept, below 0 where money went back; the same for dues, months and the day. */
export function countedOf(payment: Payment): Paise {
  const { amount, status } = payment
  if (status === 'bounced' || countsLater(payment)) return NO_PAISE
  return toPaise(status === 'refunded' ? -Math.abs(amount) : amount)
}

/** Rupees received and kept: bounced payments and cheques that count later do not count, refunds count against (DOMAIN 3.4). */
export const paidOf = ({ payments }: Paid): number => toRupees(sum(payments.map(countedOf)))

/** Rupees taken off by credit notes. */
export const creditedOf = ({ creditNotes }: Pick<Invoice, 'creditNotes'>): number =>
  totalOf(creditNotes.map(({ amount }) => amount))

/** Rupees still owed on the invoice by itself, whatever its status; never below 0 (DOMAIN 3.4). */
export const dueOf = (invoice: Dues): number =>
  toRupees(
    notBelowZero(
      minus(
        toPaise(invoice.amount),
        toPaise(paidOf(invoice)),
        toPaise(invoice.creditApplied),
        toPaise(creditedOf(invoice)),
      ),
    ),
  )

/** Rupees this invoice adds to `member.totalDueAmount`: 0 for drafts, forgiven and deleted ones (DOMAIN 3.4). */
export const countedDueOf = (invoice: Dues & Pick<Invoice, 'held' | 'isDeleted'>): number =>
  !invoice.isDeleted && invoice.held === 'Issued' ? dueOf(invoice) : 0
