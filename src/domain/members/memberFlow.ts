import type { MemberLimits } from '@/domain/gyms/settings'
import { addDays, earliest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { ListedMember } from './listedMember'
import { NO_COVER_END } from './lookupOf'
import { graceDaysOf } from './memberState'

/** As far as a member's coming and going is known; from the directory, or as lists hold one. */
export type FlowingMember = Pick<ListedMember, 'isActive' | 'deleted' | 'deactivatedOn'> & {
  lookup: Pick<ListedMember['lookup'], 'joinedOn' | 'startsOn' | 'coverUntil' | 'lastVisitOn'>
}

/**
 * The last day as a member; null for who has never had a package or was deleted. Of who was put away before that day was
 * kept, the last visit is what is known. Whoever is put away is none today, whatever the record says of the day.
 */
function lastDayOf(member: FlowingMember, yesterday: CivilDate): CivilDate | null {
  const { isActive, deleted, deactivatedOn, lookup } = member
  const { coverUntil, startsOn, lastVisitOn } = lookup
  if (deleted || coverUntil === NO_COVER_END) return null
  if (isActive) return coverUntil
  const last = deactivatedOn === null ? (lastVisitOn ?? startsOn) : addDays(deactivatedOn, -1)
  return earliest(coverUntil, last, yesterday)
}

/** Whoever never came has the first day of the cover there (`lookupOf`). */
const hasComeBefore = ({ startsOn, lastVisitOn }: FlowingMember['lookup']): boolean =>
  lastVisitOn !== null && lastVisitOn < startsOn

/**
 * Who had joined by that day and is covered on it or later, as it is known today. Of earlier packages a member keeps no days here,
 * so a gap before the latest one is not seen: whoever came back after it never left. Whose package is still to come is none today;
 * on an earlier day they are one if they have come before, because they renewed ahead and did not buy their first.
 * Today these are the members of the figure "Active members" (PRODUCT 2.Q).
 */
export function activeOn(members: readonly FlowingMember[], day: CivilDate, today: CivilDate): number {
  const yesterday = addDays(today, -1)
  let count = 0
  for (const member of members) {
    const { joinedOn, startsOn } = member.lookup
    if (joinedOn > day) continue
    if (startsOn > today && (day === today || !hasComeBefore(member.lookup))) continue
    const last = lastDayOf(member, yesterday)
    if (last !== null && last >= day) count += 1
  }
  return count
}

type Days = { from: CivilDate; to: CivilDate }

/** Who was added in these days, those included who left since. */
export const joinedIn = (members: readonly FlowingMember[], { from, to }: Days): number =>
  members.filter(({ deleted, lookup }) => !deleted && from <= lookup.joinedOn && lookup.joinedOn <= to).length

/**
 * Whose first day without a package lies in these days, and who has no later one. Whoever may still renew in the grace days
 * has not lapsed yet.
 */
export function lapsedIn(
  members: readonly FlowingMember[],
  { from, to }: Days,
  today: CivilDate,
  limits: MemberLimits,
): number {
  // Compared with the last day itself, so that ten thousand dates need not be reckoned.
  const [first, last, yesterday] = [addDays(from, -1), addDays(to, -1), addDays(today, -1)]
  return members.filter((member) => {
    const end = lastDayOf(member, yesterday)
    if (end === null || end < first || end > last) return false
    return !member.isActive || addDays(end, graceDaysOf(member.lookup, limits)) < today
  }).length
}

/** Whether the centre had anybody by that day; before it, a figure of 0 would say something that nobody knows. */
export const hadMembersBy = (members: readonly FlowingMember[], day: CivilDate): boolean =>
  members.some(({ deleted, lookup }) => !deleted && lookup.joinedOn <= day)
