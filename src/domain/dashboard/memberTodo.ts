import type { MemberLimits } from '@/domain/gyms/settings'
import type { ListedMember } from '@/domain/members/listedMember'
import { keptDays } from '@/domain/members/memberFilter'
import { meetsFilter } from '@/domain/members/memberMeets'
import { listedOn } from '@/domain/members/memberTotals'
import { addDays, daysBetween } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Prices } from './listPrices'
import { groupOf, type MemberKind, type TodoGroup, type TodoRow } from './todoRow'

type MemberRow = TodoRow & { kind: MemberKind }

/** So long nobody is asked again about a member who stays away. */
const ABSENCE_DONE_DAYS = 30

const rowOf = (
  kind: MemberKind,
  member: ListedMember,
  since: string,
  rupees: number,
  pressing: number,
): MemberRow => ({ kind, member, key: `${kind} ${member.id} ${since}`, rupees, pressing })

/**
 * What waits among the members today, each group the very list that its head opens (`meetsFilter`). At stake is what the
 * member's package costs now: the renewal that is won or lost. Who stays away has paid, so a group of them weighs nothing yet;
 * among themselves they stand by what they may not renew.
 */
export function memberTodo(
  members: readonly ListedMember[],
  prices: Prices,
  today: CivilDate,
  limits: MemberLimits,
): TodoGroup[] {
  const worth = ({ lookup }: ListedMember) => prices.get(lookup.packageId) ?? 0
  const ending = (kind: 'expired' | 'grace' | 'expiring') =>
    listedOn(members, { tab: kind }, today, limits).map((member) => {
      const { coverUntil } = member.lookup
      return rowOf(kind, member, coverUntil, worth(member), daysBetween(coverUntil, today))
    })
  const absent = listedOn(members, { tab: 'absent' }, today, limits).map((member) => {
    const since = member.lookup.lastVisitOn ?? today
    return rowOf('absent', member, since, worth(member), daysBetween(since, today))
  })
  const born = { tab: 'all', birthday: 'today', sort: 'name', direction: 'asc' } as const
  const birthdays = members
    .filter(meetsFilter(born, today, limits))
    .map((member) => rowOf('birthday', member, today.slice(0, 4), 0, 0))
  return [
    groupOf('expired', ending('expired')),
    groupOf('grace', ending('grace')),
    groupOf('expiring', ending('expiring')),
    { ...groupOf('absent', absent), rupees: 0 },
    groupOf('birthday', birthdays),
  ]
}

/** Until the reason is over: whoever expires, stays away or has a birthday again is another thing to do. */
export function memberDoneUntil(row: MemberRow, today: CivilDate, limits: MemberLimits): CivilDate {
  const { coverUntil } = row.member.lookup
  switch (row.kind) {
    case 'expiring':
      return coverUntil
    case 'grace':
      return addDays(coverUntil, limits.graceDays)
    case 'expired':
      return addDays(coverUntil, keptDays(limits))
    case 'absent':
      return addDays(today, ABSENCE_DONE_DAYS)
    case 'birthday':
      return today
  }
}
