import { toPaise, toRupees } from '@/domain/shared/money'
import type { Invoice, Payment } from './invoice'

type Paid = Pick<Invoice, 'payments'>
type Dues = Paid & Pick<Invoice, 'amount' | 'creditApplied' | 'creditNotes'>

function paisePaid({ amount, status }: Payment): number {
  if (status === 'bounced') return 0
  return status === 'refunded' ? -Math.abs(toPaise(amount)) : toPaise(amount)
}

const sum = (paise: number[]) => paise.reduce((total, part) => total + part, 0)

/** Rupees received and kept: bounced payments do not count, refunds count against (DOMAIN 3.4). */
export const paidOf = ({ payments }: Paid): number => toRupees(sum(payments.map(paisePaid)))

/** Rupees taken off by credit notes. */
export const creditedOf = ({ creditNotes }: Pick<Invoice, 'creditNotes'>): number =>
  toRupees(sum(creditNotes.map(({ amount }) => toPaise(amount))))

/** Rupees still owed on the invoice by itself, whatever its status; never below 0 (DOMAIN 3.4). */
export const dueOf = (invoice: Dues): number =>
  toRupees(
    Math.max(
      0,
      toPaise(invoice.amount) -
        toPaise(paidOf(invoice)) -
        toPaise(invoice.creditApplied) -
        toPaise(creditedOf(invoice)),
    ),
  )

const owed = new Set<Invoice['status']>(['Open', 'Partially Paid', 'Unpaid', 'Overdue'])

/** Rupees this invoice adds to `member.totalDueAmount`: 0 for drafts, forgiven and deleted ones (DOMAIN 3.4). */
export const countedDueOf = (invoice: Dues & Pick<Invoice, 'status' | 'isDeleted'>): number =>
  !invoice.isDeleted && owed.has(invoice.status) ? dueOf(invoice) : 0
