import { creditableOf } from '@/domain/invoices/creditNote'
import { paidOf } from '@/domain/invoices/dueOf'
import type { Invoice } from '@/domain/invoices/invoice'
import type { CivilDate } from '@/domain/shared/civilDate'
import { shareOf, toPaise } from '@/domain/shared/money'
import type { MemberPackage } from './memberPackage'
import { termOf, usedDaysOf } from './runningTerm'

/** How a term stands when it stops on a day, that day counting as unused. Money in paise. */
export type TermAccount = {
  /** The invoice of this term; null for older packages that have none, and where it was put away. */
  invoice: Invoice | null
  cycleDays: number
  unusedDays: number
  usedDays: number
  /** What the term comes to after its credit notes. */
  amount: number
  /** Of it what is earned: the joining fee at once, and the share of the days that were used. */
  earned: number
  /** Received for it, credits included. */
  paid: number
}

const invoiceOf = (invoiceId: string, invoices: readonly Invoice[]): Invoice | null =>
  invoices.find(({ id, isDeleted }) => id === invoiceId && !isDeleted) ?? null

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
  const invoice = invoiceOf(term.invoiceId, invoices)
  const amount = invoice ? toPaise(creditableOf(invoice)) : toPaise(pkg.amount)
  const listed = toPaise(pkg.basePrice) + toPaise(pkg.joiningFee)
  const hasStarted = on > term.from
  const atOnce = hasStarted && pkg.joiningFee > 0 ? shareOf(amount, toPaise(pkg.joiningFee), listed) : 0
  const cycleDays = Math.max(1, term.soldDays)
  return {
    invoice,
    cycleDays,
    unusedDays: term.soldDays - usedDays,
    usedDays,
    amount,
    earned: term.soldDays === 0 ? amount : atOnce + shareOf(amount - atOnce, usedDays, cycleDays),
    paid: invoice ? toPaise(paidOf(invoice)) + toPaise(invoice.creditApplied) : toPaise(pkg.paid),
  }
}
