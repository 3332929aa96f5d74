import { dueOf, paidOf } from '@/domain/invoices/dueOf'
import type { Invoice } from '@/domain/invoices/invoice'
import { daysUntil } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { shareOf, toPaise } from '@/domain/shared/money'
import type { MemberPackage } from './memberPackage'

/** How a term stands when it stops on a day, that day counting as unused. Money in paise. */
export type TermAccount = {
  /** The invoice of this term; null for older packages that have none. */
  invoice: Invoice | null
  cycleDays: number
  unusedDays: number
  usedDays: number
  /** What was charged in all, and the part of it that is earned at once (joining fee). */
  amount: number
  atOnce: number
  /** Received for it, credits included. */
  paid: number
  due: number
}

/** The invoice of the running term: the one that begins last. */
function invoiceOf(pkg: MemberPackage, invoices: readonly Invoice[]): Invoice | null {
  const own = invoices.filter(({ id, isDeleted }) => !isDeleted && pkg.invoiceIds.includes(id))
  return own.reduce<Invoice | null>(
    (latest, next) => (latest && (latest.fromDate ?? '') >= (next.fromDate ?? '') ? latest : next),
    null,
  )
}

/**
 * `billedThrough` moves with freezes and extensions, so from there to the end the days are those that were sold;
 * days given for nothing are never worth money. `on` may lie outside of the term. Freezes that reach beyond `on`
 * have been taken back before.
 */
export function termAccount(
  pkg: MemberPackage & { endDate: CivilDate },
  invoices: readonly Invoice[],
  on: CivilDate,
): TermAccount {
  const from = pkg.billedThrough ?? pkg.startDate ?? pkg.endDate
  const cycleDays = Math.max(1, daysUntil(from, pkg.endDate))
  const unusedDays = Math.min(cycleDays, Math.max(0, daysUntil(on, pkg.endDate)))
  const invoice = invoiceOf(pkg, invoices)
  const amount = toPaise(invoice?.amount ?? pkg.amount)
  const listed = toPaise(pkg.basePrice) + toPaise(pkg.joiningFee)
  const hasStarted = unusedDays < cycleDays
  return {
    invoice,
    cycleDays,
    unusedDays,
    usedDays: cycleDays - unusedDays,
    amount,
    atOnce: hasStarted && pkg.joiningFee > 0 ? shareOf(amount, toPaise(pkg.joiningFee), listed) : 0,
    paid: invoice ? toPaise(paidOf(invoice)) + toPaise(invoice.creditApplied) : toPaise(pkg.paid),
    due: invoice ? toPaise(dueOf(invoice)) : 0,
  }
}
