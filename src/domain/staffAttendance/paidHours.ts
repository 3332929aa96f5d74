import type { Visit } from '@/domain/attendance/attendance'
import { LONGEST_VISIT_MS } from '@/domain/attendance/reports/correctedVisits'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'

const MINUTE_MS = 60_000

/**
 * Those that began on that day, or on the one beside it: where the centre's zone was changed, a visit of before may begin there now.
 * A page may write any times to a line.
 */
export function visitsNear(date: CivilDate, visits: readonly Visit[], timezone: string): Visit[] {
  const [first, last] = [addDays(date, -1), addDays(date, 1)]
  return visits.filter(({ entry }) => {
    const began = civilDateIn(entry, timezone)
    return first <= began && began <= last
  })
}

/**
 * How often somebody was marked in, by the visits of a day, sorted by entry: an exit without an entry is none, and what begins in
 * one that is counted already is that one.
 */
export function sessionsOf(visits: readonly Visit[]): number {
  let count = 0
  let until = -Infinity
  for (const { entry, exit, isAutoExit } of visits) {
    const from = entry.getTime()
    const to = exit?.getTime() ?? Infinity
    if (to <= from || from < until) continue
    count += 1
    // Where no exit says how long it went on, it covers nothing but its own beginning.
    until = isAutoExit || to - from > LONGEST_VISIT_MS ? from + 1 : to
  }
  return count
}

/** `isDoubtful`: more stands there than anybody can have worked, and has no hours until it is corrected. */
type PaidHours = { minutes: number; isDoubtful: boolean }

/**
 * The paid hours of a day's visits, sorted by entry: what real exits ended (PRODUCT 2.E). Held to what a correction is held to
 * (`visitProblem`): none is longer than a day, and no minute counts twice. All of a day together is no longer either.
 */
export function paidHours(visits: readonly Visit[]): PaidHours {
  let worked = 0
  let isDoubtful = false
  let until = -Infinity
  for (const { entry, exit, isAutoExit } of visits) {
    if (exit === null || isAutoExit) continue
    const [from, to] = [entry.getTime(), exit.getTime()]
    if (to - from > LONGEST_VISIT_MS) {
      isDoubtful = true
      continue
    }
    worked += Math.max(0, to - Math.max(from, until))
    until = Math.max(until, to)
  }
  return worked > LONGEST_VISIT_MS
    ? { minutes: 0, isDoubtful: true }
    : { minutes: worked / MINUTE_MS, isDoubtful }
}
