import { paidOf } from '@/domain/invoices/dueOf'
import { isIssued, type Invoice, type IssuedInvoice } from '@/domain/invoices/invoice'
import { packageAccounts } from '@/domain/invoices/noteParts'
import type { CivilDate } from '@/domain/shared/civilDate'
import { minus, NO_PAISE, plus, shareOf, sum, toPaise, type Paise } from '@/domain/shared/money'
import type { MemberPackage, PackageTerm } from '@/domain/packages/memberPackage'
import { termOf, usedDaysOf } from '@/domain/packages/runningTerm'

/** How a term stands when it stops on a day, that day counting as unused. */
export type TermAccount = {
  /** The invoice of this term; null for older packages that have none, and where it was put away. */
  invoice: IssuedInvoice | null
  cycleDays: number
  unusedDays: number
  usedDays: number
  /** What package and joining fee come to after their credit notes. */
  amount: Paise
  /** Of it what is earned: the joining fee at once, and the share of the days that were used. */
  earned: Paise
  /** The joining fee is among it. */
  earnsFee: boolean
  /** Received for it, credits included. */
  paid: Paise
}

const invoiceOf = (invoiceId: string, invoices: readonly Invoice[]): IssuedInvoice | null =>
  invoices.filter(isIssued).find(({ id, isDeleted }) => id === invoiceId && !isDeleted) ?? null

/** Package and joining fee, as notes have left them; of an older record without an invoice as it was sold. */
function soldFor(pkg: MemberPackage, invoice: Invoice | null): { price: Paise; fee: Paise } {
  if (invoice !== null) {
    const accounts = packageAccounts(invoice)
    const leftOf = (isFee: boolean) =>
      sum(accounts.filter(({ kind }) => (kind === 'joiningFee') === isFee).map(({ left }) => left))
    return { price: leftOf(false), fee: leftOf(true) }
  }
  const amount = toPaise(pkg.amount)
  const [joining, listed] = [toPaise(pkg.joiningFee), plus(toPaise(pkg.basePrice), toPaise(pkg.joiningFee))]
  const fee = joining > 0 ? shareOf(amount, joining, listed) : NO_PAISE
  return { price: minus(amount, fee), fee }
}

/**
 * Whether the joining fee is earned once the term stops on that day: on the first day of the package nobody has come in on it yet.
 * The first day of a later term is none: its fee was earned in the first.
 */
export const earnsFeeOn = (
  { startDate }: Pick<MemberPackage, 'startDate'>,
  { from, soldDays }: Pick<PackageTerm, 'from' | 'soldDays'>,
  on: CivilDate,
): boolean => on > from || soldDays === 0 || (startDate !== null && startDate < from)

/**
 * Sold days are used first and days given for nothing last, so only sold days are worth money; frozen days nobody used.
 * The joining fee is earned at once, on the first day, and before that where it `keepsFee`. `on` may lie outside of the term.
 */
export function termAccount(
  pkg: MemberPackage & { endDate: CivilDate },
  invoices: readonly Invoice[],
  on: CivilDate,
  keepsFee = false,
): TermAccount {
  const term = termOf(pkg) ?? { from: pkg.endDate, to: pkg.endDate, soldDays: 1, freeDays: 0, invoiceId: '' }
  const usedDays = usedDaysOf(pkg, term, on)
  const invoice = invoiceOf(term.invoiceId, invoices)
  const { price, fee } = soldFor(pkg, invoice)
  const earnsFee = keepsFee || earnsFeeOn(pkg, term, on)
  const cycleDays = Math.max(1, term.soldDays)
  const used = term.soldDays === 0 ? price : shareOf(price, usedDays, cycleDays)
  return {
    invoice,
    cycleDays,
    unusedDays: term.soldDays - usedDays,
    usedDays,
    amount: plus(price, fee),
    earned: earnsFee ? plus(used, fee) : used,
    earnsFee,
    paid: invoice ? plus(toPaise(paidOf(invoice)), toPaise(invoice.creditApplied)) : toPaise(pkg.paid),
  }
}
