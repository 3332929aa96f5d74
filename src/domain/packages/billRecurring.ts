import { countedDueOf } from '@/domain/invoices/dueOf'
import type { Invoice } from '@/domain/invoices/invoice'
import { restate } from '@/domain/invoices/restate'
import type { Member } from '@/domain/members/member'
import { addDays, daysUntil } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { toPaise, toRupees } from '@/domain/shared/money'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { agreedFields, agreementOf, priceAgreed } from './agreement'
import { finish } from './finish'
import type { MemberPackage } from './memberPackage'
import { paidUntilBy } from './paidUntil'
import { termOf, wasMoved } from './runningTerm'
import { feeInvoice } from './saleRecords'
import { creditFor, type ActContext, type PackageChange } from './sell'
import { isTerm, nextBillDateOf, nextRenewalDateOf } from './term'

/** Deterministic, so that a bill is made once however often the night runs (DOMAIN 3.3). */
export const recurringInvoiceId = (memberId: string, boundary: CivilDate) => `inv_${memberId}_${boundary}`

/**
 * What the boundaries are counted from (DOMAIN 3.3 "Freeze"): the anchor goes on, but a bill date that a freeze or an
 * extension moved begins a new count, so that no term is shorter than its cycle.
 */
function anchorFor(pkg: MemberPackage, anchor: CivilDate, from: CivilDate): CivilDate {
  const term = termOf(pkg)
  const isBoundary = nextBillDateOf(anchor, pkg, addDays(from, -1)) === from
  return isBoundary && (term === null || !wasMoved(term)) ? anchor : from
}

type Unnamed = Omit<ActContext, 'ids'>
type Billable = { pkg: MemberPackage; from: CivilDate; anchor: CivilDate }

/**
 * A package that was cancelled or is already followed by another is not billed on. One that was marked expired before
 * its bill was made (an act of the day after, a night that failed) goes on, but not one that an older version marked,
 * which kept no `billedThrough`: nobody is billed for the years since.
 */
function billableOf(
  { isActive, deleted, currentPackage: pkg, futurePackage }: Member,
  today: CivilDate,
): Billable | null {
  if (!isActive || deleted || pkg === null || futurePackage !== null) return null
  if (pkg.type !== 'Recurring' || pkg.cancelledOn !== null || !isTerm(pkg)) return null
  if (pkg.isExpired && pkg.billedThrough === null) return null
  const anchor = pkg.anchorDate ?? pkg.startDate
  return pkg.nextBillDate !== null && pkg.nextBillDate <= today && anchor !== null
    ? { pkg, from: pkg.nextBillDate, anchor: anchorFor(pkg, anchor, pkg.nextBillDate) }
    : null
}

/** Terms of the package whose invoices are not paid whole; what was written off counts no more. */
const unpaidTermsOf = ({ invoiceIds }: MemberPackage, invoices: readonly Invoice[]): number =>
  invoices.filter((invoice) => invoiceIds.includes(invoice.id) && countedDueOf(invoice) > 0).length

/**
 * Why a package whose bill is due is not billed on: too many of its terms are not paid, or it ended so long ago, without
 * a bill, that the member was not let in since.
 */
function refuseBill({ pkg, from }: Billable, { settings, today, openInvoices }: Unnamed): Refusal | null {
  const unpaid = unpaidTermsOf(pkg, openInvoices)
  if (unpaid >= settings.unpaidTermsBeforeStop)
    return refused(
      `${pkg.name} is not billed on: ${unpaid === 1 ? '1 term is' : `${unpaid} terms are`} not paid. Collect the money, or write it off.`,
    )
  return pkg.isExpired && today > addDays(from, settings.graceDays)
    ? refused(
        `${pkg.name} ended on ${formatCivil(addDays(from, -1))} and was not billed on. Renew it, or let it rest.`,
      )
    : null
}

/**
 * The next term of a recurring package with its invoice, once its bill date has come; null when none is due, a refusal
 * where bills have stopped. One term a call: whoever catches up calls until there is none (DOMAIN 3.3 "Nightly
 * roll-over"). The price that was agreed goes on by its agreement, at the rate of the day; the joining fee and a promo
 * code were for the first term.
 */
export function billRecurring(member: Member, ctx: Unnamed): PackageChange | Refusal | null {
  const billable = billableOf(member, ctx.today)
  if (billable === null) return null
  const refusal = refuseBill(billable, ctx)
  if (refusal) return refusal
  const { pkg, from, anchor } = billable
  const ids = { assignmentId: pkg.id, invoiceId: recurringInvoiceId(member.id, from), paymentId: '' }
  const billed: ActContext = { ...ctx, ids }
  const nextBillDate = nextBillDateOf(anchor, pkg, from)
  const endDate = addDays(nextBillDate, -1)
  const agreement = agreementOf(pkg, billed)
  const price = { basePrice: pkg.basePrice, discount: Math.min(pkg.discount, pkg.basePrice) }
  const reckoning = priceAgreed(agreement, price, billed)
  const { creditApplied } = creditFor(member, reckoning.amount)
  const invoice: Invoice = {
    ...feeInvoice(member, pkg.name, reckoning, billed),
    ...agreedFields(agreement, billed),
    autoGenerated: true,
    dueOn: from,
    fromDate: from,
    toDate: endDate,
    creditApplied,
  }
  const dates = { type: pkg.type, endDate, nextBillDate }
  const currentPackage: MemberPackage = {
    ...pkg,
    ...dates,
    amount: reckoning.amount,
    joiningFee: 0,
    percentOff: 0,
    taxRate: reckoning.rate,
    agreement,
    nextRenewalDate: nextRenewalDateOf(dates),
    anchorDate: anchor,
    billedThrough: from,
    term: { from, to: endDate, soldDays: daysUntil(from, endDate), freeDays: 0, invoiceId: ids.invoiceId },
    isExpired: false,
    paid: creditApplied,
    paidUntilDate: paidUntilBy(billed.settings, {
      startDate: from,
      endDate,
      total: reckoning.amount,
      paid: creditApplied,
    }),
    invoiceIds: [...pkg.invoiceIds, invoice.id],
  }
  const change = finish(
    member,
    {
      ...member,
      currentPackage,
      creditBalance: toRupees(toPaise(member.creditBalance) - toPaise(creditApplied)),
    },
    { ctx: billed, invoice: restate(invoice, ctx.today, ctx.settings.graceDays) },
  )
  // While it catches up the term lies in the past, but a package that goes on has not expired.
  return { ...change, member: { ...change.member, currentPackage } }
}
