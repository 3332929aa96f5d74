import type { GymSettings } from '@/domain/gyms/settings'
import { lookupOf } from '@/domain/members/lookupOf'
import type { Member } from '@/domain/members/member'
import type { MemberPackage } from '@/domain/packages/memberPackage'
import { paidUntilBy } from '@/domain/packages/paidUntil'
import { termOf } from '@/domain/packages/runningTerm'
import { addDays } from '@/domain/shared/calendar'
import { leastOf, notBelowZero, plus, sum, toPaise, toRupees } from '@/domain/shared/money'
import { paidOf } from './dueOf'
import type { Invoice } from './invoice'
import type { MoneyEffects } from './moneyAct'
import { packageAccounts } from './noteParts'

/**
 * Rupees that count for the term an invoice bills: received, or the member's own credit. Other lines of the invoice are paid
 * after the package.
 */
export function paidForTerm(invoice: Invoice): number {
  const paid = plus(toPaise(paidOf(invoice)), toPaise(invoice.creditApplied))
  return toRupees(leastOf(paid, sum(packageAccounts(invoice).map(({ worth }) => worth))))
}

/** A package names the invoices of all its terms; the money it holds is that of the last. */
const billsTerm = ({ invoiceIds }: Pick<MemberPackage, 'invoiceIds'>, { id }: Invoice) =>
  invoiceIds.at(-1) === id

/** The package after money moved on the invoice of its running term; `paid` never below 0 (DOMAIN 3.2). */
export function settledPackage<T extends MemberPackage>(
  pkg: T,
  invoice: Invoice,
  settings: Pick<GymSettings, 'partialPayment'>,
): T {
  const sold = termOf(pkg)
  if (!billsTerm(pkg, invoice) || sold === null || pkg.endDate === null) return pkg
  const paid = Math.max(0, paidForTerm(invoice))
  const total = toRupees(sum(packageAccounts(invoice).map(({ left }) => left)))
  const startDate = addDays(pkg.endDate, 1 - sold.soldDays)
  const term = { startDate, endDate: pkg.endDate, total, paid }
  return { ...pkg, paid, paidUntilDate: paidUntilBy(settings, term) }
}

/** The member after an act on one of their invoices: dues, credit and the paid-until dates, in the same write. */
export function settledMember(
  member: Member,
  invoice: Invoice,
  { dueDelta, creditDelta }: MoneyEffects,
  { settings, now }: { settings: GymSettings; now: Date },
): Member {
  const settled = (pkg: MemberPackage | null) => pkg && settledPackage(pkg, invoice, settings)
  const next: Member = {
    ...member,
    currentPackage: settled(member.currentPackage),
    futurePackage: settled(member.futurePackage),
    lastPackage: settled(member.lastPackage),
    totalDueAmount: toRupees(notBelowZero(plus(toPaise(member.totalDueAmount), toPaise(dueDelta)))),
    creditBalance: toRupees(notBelowZero(plus(toPaise(member.creditBalance), toPaise(creditDelta)))),
    updatedAt: now,
  }
  return { ...next, lookup: lookupOf(next, settings.timezone, member.lookup) }
}
