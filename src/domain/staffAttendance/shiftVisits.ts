import type { AttendanceRecord, Visit } from '@/domain/attendance/attendance'
import { visitsOf } from '@/domain/attendance/visits'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { shiftOn, shiftTimesOn, type OwnShifts, type ShiftFields } from '@/domain/staff/shift'

/** So long before a shift an arrival is one for it, as so long after it nobody is missed yet (PRODUCT 4.13). */
const EARLY_HOURS = 2
const EARLY_MS = EARLY_HOURS * 3_600_000

/** The last quarter of a shift, in milliseconds for each of its minutes. */
const LAST_QUARTER_MS = 60_000 / 4

/** What is kept under a date: a visit stands under that of its entry (DOMAIN 6.1). */
type KeptDay = { date: CivilDate; records: readonly AttendanceRecord[] }

/** The visits of a shift; a correction of them is one of the day under which they are kept. */
export type ShiftVisits = { visits: readonly Visit[]; kept: { date: CivilDate; visits: readonly Visit[] } }

/** `isTheirs`: whether somebody worked here on that date, so that its shift was theirs. */
type Shifts = { person: OwnShifts; timezone: string; isTheirs: (date: CivilDate) => boolean }

const endsNextDay = ({ shiftStart, shiftEnd }: ShiftFields) => shiftStart !== '' && shiftEnd <= shiftStart
const beginsEarly = ({ shiftStart }: ShiftFields) =>
  shiftStart !== '' && Number(shiftStart.slice(0, 2)) < EARLY_HOURS

/** A visit with the date under which it is kept. */
type KeptVisit = { visit: Visit; on: CivilDate }

/**
 * The date of the shift whose window holds an entry that is kept under `date`: that of the evening before, where somebody comes after
 * midnight, in its last quarter only who was in it already (`ofNight` are its visits so far); that of the day after, where they come a
 * little before a shift that begins at midnight. Any other is of its own date.
 */
function shiftDateOf(
  entry: Date,
  date: CivilDate,
  ofNight: readonly KeptVisit[],
  { person, timezone, isTheirs }: Shifts,
): CivilDate {
  const isIn = (on: CivilDate, earlyMs = 0, isCut = false) => {
    const times = shiftTimesOn(on, person, timezone)
    if (times === null) return false
    const end = times.end.getTime() - (isCut ? times.minutes * LAST_QUARTER_MS : 0)
    return times.start.getTime() - earlyMs <= entry.getTime() && entry.getTime() < end
  }
  const before = addDays(date, -1)
  const after = addDays(date, 1)
  const night = shiftTimesOn(before, person, timezone)
  const isBack = night !== null && ofNight.some(({ visit: { exit } }) => exit === null || exit > night.start)
  if (endsNextDay(shiftOn(person, before)) && isTheirs(before) && isIn(before, 0, !isBack)) return before
  const isEarly = beginsEarly(shiftOn(person, after)) && !isIn(date) && isTheirs(after)
  return isEarly && isIn(after, EARLY_MS) ? after : date
}

/**
 * Visits by the shift that they are of (DOMAIN 6.2): late and absent are measured against it, whatever date they are kept under. `days`
 * in order. Pure.
 */
export function visitsByShift(days: readonly KeptDay[], shifts: Shifts): (date: CivilDate) => ShiftVisits {
  const kept = new Map(
    days
      .filter(({ records }) => records.length > 0)
      .map(({ date, records }) => [date, visitsOf(records, 'employee')]),
  )
  const keptOn = (date: CivilDate) => ({ date, visits: kept.get(date) ?? [] })
  const { person } = shifts
  if (![person, ...(person.earlierShifts ?? [])].some((shift) => endsNextDay(shift) || beginsEarly(shift)))
    return (date) => ({ visits: keptOn(date).visits, kept: keptOn(date) })
  const own = new Map<CivilDate, KeptVisit[]>()
  for (const [on, visits] of kept)
    for (const visit of visits) {
      const date = shiftDateOf(visit.entry, on, own.get(addDays(on, -1)) ?? [], shifts)
      own.set(date, [...(own.get(date) ?? []), { visit, on }])
    }
  return (date) => {
    const of = (own.get(date) ?? []).sort(
      (one, other) => one.visit.entry.getTime() - other.visit.entry.getTime(),
    )
    // Each date has the correction of what is kept under it; one that has nothing, of what its shift has.
    const corrected = kept.has(date) ? date : (of.at(-1)?.on ?? date)
    return { visits: of.map(({ visit }) => visit), kept: keptOn(corrected) }
  }
}
