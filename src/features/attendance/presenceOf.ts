import type { AttendanceDay, Override, Visit } from '@/domain/attendance/attendance'
import { MAX_OPEN_MS, visitsOf } from '@/domain/attendance/visits'

/** One member's day: their visits in order, the last of which may still be open. */
export type Present = {
  personId: string
  name: string
  code: string
  dp: string
  visits: Visit[]
  /** Why the desk let them in all the same, the latest last. */
  overrides: Override[]
  /** The uid of whoever marked them last; '' where nobody did. */
  by: string
  /** Entry of the visit that is still open. */
  insideSince: Date | null
  /** The latest thing that happened: entry or exit. */
  latest: Date
}

function membersOf(day: AttendanceDay | null, now: Date): Present[] {
  return Object.entries(day?.people ?? {}).flatMap(
    ([personId, { type, name, code, dp, by, overrides, visits: records }]) => {
      const visits = visitsOf(records)
      const last = visits.at(-1)
      if (type !== 'member' || !last) return []
      const isInside = last.exit === null && now.getTime() - last.entry.getTime() <= MAX_OPEN_MS.member
      const insideSince = isInside ? last.entry : null
      const latest = last.exit ?? last.entry
      return [{ personId, name, code, dp, by, visits, overrides, insideSince, latest }]
    },
  )
}

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

/** Whole minutes between two instants, never below 0: two desks' clocks may differ by seconds. */
export const minutesBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / 60_000))
