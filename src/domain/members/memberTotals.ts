import type { MemberLimits } from '@/domain/gyms/settings'
import type { CivilDate } from '@/domain/shared/civilDate'
import { totalOf } from '@/domain/shared/money'
import type { ListedMember } from './listedMember'
import type { MemberFilter, MemberQuestion } from './memberFilter'
import { meetsFilter } from './memberMeets'

/** Who of these members is on a list, in no order of its own. */
export const listedOn = (
  members: readonly ListedMember[],
  question: MemberQuestion,
  today: CivilDate,
  limits: MemberLimits,
): ListedMember[] =>
  members.filter(meetsFilter({ ...question, sort: 'name', direction: 'asc' }, today, limits))

/** How many members each tab holds today. */
export function tabCounts<T extends MemberFilter['tab']>(
  members: readonly ListedMember[],
  tabs: readonly T[],
  today: CivilDate,
  limits: MemberLimits,
): Partial<Record<T, number>> {
  const counts: Partial<Record<T, number>> = {}
  for (const tab of tabs) counts[tab] = listedOn(members, { tab }, today, limits).length
  return counts
}

/** PRODUCT 2.Q "active": who has a package that runs today, on the list that `running` opens. */
export const activeMembers = (
  members: readonly ListedMember[],
  today: CivilDate,
  limits: MemberLimits,
): ListedMember[] => listedOn(members, { tab: 'all', isRunning: true }, today, limits)

/** How many of them hold each package, by the id of its template. */
export function holdersByPackage(
  members: readonly ListedMember[],
  today: CivilDate,
  limits: MemberLimits,
): Map<string, number> {
  const holders = new Map<string, number>()
  for (const { lookup } of activeMembers(members, today, limits))
    holders.set(lookup.packageId, (holders.get(lookup.packageId) ?? 0) + 1)
  return holders
}

/** Whom each employee trains, by the employee's id, on the list that `trainer` opens. */
export function trainedByEach(
  members: readonly ListedMember[],
  today: CivilDate,
  limits: MemberLimits,
): Map<string, ListedMember[]> {
  const trained = new Map<string, ListedMember[]>()
  for (const member of listedOn(members, { tab: 'all' }, today, limits)) {
    const own = trained.get(member.trainerId)
    if (own) own.push(member)
    else if (member.trainerId !== '') trained.set(member.trainerId, [member])
  }
  return trained
}

/** What these members owe together, in rupees; added up in paise. */
export const duesOf = (members: readonly Pick<ListedMember, 'totalDueAmount'>[]): number =>
  totalOf(members.map(({ totalDueAmount }) => totalDueAmount))
