import { minus, notBelowZero, plus, toPaise, toRupees } from '@/domain/shared/money'
import { creditedOf, paidOf } from './dueOf'
import type { Invoice } from './invoice'

/** Rupees received beyond what the invoice still comes to after its credit notes: they are the member's credit. */
export const overpaidOf = (
  invoice: Pick<Invoice, 'amount' | 'payments' | 'creditApplied' | 'creditNotes'>,
): number =>
  toRupees(
    notBelowZero(
      minus(
        plus(toPaise(paidOf(invoice)), toPaise(invoice.creditApplied), toPaise(creditedOf(invoice))),
        toPaise(invoice.amount),
      ),
    ),
  )
