import type { MemberLimits } from '@/domain/gyms/settings'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { totalOf } from '@/domain/shared/money'
import type { ListedMember } from './listedMember'
import { meetsFilter } from './memberMeets'
import { activeMembers } from './memberTotals'

/** What a package costs today, in rupees with tax; null where it is no longer in the centre's list. */
export type PriceOf = (packageId: string) => number | null

/** Members and what their packages cost together; `unpriced` of them hold one without a price today. */
type Worth = { members: number; amount: number; unpriced: number }

function worthOf(members: readonly ListedMember[], priceOf: PriceOf): Worth {
  const prices = members.map(({ lookup }) => priceOf(lookup.packageId))
  const known = prices.filter((price) => price !== null)
  return { members: members.length, amount: totalOf(known), unpriced: prices.length - known.length }
}

const groupedBy = <K>(members: readonly ListedMember[], keyOf: (member: ListedMember) => K) => {
  const groups = new Map<K, ListedMember[]>()
  for (const member of members) {
    const key = keyOf(member)
    const group = groups.get(key)
    if (group) group.push(member)
    else groups.set(key, [member])
  }
  return groups
}

export type DayOfRenewals = Worth & { date: CivilDate }

/** Whose last covered day each of the coming days is, today first, on the list that `ends=D..D` opens. */
export function renewalsAhead(
  members: readonly ListedMember[],
  days: number,
  priceOf: PriceOf,
  today: CivilDate,
  limits: MemberLimits,
): DayOfRenewals[] {
  const question = { tab: 'all', endsFrom: today, endsTo: addDays(today, days - 1) } as const
  const ending = members.filter(meetsFilter({ ...question, sort: 'name', direction: 'asc' }, today, limits))
  const byDay = groupedBy(ending, ({ lookup }) => lookup.coverUntil)
  return Array.from({ length: days }, (_, at) => {
    const date = addDays(today, at)
    return { date, ...worthOf(byDay.get(date) ?? [], priceOf) }
  })
}

type PackageShare = Worth & { packageId: string; name: string }

/** Active members by the package they hold, the most valuable first. `nameOf` answers '' for one that is not listed any more. */
export function packageMix(
  members: readonly ListedMember[],
  nameOf: (packageId: string) => string,
  priceOf: PriceOf,
  today: CivilDate,
  limits: MemberLimits,
): PackageShare[] {
  const byPackage = groupedBy(activeMembers(members, today, limits), ({ lookup }) => lookup.packageId)
  return [...byPackage]
    .map(([packageId, holders]) => ({
      packageId,
      name: nameOf(packageId) || (holders[0]?.packageName ?? ''),
      ...worthOf(holders, priceOf),
    }))
    .sort((one, other) => other.amount - one.amount || other.members - one.members)
}
