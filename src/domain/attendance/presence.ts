import type { AttendanceDay, Override, Visit } from './attendance'
import { MAX_OPEN_MS, visitsOfLine } from './visits'

/** One member's day: their visits in order, the last of which may still be open. */
export type Present = {
  personId: string
  name: string
  code: string
  dp: string
  visits: readonly Visit[]
  /** Why the desk let them in all the same, the latest last. */
  overrides: Override[]
  /** The uid of whoever marked them last; '' where nobody did. */
  by: string
  /** Entry of the visit that is still open. */
  insideSince: Date | null
  /** The latest thing that happened: entry or exit. */
  latest: Date
}

const same = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime()

const sameVisit = (one: Visit, other: Visit | undefined) =>
  other !== undefined &&
  same(one.entry, other.entry) &&
  same(one.exit, other.exit) &&
  one.isAutoExit === other.isAutoExit

/** Whether both say the same of the same person: with a mark all lines of its part are read anew, and thousands are as they were. */
export const saysTheSame = (one: Present, other: Present): boolean =>
  one === other ||
  (one.personId === other.personId &&
    one.name === other.name &&
    one.code === other.code &&
    one.dp === other.dp &&
    one.by === other.by &&
    same(one.insideSince, other.insideSince) &&
    one.visits.length === other.visits.length &&
    one.visits.every((visit, at) => sameVisit(visit, other.visits[at])) &&
    one.overrides.length === other.overrides.length &&
    one.overrides.every(({ reason }, at) => reason === other.overrides[at]?.reason))

type Line = AttendanceDay['people'][string]

/** How each line was read last: a mark brings one line, and thousands stay what they were, for a table too that draws them. */
const known = new WeakMap<Line, Present>()

const canGoOn = ({ entry }: Visit, now: Date) => now.getTime() - entry.getTime() <= MAX_OPEN_MS.member
const isStillInside = (visit: Visit, now: Date) => visit.exit === null && canGoOn(visit, now)

function presentOf(personId: string, line: Line, now: Date): Present | null {
  const visits = visitsOfLine(line)
  const last = visits.at(-1)
  if (line.type !== 'member' || !last) return null
  const before = known.get(line)
  const insideSince = isStillInside(last, now) ? last.entry : null
  if (before?.personId === personId && before.insideSince === insideSince) return before
  const { name, code, dp, by, overrides } = line
  const latest = last.exit ?? last.entry
  const present = { personId, name, code, dp, by, visits, overrides, insideSince, latest }
  known.set(line, present)
  return present
}

const membersOf = (day: AttendanceDay | null, now: Date): Present[] =>
  Object.entries(day?.people ?? {}).flatMap(([personId, line]) => presentOf(personId, line, now) ?? [])

/**
 * Today's members out of the roll-up, and who came before midnight and is still inside, the latest mark first. Who was
 * not marked out for longer than a visit can go on is not inside (DOMAIN 6.1). Employees have a list of their own.
 */
export function presenceOf(
  today: AttendanceDay | null,
  yesterday: AttendanceDay | null,
  now: Date,
): Present[] {
  const overnight = membersOf(yesterday, now).filter(
    ({ personId, insideSince }) =>
      insideSince !== null && (today?.people[personId]?.visits.length ?? 0) === 0,
  )
  return [...membersOf(today, now), ...overnight].sort(
    (one, other) => other.latest.getTime() - one.latest.getTime(),
  )
}

/**
 * Where a member is. `insideSince`: entry of the visit that is still open. `autoExit`: when their visit was ended for
 * them, while it could still be going on: they may be leaving late or be here again, and nobody but they can say.
 */
export type Standing = { insideSince: Date | null; autoExit: Date | null }

const away: Standing = { insideSince: null, autoExit: null }

/** By the visit that decides what their next mark means (markNow): today's last, or else yesterday's. */
export function standingOf(
  personId: string,
  today: AttendanceDay | null,
  yesterday: AttendanceDay | null,
  now: Date,
): Standing {
  const lastOn = (day: AttendanceDay | null) => {
    const line = day?.people[personId]
    return line && visitsOfLine(line).at(-1)
  }
  const last = lastOn(today) ?? lastOn(yesterday)
  if (!last || !canGoOn(last, now)) return away
  if (last.exit === null) return { insideSince: last.entry, autoExit: null }
  return last.isAutoExit ? { insideSince: null, autoExit: last.exit } : away
}

/** How often members came in on a day: what is called check-ins, wherever it is said. */
export const checkInsOn = (day: AttendanceDay | null): number =>
  Object.values(day?.people ?? {})
    .filter(({ type }) => type === 'member')
    .reduce((sum, line) => sum + visitsOfLine(line).length, 0)

/** Whole minutes between two instants, never below 0: two desks' clocks may differ by seconds. */
export const minutesBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / 60_000))
