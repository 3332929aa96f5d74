import type { GymSettings } from '@/domain/gyms/settings'
import { coverOf } from '@/domain/members/lookupOf'
import type { Member } from '@/domain/members/member'
import { graceDaysOf, isFrozenOn, stateOf } from '@/domain/members/memberState'
import { addDays, civilDateIn, earliest, latest } from '@/domain/shared/calendar'
import { LAST_DAY, LAST_END, type CivilDate } from '@/domain/shared/civilDate'
import { isEmployed, type Staff } from '@/domain/staff/staff'
import type { Access, AccessWish } from './device'

/**
 * What the devices are to do with somebody as of a day. `validFrom`: the first day, where it lies ahead, also of somebody who
 * is stopped until then; `validUntil`: the last day, null for no end.
 */
export type DesiredAccess = { desired: Access; validFrom: CivilDate | null; validUntil: CivilDate | null }

/** `member` without a lookup, which is derived here: an older record's may be out of date. */
export type AccessHolder =
  | { personType: 'member'; person: Omit<Member, 'lookup'> }
  | { personType: 'employee'; person: Staff }

type Rules = Pick<GymSettings, 'graceDays' | 'expiringDays' | 'deviceDuesRule' | 'timezone'>

const shut: DesiredAccess = { desired: 'disabled', validFrom: null, validUntil: null }
const open: DesiredAccess = { desired: 'enabled', validFrom: null, validUntil: null }

type Held = Pick<Member, 'currentPackage' | 'futurePackage'>

/** The last day that the money received covers, of the packages held one after the other; null where nothing limits it. */
function paidThrough({ currentPackage, futurePackage }: Held): CivilDate | null {
  let through: CivilDate | null = null
  for (const pkg of [currentPackage, futurePackage]) {
    if (!pkg?.endDate || !pkg.paidUntilDate) continue
    through = pkg.paidUntilDate
    if (pkg.paidUntilDate < pkg.endDate) return through
  }
  return through
}

/** What never ends has no last day. */
const asLast = (date: CivilDate): CivilDate | null => (date > LAST_DAY ? null : date)

const withinCalendar = (date: CivilDate, days: number): CivilDate =>
  date >= LAST_END ? date : addDays(date, days)

/** The cover has no days of grace of what is cancelled once that is over (`graceDaysOf`); a device is told the last day before. */
const isCancelled = ({ currentPackage, futurePackage }: Held): boolean =>
  (futurePackage ?? currentPackage)?.cancelledOn != null

/** The last day on which the packages let somebody in: the days of grace included, and by the centre's rule for dues. */
function lastDayOf(member: Omit<Member, 'lookup'>, rules: Rules): CivilDate {
  const cover = coverOf(member)
  const end = withinCalendar(cover.coverUntil, isCancelled(member) ? 0 : graceDaysOf(cover, rules))
  const paid = rules.deviceDuesRule === 'paidUntil' ? paidThrough(member) : null
  return paid === null ? end : earliest(end, withinCalendar(paid, rules.graceDays))
}

/** What packages, dues and freezes say; the same as the desk's verdict but for dues, which the desk only mentions. */
function ofPackages(member: Omit<Member, 'lookup'>, rules: Rules, today: CivilDate): DesiredAccess {
  const cover = coverOf(member)
  if (stateOf({ ...member, ...cover }, today, rules) === 'No package') return shut
  const last = lastDayOf(member, rules)
  const { frozenFrom, frozenTo } = cover
  const isFrozen = isFrozenOn(cover, today)
  const from = isFrozen && frozenTo !== null ? latest(cover.startsOn, addDays(frozenTo, 1)) : cover.startsOn
  if (last < today || last < from) return shut
  if (from > today) return { desired: 'disabled', validFrom: from, validUntil: asLast(last) }
  // A freeze that lies ahead shuts the door by itself; the night after it opens the door again.
  const until = frozenFrom !== null && frozenFrom > today ? earliest(last, addDays(frozenFrom, -1)) : last
  return { desired: 'enabled', validFrom: null, validUntil: asLast(until) }
}

/** Whoever was sold a package after they were stopped is let in by it: the last wish wins. */
const isSoldSince = ({ currentPackage, futurePackage }: Held, at: Date): boolean =>
  [currentPackage, futurePackage].some((pkg) => pkg?.assignedAt != null && pkg.assignedAt > at)

/** Why a person can't be let in by a word at the desk; null when they can. */
export function whyNeverIn({ personType, person }: AccessHolder): string | null {
  const { name } = person
  if (personType === 'employee')
    return isEmployed(person) ? null : `${name} does not work here any more. Restore the employee first.`
  if (person.deleted || !person.isActive) return `${name} has left. Restore the member first.`
  return person.blocked ? `${name} is blocked. The owner can unblock them.` : null
}

/**
 * Whether somebody is to be let in today, and the days of it (decision 67). A person's word comes before the calendar: "stop"
 * holds until "let in" or the next sale, and "let in" of somebody whom the packages do not let in holds for its day alone.
 * Nothing lets in who has left.
 */
export function desiredAccess(
  holder: AccessHolder,
  wish: AccessWish | null,
  rules: Rules,
  today: CivilDate,
): DesiredAccess {
  if (whyNeverIn(holder) !== null) return shut
  const isStopped = wish?.desired === 'disabled'
  if (holder.personType === 'employee') return isStopped ? shut : open
  if (isStopped && !isSoldSince(holder.person, wish.at)) return shut
  const ruled = ofPackages(holder.person, rules, today)
  const isLetIn = wish?.desired === 'enabled' && civilDateIn(wish.at, rules.timezone) === today
  return ruled.desired === 'disabled' && isLetIn
    ? { desired: 'enabled', validFrom: null, validUntil: today }
    : ruled
}

/** What the device is told: one that knows days is given those that lie ahead, and opens by itself. */
export const tellsOpen = (
  { desired, validFrom }: DesiredAccess,
  { strategy }: { strategy: string },
): boolean => desired === 'enabled' || (strategy === 'validity' && validFrom !== null)
