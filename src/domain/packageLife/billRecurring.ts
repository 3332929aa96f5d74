import { countedDueOf } from '@/domain/invoices/dueOf'
import type { Invoice, IssuedInvoice } from '@/domain/invoices/invoice'
import { restate } from '@/domain/invoices/restate'
import { paidForTerm } from '@/domain/invoices/settledMember'
import type { Member } from '@/domain/members/member'
import { addDays, daysUntil } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { leastOf, minus, plus, shareOf, toPaise, toRupees } from '@/domain/shared/money'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { agreementOf, priceAgreed, agreedFields } from './agreement'
import { finish } from './finish'
import type { MemberPackage } from '@/domain/packages/memberPackage'
import { paidUntilBy } from '@/domain/packages/paidUntil'
import { termOf, wasMoved } from '@/domain/packages/runningTerm'
import { creditFor } from './sell'
import type { ActContext, PackageChange } from './packageAct'
import { pricedInvoice } from '@/domain/invoices/pricedInvoice'
import { isTerm, nextBillDateOf, nextRenewalDateOf } from '@/domain/packages/term'

/**
 * Deterministic, so that a bill is made once however often the night runs (DOMAIN 3.3), with the centre in it, so that
 * another centre's record is not in its way (ENGINEERING 3).
 */
export const recurringInvoiceId = ({ gymId, id }: Member, pkg: MemberPackage, boundary: CivilDate): string =>
  [gymId, id, pkg.id || 'package', boundary].join('_')

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

/**
 * Rupees off a later bill: a discount belongs to the bill it was given on, unless it was agreed for every one. An older
 * record says nothing of that; there what was taken off the package goes on, and never what was taken off the joining fee.
 */
export function agreedDiscountOf({
  recurringDiscount,
  discount,
  basePrice,
  joiningFee,
}: MemberPackage): number {
  if (recurringDiscount !== null) return Math.min(recurringDiscount, basePrice)
  const [price, fee] = [toPaise(basePrice), toPaise(joiningFee)]
  return price <= 0 ? 0 : toRupees(leastOf(price, shareOf(toPaise(discount), price, plus(price, fee))))
}

/** Terms of the package whose invoices are not paid whole; what was written off counts no more. */
const unpaidTermsOf = ({ invoiceIds }: MemberPackage, invoices: readonly Invoice[]): number =>
  invoices.filter((invoice) => invoiceIds.includes(invoice.id) && countedDueOf(invoice) > 0).length

/** It ended so long ago, without a bill, that the member was not let in since: nobody is billed for that time. */
const hasLapsed = ({ pkg, from }: Billable, { settings, today }: Unnamed): boolean =>
  pkg.isExpired && today > addDays(from, settings.graceDays)

/** Why a package whose bill is due is not billed on: too many of its terms are not paid. */
function refuseBill({ pkg }: Billable, { settings, openInvoices }: Unnamed): Refusal | null {
  const unpaid = unpaidTermsOf(pkg, openInvoices)
  return unpaid < settings.unpaidTermsBeforeStop
    ? null
    : refused(
        `${pkg.name} is not billed on: ${unpaid === 1 ? '1 term is' : `${unpaid} terms are`} not paid. Collect the money, or write it off.`,
      )
}

/**
 * The next term of a recurring package with its invoice, once its bill date has come; null when none is due, a refusal
 * where bills have stopped. One term a call: whoever catches up calls until there is none (DOMAIN 3.3 "Nightly
 * roll-over"). The price that was agreed goes on by its agreement, at the rate of the day; the joining fee and a promo
 * code were for the first term. `idOf` chooses another id for a bill whose own is taken.
 */
export function billRecurring(
  member: Member,
  ctx: Unnamed,
  idOf: (id: string) => string = (id) => id,
): PackageChange | Refusal | null {
  const billable = billableOf(member, ctx.today)
  if (billable === null || hasLapsed(billable, ctx)) return null
  const refusal = refuseBill(billable, ctx)
  if (refusal) return refusal
  const { pkg, from, anchor } = billable
  const invoiceId = idOf(recurringInvoiceId(member, pkg, from))
  const ids = { assignmentId: pkg.id, invoiceId, paymentId: '' }
  const billed: ActContext = { ...ctx, ids }
  const nextBillDate = nextBillDateOf(anchor, pkg, from)
  const endDate = addDays(nextBillDate, -1)
  const agreement = agreementOf(pkg, billed)
  const reckoning = priceAgreed(
    agreement,
    {
      kind: 'package',
      description: pkg.name,
      unitPrice: pkg.basePrice,
      discount: agreedDiscountOf(pkg),
    },
    billed,
  )
  const { creditApplied } = creditFor(member, reckoning.amount)
  const invoice: IssuedInvoice = {
    ...pricedInvoice(member, reckoning, billed),
    ...agreedFields(agreement),
    autoGenerated: true,
    sells: 'renewal',
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
    discount: agreedDiscountOf(pkg),
    recurringDiscount: agreedDiscountOf(pkg),
    joiningFee: 0,
    percentOff: 0,
    taxRate: reckoning.rate,
    agreement,
    nextRenewalDate: nextRenewalDateOf(dates),
    anchorDate: anchor,
    billedThrough: from,
    term: {
      ...{ from, to: endDate, soldDays: daysUntil(from, endDate), freeDays: 0, invoiceId: ids.invoiceId },
      listed: { price: pkg.basePrice, fee: 0 },
      given: agreedDiscountOf(pkg),
    },
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
      creditBalance: toRupees(minus(toPaise(member.creditBalance), toPaise(creditApplied))),
    },
    { ctx: billed, invoice: restate(invoice, ctx.today, ctx.settings.graceDays) },
  )
  // While it catches up the term lies in the past, but a package that goes on has not expired.
  return { ...change, member: { ...change.member, currentPackage } }
}

/**
 * The same for a bill that is in the store already, because a copy of the records was brought back or the member's own
 * was: the package goes on with it, and nothing is billed twice. The dues are left to the night, which adds them up.
 */
export function adoptInvoice(member: Member, change: PackageChange, bill: Invoice): PackageChange {
  const { currentPackage: pkg } = change.member
  const currentPackage = pkg && { ...pkg, amount: bill.amount, paid: paidForTerm(bill) }
  const { totalDueAmount, creditBalance } = member
  return {
    ...change,
    invoice: null,
    member: { ...change.member, currentPackage, totalDueAmount, creditBalance },
  }
}
