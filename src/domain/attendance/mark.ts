import type { GymSettings } from '@/domain/gyms/settings'
import type { AttendanceRecord, PersonType, Visit } from './attendance'
import { MAX_OPEN_MS, visitsOf } from './visits'

const MINUTE_MS = 60_000

/** DOMAIN 6.1: marks closer than this are one and the same. */
const DUPLICATE_MS = MINUTE_MS

export type MarkSettings = Pick<
  GymSettings,
  'autoExitHours' | 'staffAutoExitHours' | 'minVisitMinutes' | 'staffMinVisitMinutes'
>

/**
 * `record` is the half that the mark adds to the records of the day that the visit belongs to: no record is ever
 * rewritten, so that marks of several desks, made offline or late, add up (visitsOf).
 */
export type Mark =
  | { kind: 'entry' | 'exit'; visit: Visit; on: 'today' | 'yesterday'; record: AttendanceRecord }
  | { kind: 'ignored'; visit: Visit; reason: 'duplicate' | 'sameArrival' }

const last = (visits: Visit[]) => visits[visits.length - 1]
const elapsed = (from: Date, to: Date) => to.getTime() - from.getTime()

const entryAt = (now: Date): Mark => ({
  kind: 'entry',
  visit: { entry: now, exit: null, isAutoExit: false },
  on: 'today',
  record: { entry: now, exit: null, isAutoExit: false },
})

/**
 * What a mark means (DOMAIN 6.1, folding): the person's last visit, today's or yesterday's, decides whether it is an
 * entry, an exit, or nothing new. An automatic exit gives way to a real one while the visit could still be going on;
 * a visit older than that is left to its automatic exit. `isComing`: they are known to come in, so that nothing is ended:
 * the automatic exit stands, and whoever is inside has arrived already.
 */
export function markNow(
  recordsToday: readonly AttendanceRecord[],
  recordsYesterday: readonly AttendanceRecord[],
  now: Date,
  settings: MarkSettings,
  personType: PersonType = 'member',
  isComing = false,
): Mark {
  const today = visitsOf(recordsToday, personType)
  const isToday = today.length > 0
  const visit = last(today) ?? last(visitsOf(recordsYesterday, personType))
  if (!visit) return entryAt(now)

  const since = elapsed(visit.entry, now)
  const isOver = visit.exit !== null && !visit.isAutoExit
  const lastMark = isOver && visit.exit ? elapsed(visit.exit, now) : since
  if (Math.abs(lastMark) < DUPLICATE_MS) return { kind: 'ignored', visit, reason: 'duplicate' }
  if (isOver || (isComing && visit.isAutoExit)) return entryAt(now)

  const minimum = personType === 'employee' ? settings.staffMinVisitMinutes : settings.minVisitMinutes
  if (since < minimum * MINUTE_MS) return { kind: 'ignored', visit, reason: 'sameArrival' }
  if (since > MAX_OPEN_MS[personType]) return entryAt(now)
  if (isComing) return { kind: 'ignored', visit, reason: 'sameArrival' }
  return {
    kind: 'exit',
    visit: { entry: visit.entry, exit: now, isAutoExit: false },
    on: isToday ? 'today' : 'yesterday',
    record: { entry: null, exit: now, isAutoExit: false },
  }
}
