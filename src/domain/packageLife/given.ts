import { may } from '@/domain/access/collections'
import type { Role } from '@/domain/access/role'
import type { GymSettings } from '@/domain/gyms/settings'
import { discountLimitOf } from '@/domain/invoices/discountLimit'
import { countedOf } from '@/domain/invoices/dueOf'
import type { Invoice } from '@/domain/invoices/invoice'
import type { Member } from '@/domain/members/member'
import { givenOn, listedOf, listPriceOf, worthOfDays } from '@/domain/packages/givenOnTerm'
import type { MemberPackage, PackageTerm } from '@/domain/packages/memberPackage'
import { termOf } from '@/domain/packages/runningTerm'
import {
  formatMoney,
  minus,
  mostOf,
  NO_PAISE,
  notBelowZero,
  percentOf,
  sum,
  toPaise,
  toRupees,
  type Paise,
} from '@/domain/shared/money'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { LONGEST_EXTENSION } from './extend'
import type { PackageChange } from './packageAct'
import { hasHadPackage } from './saleRecords'

/** Who acts, and what their role may give away. */
export type Giver = { role: Role; settings: GymSettings }

type Held = { pkg: MemberPackage; term: PackageTerm }

const heldBy = ({ currentPackage, futurePackage }: Member): Held[] =>
  [currentPackage, futurePackage].flatMap((pkg) => {
    const term = pkg && termOf(pkg)
    return pkg && term ? [{ pkg, term }] : []
  })

const sameIn = (before: readonly Held[], { pkg, term }: Held): Held | undefined =>
  before.find((held) => held.pkg.id === pkg.id && held.term.invoiceId === term.invoiceId)

/**
 * What was given on the same term before the act. Of a term that it began nothing, but for the days given that it took over
 * with the end of another: those are worth there what they were worth before.
 */
function givenBefore(before: readonly Held[], held: Held): Paise {
  const same = sameIn(before, held)
  if (same) return givenOn(same.pkg, same.term)
  const taken = held.term.freeDays > 0 ? before : []
  return mostOf(NO_PAISE, ...taken.map(({ pkg, term }) => worthOfDays(pkg, term, term.freeDays)))
}

/** Days were added to a term that costs nothing by the list: no percent of it says how many are too many. */
const isEndless = (before: readonly Held[], held: Held): boolean =>
  toPaise(listedOf(held.pkg, held.term).price) === 0 &&
  held.pkg.extendedDays > (sameIn(before, held)?.pkg.extendedDays ?? 0)

type Holder = Parameters<typeof hasHadPackage>[0]

/** What costs nothing by the list is for somebody new: sold again and again it would be a membership for nothing. */
export const isFreeAgain = (buyer: Holder, { price }: { price: number }): boolean =>
  toPaise(price) === 0 && hasHadPackage(buyer)

/** A term that this act began, of which days were sold for nothing. */
const isSoldFree = (before: readonly Held[], held: Held): boolean =>
  held.term.soldDays > 0 && sameIn(before, held) === undefined

const limited = (given: Paise, limit: Paise, percent: number, settings: GymSettings): Refusal =>
  percent === 0
    ? refused('You may give nothing away here. Ask the owner to do it.')
    : refused(
        `That gives away ${formatMoney(toRupees(given), settings)} of this term, and you may give up to ${percent} percent, ${formatMoney(toRupees(limit), settings)}. Give less, or ask the owner to do it.`,
      )

/** More given on a term than the role may, where this act gave some of it. */
function refuseTerms(before: Member, after: Member, percent: number, settings: GymSettings): Refusal | null {
  const held = heldBy(before)
  for (const each of heldBy(after)) {
    const given = givenOn(each.pkg, each.term)
    if (isEndless(held, each))
      return refused(`${each.pkg.name} costs nothing here, so only the owner gives days of it.`)
    if (isSoldFree(held, each) && isFreeAgain(before, listedOf(each.pkg, each.term)))
      return refused(
        `${each.pkg.name} costs nothing, and ${before.name} had a package before. Ask the owner to do it.`,
      )
    const limit = percentOf(listPriceOf(each.pkg, each.term), percent)
    if (given > limit && given > givenBefore(held, each)) return limited(given, limit, percent, settings)
  }
  return null
}

/** Days that the role may still give away on the running term, at once; null where there is no limit. */
export function daysStillGiven({ currentPackage: pkg }: Member, { role, settings }: Giver): number | null {
  if (may(role, 'members.overridePrice')) return null
  const term = pkg && termOf(pkg)
  if (!term || toPaise(listedOf(pkg, term).price) === 0) return 0
  const limit = percentOf(listPriceOf(pkg, term), discountLimitOf(role, settings))
  const left = notBelowZero(minus(limit, givenOn(pkg, term)))
  let days = 0
  while (days < LONGEST_EXTENSION && worthOfDays(pkg, term, days + 1) <= left) days += 1
  return days
}

/** What the member owes, less the credit that is theirs. */
const netOf = ({ totalDueAmount, creditBalance }: Member): Paise =>
  minus(toPaise(totalDueAmount), toPaise(creditBalance))

const receivedOn = (invoice: Invoice | null): Paise => sum((invoice?.payments ?? []).map(countedOf))

/** By how much the member owes less, or has more credit, than the money that came with the act. */
export const lossOf = (before: Member, { member: after, invoice }: PackageChange): Paise =>
  notBelowZero(minus(netOf(before), netOf(after), receivedOn(invoice)))

/** PRODUCT 2.T: an act by the desk that would leave credit or lower what is due. */
function refuseLoss(before: Member, change: PackageChange): Refusal | null {
  const { member: after } = change
  if (toPaise(after.creditBalance) > toPaise(before.creditBalance))
    return refused(`That would leave credit for ${after.name}. Ask the owner to do it.`)
  return lossOf(before, change) > NO_PAISE
    ? refused(`That would lower what ${after.name} owes. Ask the owner to do it.`)
    : null
}

/**
 * The one place that holds what an act on a package gives away against the role (ACTS, last section; PRODUCT 2.T): before
 * anything is written, whatever the act was. The owner gives what they like. Percent and amounts are of the list price.
 */
export function refuseGiven(
  before: Member,
  change: PackageChange,
  { role, settings }: Giver,
): Refusal | null {
  if (may(role, 'members.overridePrice')) return null
  const percent = discountLimitOf(role, settings)
  return refuseTerms(before, change.member, percent, settings) ?? refuseLoss(before, change)
}
