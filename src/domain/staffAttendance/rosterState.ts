import type { AttendanceRecord } from '@/domain/attendance/attendance'
import { MAX_OPEN_MS } from '@/domain/attendance/visits'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { shiftTimesOn, type ShiftTimes } from '@/domain/staff/shift'
import type { Staff } from '@/domain/staff/staff'
import {
  employedFrom,
  freeStatusOn,
  isAwayOn,
  lateBy,
  staffDay,
  type Rostered,
  type StaffDay,
  type StaffRules,
} from './staffDay'
import { visitsByShift, type ShiftVisits } from './shiftVisits'

/** PRODUCT 4.13's groups in the order in which the roster shows them; Late is inside, but came late. */
export const rosterStates = ['Late', 'In', 'Not in yet', 'Out', 'On leave', 'Holiday', 'Weekly off'] as const
export type RosterState = (typeof rosterStates)[number]

export type Standing = {
  state: RosterState
  /** The day that counts now: yesterday's while its shift reaches over midnight, tomorrow's once they are there for it. */
  day: StaffDay & Pick<ShiftVisits, 'kept'>
  /** How late they came, or are by now. */
  lateMinutes: number
  /** The shift is over, and they were not seen. */
  didNotCome: boolean
  /** Two hours after the shift (PRODUCT 4.13) nobody has marked them out; an automatic exit is no mark. */
  isNotMarkedOut: boolean
}

const MISSED_OUT_MS = 2 * 3_600_000

const missedFrom = ({ end }: ShiftTimes) => new Date(end.getTime() + MISSED_OUT_MS)

function isMissedOut(day: StaffDay, person: Rostered, { timezone }: StaffRules, now: Date): boolean {
  const times = shiftTimesOn(day.date, person, timezone)
  const last = day.visits.at(-1)
  return (
    times !== null &&
    last !== undefined &&
    (last.exit === null || last.isAutoExit) &&
    now >= missedFrom(times)
  )
}

/**
 * Whether the day before still counts. Of whoever is inside, as long as a visit can be going on. Otherwise a shift whose two hours after
 * its end reach into today counts until they are over, for whoever came and whoever was expected, and from then on for whomever nobody
 * has marked out; never once the next shift has started.
 */
function isStillOn(
  before: StaffDay,
  wasExpected: boolean,
  person: Rostered,
  rules: StaffRules,
  now: Date,
): boolean {
  const since = before.isInside ? before.visits.at(-1)?.entry : undefined
  if (since !== undefined) return now.getTime() - since.getTime() <= MAX_OPEN_MS.employee
  const { timezone } = rules
  const times = shiftTimesOn(before.date, person, timezone)
  const next = shiftTimesOn(addDays(before.date, 1), person, timezone)
  if (times === null || civilDateIn(missedFrom(times), timezone) === before.date) return false
  if (next !== null && now >= next.start) return false
  if (now < missedFrom(times)) return wasExpected || before.firstIn !== null
  return isMissedOut(before, person, rules, now)
}

export type TwoDaysRecords = { today: readonly AttendanceRecord[]; yesterday: readonly AttendanceRecord[] }

/** Where an employee stands at `now`. `today` is the centre's date. */
export function standingOf(
  person: Rostered & Pick<Staff, 'gaps'>,
  records: TwoDaysRecords,
  today: CivilDate,
  rules: StaffRules,
  now: Date,
): Standing {
  const yesterday = addDays(today, -1)
  const from = employedFrom(person, rules.timezone)
  const isTheirs = (date: CivilDate) => (from === null || date >= from) && !isAwayOn(person, date)
  const shiftOn = visitsByShift(
    [
      { date: yesterday, records: records.yesterday },
      { date: today, records: records.today },
    ],
    { person, timezone: rules.timezone, isTheirs },
  )
  const dayOn = (date: CivilDate) => {
    const { visits, kept } = shiftOn(date)
    return { ...staffDay(date, visits, person, rules, now), kept }
  }
  const own = dayOn(today)
  const before = dayOn(yesterday)
  const next = dayOn(addDays(today, 1))
  const wasExpected = isTheirs(yesterday) && freeStatusOn(yesterday, person, rules) === null
  const isOfBefore = own.firstIn === null && isStillOn(before, wasExpected, person, rules, now)
  const day = next.isInside ? next : isOfBefore ? before : own
  const isNotMarkedOut = isMissedOut(day, person, rules, now)
  const seen = { day, lateMinutes: day.lateMinutes, didNotCome: false, isNotMarkedOut }
  if (day.isInside) return { ...seen, state: day.lateMinutes > 0 ? 'Late' : 'In' }
  if (day.firstIn !== null) return { ...seen, state: 'Out' }
  const free = freeStatusOn(day.date, person, rules)
  if (free !== null) return { ...seen, state: free }
  const times = shiftTimesOn(day.date, person, rules.timezone)
  const didNotCome = times !== null && now >= times.end
  const lateMinutes = didNotCome ? 0 : lateBy(now, times, rules)
  return { ...seen, state: 'Not in yet', lateMinutes, didNotCome }
}
