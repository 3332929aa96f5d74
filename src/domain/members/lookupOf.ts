import { addDays, civilDateIn, earliest, latest } from '@/domain/shared/calendar'
import { LAST_DATE, LAST_END, LONG_AGO, type CivilDate } from '@/domain/shared/civilDate'
import { phoneDigits } from '@/domain/shared/phone'
import { lowerName } from '@/domain/shared/text'
import type { Freeze } from '@/domain/packages/freezeRule'
import type { MemberPackage } from '@/domain/packages/memberPackage'
import type { Member, MemberLookup } from './member'

/** Grows when `lookupOf` answers differently, so that older records are found and derived again. */
export const LOOKUP_VERSION = 1

/** `coverUntil` of a member without any package, whose `startsOn` is LONG_AGO, as is `joinedOn` where nothing tells it. */
export const NO_COVER_END = LAST_DATE

type Cover = Pick<MemberLookup, 'coverUntil' | 'startsOn' | 'frozenFrom' | 'frozenTo' | 'packageId'>
type Held = Pick<Member, 'currentPackage' | 'futurePackage' | 'lastPackage'>
type Known = Pick<MemberLookup, 'joinedOn'> | null

/** Covers at least one day: has an end, and was not cancelled before it began. */
const isDated = (pkg: MemberPackage | null): pkg is MemberPackage & { endDate: CivilDate } =>
  pkg !== null && pkg.endDate !== null && (pkg.startDate ?? pkg.endDate) <= pkg.endDate

/** Cancelled and over: nobody waits for a renewal, so the cover says at once that it begins no more (`graceDaysOf`). */
const hasLeft = ({ cancelledOn, isExpired }: MemberPackage) => cancelledOn !== null && isExpired

/** The first day of a package; of a cancelled one that is over, the first day without it. */
const startOf = (pkg: MemberPackage & { endDate: CivilDate }): CivilDate =>
  hasLeft(pkg) ? addDays(pkg.endDate, 1) : (pkg.startDate ?? pkg.endDate)

/**
 * What the held packages cover. A package without an end date, or cancelled
 * before it began, covers nothing and counts as none; the last package
 * speaks only when nothing is held any more, so that a lapsed member is known by the day the cover ended.
 */
export function coverOf({ currentPackage, futurePackage, lastPackage }: Held): Cover {
  const held = [currentPackage, futurePackage].filter(isDated)
  const telling = held.length > 0 ? held : [lastPackage].filter(isDated)
  const [first, ...others] = telling
  if (!first)
    return { coverUntil: NO_COVER_END, startsOn: LONG_AGO, frozenFrom: null, frozenTo: null, packageId: '' }
  const starts = telling.map(startOf)
  const freeze = currentPackage?.freezes.reduce<Freeze | null>(
    (last, next) => (last && last.to > next.to ? last : next),
    null,
  )
  return {
    // A package sold without an end must not read as no package.
    coverUntil: earliest(LAST_END, latest(first.endDate, ...others.map(({ endDate }) => endDate))),
    startsOn: earliest(starts[0] ?? first.endDate, ...starts.slice(1)),
    frozenFrom: freeze?.from ?? null,
    frozenTo: freeze?.to ?? null,
    packageId: first.packageId,
  }
}

/**
 * The day of joining of a record that says none, as an imported one's may not: the first day of a package, the earliest that was
 * ever known. A renewal, and the day without a cancelled package, make nobody somebody new.
 */
function firstDayOf({ currentPackage, futurePackage, lastPackage }: Held, known: Known): CivilDate {
  const days = [
    ...(known === null || known.joinedOn === LONG_AGO ? [] : [known.joinedOn]),
    ...[currentPackage, futurePackage, lastPackage]
      .filter(isDated)
      .map(({ startDate, endDate }) => startDate ?? endDate),
  ]
  const [first, ...others] = days
  return first === undefined ? LONG_AGO : earliest(first, ...others)
}

/**
 * The query fields of a member (ARCHITECTURE, "Reads"), derived in every write. `known`: those of the record so far, null for a
 * new one. `lastVisitOn` of a member who has never come is the day the cover began: otherwise those who pay and never come
 * would be missing from the absent.
 */
export function lookupOf(member: Omit<Member, 'lookup'>, timezone: string, known: Known): MemberLookup {
  const cover = coverOf(member)
  const hasCover = cover.coverUntil !== NO_COVER_END
  return {
    version: LOOKUP_VERSION,
    nameLower: lowerName(member.name),
    phoneDigits: phoneDigits(member.phone),
    ...cover,
    joinedOn: member.createdAt ? civilDateIn(member.createdAt, timezone) : firstDayOf(member, known),
    lastVisitOn: member.lastVisitOn ?? (hasCover ? cover.startsOn : null),
  }
}
