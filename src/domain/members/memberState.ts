import type { MemberLimits } from '@/domain/gyms/settings'
import { addDays, daysUntil } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { DirectoryEntry } from './directoryEntry'
import type { Member, MemberLookup } from './member'
import { coverOf, NO_COVER_END } from './lookupOf'

/** PRODUCT 2.G, with what its list leaves unsaid: an active member who has bought nothing yet. */
export const memberStates = [
  'Upcoming',
  'Active',
  'Expiring',
  'Grace',
  'Expired',
  'Frozen',
  'Blocked',
  'Inactive',
  'Deleted',
  'No package',
] as const
export type MemberState = (typeof memberStates)[number]

/** PRODUCT 2.G: expiring counts today; grace counts from the day after the end. */
export type StateLimits = Pick<MemberLimits, 'graceDays' | 'expiringDays'>

export type StateFacts = Pick<Member, 'isActive' | 'deleted' | 'blocked'> &
  Pick<MemberLookup, 'coverUntil' | 'startsOn' | 'frozenFrom' | 'frozenTo'>

export const isFrozenOn = (
  { frozenFrom, frozenTo }: Pick<MemberLookup, 'frozenFrom' | 'frozenTo'>,
  day: CivilDate,
) => frozenFrom !== null && frozenTo !== null && frozenFrom <= day && day <= frozenTo

/**
 * Days on which somebody is let in after the end: none after a cancellation, whose money went back. `startsOn` then lies
 * behind `coverUntil` (`lookupOf.ts`), so that the search directory answers it without a field of its own.
 */
export const graceDaysOf = (
  { startsOn, coverUntil }: Pick<StateFacts, 'startsOn' | 'coverUntil'>,
  { graceDays }: Pick<StateLimits, 'graceDays'>,
): number => (startsOn > coverUntil ? 0 : graceDays)

/** Derived, never stored (PRODUCT 2.G). The first that holds: what a person decided comes before the calendar. */
export function stateOf(facts: StateFacts, today: CivilDate, limits: StateLimits): MemberState {
  if (facts.deleted) return 'Deleted'
  if (!facts.isActive) return 'Inactive'
  if (facts.blocked) return 'Blocked'
  if (facts.coverUntil === NO_COVER_END) return 'No package'
  if (isFrozenOn(facts, today)) return 'Frozen'
  if (facts.startsOn > today) return 'Upcoming'
  if (today > addDays(facts.coverUntil, graceDaysOf(facts, limits))) return 'Expired'
  if (today > facts.coverUntil) return 'Grace'
  return daysUntil(today, facts.coverUntil) <= limits.expiringDays ? 'Expiring' : 'Active'
}

export const memberStateOf = (
  member: Omit<Member, 'lookup'>,
  today: CivilDate,
  limits: StateLimits,
): MemberState => stateOf({ ...member, ...coverOf(member) }, today, limits)

/** Who may train that day: covered, neither frozen nor blocked, and not gone. Of them alone it is said that they are absent. */
export const mayTrain = (state: MemberState): boolean => state === 'Active' || state === 'Expiring'

/** A member whose derived fields are up to date: as the store holds one, or as a list does. */
export type Standing = Pick<Member, 'isActive' | 'deleted' | 'blocked'> & {
  lookup: Pick<MemberLookup, 'coverUntil' | 'startsOn' | 'frozenFrom' | 'frozenTo'>
}

export const standingOf = (member: Standing, today: CivilDate, limits: StateLimits): MemberState =>
  stateOf({ ...member, ...member.lookup }, today, limits)

/** The same answer out of the search directory. */
export const directoryStateOf = (
  { a, x, b, s, e, f, t }: DirectoryEntry,
  today: CivilDate,
  limits: StateLimits,
): MemberState =>
  stateOf(
    { isActive: a, deleted: x, blocked: b, startsOn: s, coverUntil: e, frozenFrom: f, frozenTo: t },
    today,
    limits,
  )

/** The last covered day, a renewal already bought included; null for a member without a package. */
export const endsOnOf = ({ lookup }: Pick<Standing, 'lookup'>): CivilDate | null =>
  lookup.coverUntil === NO_COVER_END ? null : lookup.coverUntil
