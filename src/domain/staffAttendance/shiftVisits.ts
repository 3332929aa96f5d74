import type { AttendanceRecord, Visit } from '@/domain/attendance/attendance'
import { visitsOf } from '@/domain/attendance/visits'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { shiftTimesOn, type ShiftFields } from '@/domain/staff/shift'

/** So long before a shift an arrival is one for it, as so long after it nobody is missed yet (PRODUCT 4.13). */
const EARLY_HOURS = 2
const EARLY_MS = EARLY_HOURS * 3_600_000

/** What is kept under a date: a visit stands under that of its entry (DOMAIN 6.1). */
export type KeptDay = { date: CivilDate; records: readonly AttendanceRecord[] }

/** The visits of a shift; a correction of them is one of the day under which they are kept. */
export type ShiftVisits = { visits: readonly Visit[]; kept: { date: CivilDate; visits: readonly Visit[] } }

/** `isTheirs`: whether somebody worked here on that date, so that its shift was theirs. */
type Shifts = { person: ShiftFields; timezone: string; isTheirs: (date: CivilDate) => boolean }

/**
 * The date of the shift whose window holds an entry that is kept under `date`: that of the evening before, where somebody comes after
 * midnight; that of the day after, where they come a little before a shift that begins at midnight. Any other is of its own date.
 */
function shiftDateOf(entry: Date, date: CivilDate, { person, timezone, isTheirs }: Shifts): CivilDate {
  const isIn = (on: CivilDate, earlyMs = 0) => {
    const times = shiftTimesOn(on, person, timezone)
    return times !== null && times.start.getTime() - earlyMs <= entry.getTime() && entry < times.end
  }
  const before = addDays(date, -1)
  const after = addDays(date, 1)
  const endsNextDay = person.shiftEnd <= person.shiftStart
  if (endsNextDay && isTheirs(before) && isIn(before)) return before
  const beginsEarly = Number(person.shiftStart.slice(0, 2)) < EARLY_HOURS
  return beginsEarly && !isIn(date) && isTheirs(after) && isIn(after, EARLY_MS) ? after : date
}

/** Visits by the shift that they are of (DOMAIN 6.2): late and absent are measured against it, whatever date they are kept under. Pure. */
export function visitsByShift(days: readonly KeptDay[], shifts: Shifts): (date: CivilDate) => ShiftVisits {
  const kept = new Map(days.map(({ date, records }) => [date, visitsOf(records, 'employee')]))
  const own = new Map<CivilDate, { visit: Visit; keptOn: CivilDate }[]>()
  for (const [keptOn, visits] of kept)
    for (const visit of visits) {
      const date = shiftDateOf(visit.entry, keptOn, shifts)
      own.set(date, [...(own.get(date) ?? []), { visit, keptOn }])
    }
  return (date) => {
    const of = (own.get(date) ?? []).sort(
      (one, other) => one.visit.entry.getTime() - other.visit.entry.getTime(),
    )
    // Each date has the correction of what is kept under it; one that has nothing, of what its shift has.
    const hasKept = (kept.get(date) ?? []).length > 0
    const keptOn = hasKept ? date : (of.at(-1)?.keptOn ?? date)
    return { visits: of.map(({ visit }) => visit), kept: { date: keptOn, visits: kept.get(keptOn) ?? [] } }
  }
}
