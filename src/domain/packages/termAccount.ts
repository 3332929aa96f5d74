import { dueOf, paidOf } from '@/domain/invoices/dueOf'
import type { Invoice } from '@/domain/invoices/invoice'
import type { CivilDate } from '@/domain/shared/civilDate'
import { shareOf, toPaise } from '@/domain/shared/money'
import type { MemberPackage } from './memberPackage'
import { termOf, usedDaysOf } from './runningTerm'

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
 * Sold days are used first and days given for nothing last, so only sold days are worth money; frozen days nobody used.
 * `on` may lie outside of the term.
 */
export function termAccount(
  pkg: MemberPackage & { endDate: CivilDate },
  invoices: readonly Invoice[],
  on: CivilDate,
): TermAccount {
  const term = termOf(pkg) ?? { from: pkg.endDate, to: pkg.endDate, soldDays: 1, freeDays: 0, invoiceId: '' }
  const usedDays = usedDaysOf(pkg, term, on)
  const invoice = invoiceOf(pkg, invoices)
  const amount = toPaise(invoice?.amount ?? pkg.amount)
  const listed = toPaise(pkg.basePrice) + toPaise(pkg.joiningFee)
  const hasStarted = on > term.from
  return {
    invoice,
    cycleDays: Math.max(1, term.soldDays),
    unusedDays: term.soldDays - usedDays,
    usedDays,
    amount,
    atOnce: hasStarted && pkg.joiningFee > 0 ? shareOf(amount, toPaise(pkg.joiningFee), listed) : 0,
    paid: invoice ? toPaise(paidOf(invoice)) + toPaise(invoice.creditApplied) : toPaise(pkg.paid),
    due: invoice ? toPaise(dueOf(invoice)) : 0,
  }
}
