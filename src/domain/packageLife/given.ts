import { may } from '@/domain/access/collections'
import type { Role } from '@/domain/access/role'
import type { GymSettings } from '@/domain/gyms/settings'
import { discountLimitOf } from '@/domain/invoices/discountLimit'
import { countedOf } from '@/domain/invoices/dueOf'
import type { Invoice } from '@/domain/invoices/invoice'
import type { Member } from '@/domain/members/member'
import { givenOn, listPriceOf } from '@/domain/packages/givenOnTerm'
import type { MemberPackage, PackageTerm } from '@/domain/packages/memberPackage'
import { termOf } from '@/domain/packages/runningTerm'
import {
  formatMoney,
  minus,
  NO_PAISE,
  percentOf,
  sum,
  toPaise,
  toRupees,
  type Paise,
} from '@/domain/shared/money'
import { refused, type Refusal } from '@/domain/shared/refusal'
import type { PackageChange } from './packageAct'

/** Who acts, and what their role may give away. */
export type Giver = { role: Role; settings: GymSettings }

type Held = { pkg: MemberPackage; term: PackageTerm }

const heldBy = ({ currentPackage, futurePackage }: Member): Held[] =>
  [currentPackage, futurePackage].flatMap((pkg) => {
    const term = pkg && termOf(pkg)
    return pkg && term ? [{ pkg, term }] : []
  })

/** What was given on the same term before the act; nothing where the act began it. */
function givenBefore(before: readonly Held[], { pkg, term }: Held): Paise {
  const same = before.find((held) => held.pkg.id === pkg.id && held.term.invoiceId === term.invoiceId)
  return same ? givenOn(same.pkg, same.term) : NO_PAISE
}

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
    const limit = percentOf(listPriceOf(each.pkg, each.term), percent)
    if (given > limit && given > givenBefore(held, each)) return limited(given, limit, percent, settings)
  }
  return null
}

/** What the member owes, less the credit that is theirs. */
const netOf = ({ totalDueAmount, creditBalance }: Member): Paise =>
  minus(toPaise(totalDueAmount), toPaise(creditBalance))

const receivedOn = (invoice: Invoice | null): Paise => sum((invoice?.payments ?? []).map(countedOf))

/** PRODUCT 2.T: an act by the desk that would leave credit or lower what is due. */
function refuseLoss(before: Member, { member: after, invoice }: PackageChange): Refusal | null {
  if (toPaise(after.creditBalance) > toPaise(before.creditBalance))
    return refused(`That would leave credit for ${after.name}. Ask the owner to do it.`)
  return minus(netOf(before), netOf(after)) > receivedOn(invoice)
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
