import type { Attendance, AttendanceRecord } from '@/domain/attendance/attendance'
import { addDays, addDuration, startOfMonth } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { isEmployed, type Staff } from '@/domain/staff/staff'
import { employedFrom, isAwayOn, staffDay, type DayStatus, type StaffDay, type StaffRules } from './staffDay'
import { visitsByShift, type ShiftVisits } from './shiftVisits'
import type { LeaveSpan } from './staffLeave'
import { withUnpaidOff } from './unpaidOff'

/**
 * `isGone`: not employed any more. Days until `leftOn` are those of somebody employed, and none after it count; of who left before that
 * day was kept, and of `gaps`, nothing but the visits is counted.
 */
export type MusterPerson = Pick<
  Staff,
  | 'id'
  | 'name'
  | 'empId'
  | 'designation'
  | 'dp'
  | 'shiftStart'
  | 'shiftEnd'
  | 'weeklyOff'
  | 'joiningDate'
  | 'leftOn'
  | 'gaps'
  | 'createdAt'
> &
  Partial<Pick<Staff, 'earlierShifts'>> & { isGone: boolean }

export type MusterTotals = {
  present: number
  late: number
  halfDays: number
  absent: number
  leave: number
  holidays: number
  weeklyOff: number
  /** Half days that late arrivals cost by the centre's rule. */
  lateHalfDays: number
  /** Weekly offs and holidays without pay by the centre's rule. */
  unpaidOff: number
  /**
   * Present and late days, weekly offs, holidays and paid leave whole, half days half, less what coming late costs
   * (DOMAIN 6.2 "days payable").
   */
  payableDays: number
  workedMinutes: number
  lateMinutes: number
  earlyMinutes: number
  overtimeMinutes: number
  /** Days on which an exit was not marked. */
  lackingExits: number
  /** Days in time among those they came, in whole percent; null where they never came. */
  punctuality: number | null
}

/** `kept`: what a correction of that day changes. */
export type MusterDay = StaffDay & Pick<ShiftVisits, 'kept'>

export type MusterRow = { person: MusterPerson; days: MusterDay[]; totals: MusterTotals }

type Line = { visits: AttendanceRecord[] }

/** Who came when in a period; a day on which nobody came may be missing. */
export type DaysByDate = ReadonlyMap<CivilDate, { people: Record<string, Line> }>

/** The letters of a muster roll (PRODUCT 4.14): on one, L is leave and H a holiday. */
export const letters: Record<DayStatus, string> = {
  Present: 'P',
  Late: 'LT',
  'Half day': 'HD',
  Absent: 'A',
  'On leave': 'L',
  Holiday: 'H',
  'Weekly off': 'WO',
}

/** Every date of the month in which that date lies; at most 31. */
export function datesOfMonth(date: CivilDate): CivilDate[] {
  const first = startOfMonth(date)
  const next = addDuration(first, 1, 'Month')
  const dates: CivilDate[] = []
  for (let day = first; day < next; day = addDays(day, 1)) dates.push(day)
  return dates
}

/** `rules` are the centre's; `days` of one month, because late arrivals are counted by the month. */
export function totalsOf(
  days: readonly StaffDay[],
  { staffLatesPerHalfDay }: Pick<StaffRules, 'staffLatesPerHalfDay'>,
): MusterTotals {
  const count = (status: DayStatus) => days.filter((day) => day.status === status).length
  const sum = (minutes: (day: StaffDay) => number) => days.reduce((total, day) => total + minutes(day), 0)
  const of = {
    present: count('Present'),
    late: count('Late'),
    halfDays: count('Half day'),
    absent: count('Absent'),
    leave: count('On leave'),
    holidays: count('Holiday'),
    weeklyOff: count('Weekly off'),
  }
  const lateHalfDays = staffLatesPerHalfDay === 0 ? 0 : Math.floor(of.late / staffLatesPerHalfDay)
  const unpaidOff = days.filter((day) => day.isUnpaidOff).length
  const paidLeave = days.filter(({ leave }) => leave?.isPaid === true).length
  const came = days.filter(({ firstIn }) => firstIn !== null)
  const inTime = came.filter(({ lateMinutes }) => lateMinutes === 0).length
  return {
    ...of,
    lateHalfDays,
    unpaidOff,
    payableDays:
      of.present +
      of.late +
      (of.weeklyOff + of.holidays - unpaidOff) +
      paidLeave +
      (of.halfDays - lateHalfDays) / 2,
    workedMinutes: sum(({ workedMinutes }) => workedMinutes),
    lateMinutes: sum(({ lateMinutes }) => lateMinutes),
    earlyMinutes: sum(({ earlyMinutes }) => earlyMinutes),
    overtimeMinutes: sum(({ overtimeMinutes }) => overtimeMinutes),
    lackingExits: days.filter(({ lacksExit }) => lacksExit).length,
    punctuality: came.length === 0 ? null : Math.round((inTime * 100) / came.length),
  }
}

/** Whether this employee works there, or left on that day or later. */
export const workedSince = (
  staff: Pick<Staff, 'isActive' | 'deleted' | 'leftOn'>,
  date: CivilDate,
): boolean => isEmployed(staff) || (staff.leftOn !== null && staff.leftOn >= date)

/** Whether the visits of a month are read for this employee. Somebody whose last day nobody kept is on the muster if they came. */
export const mayBeOnMuster = (
  staff: Pick<Staff, 'isActive' | 'deleted' | 'leftOn'>,
  month: CivilDate,
): boolean => workedSince(staff, month) || staff.leftOn === null

/** The people on the muster of a month, given by its first day: who was employed in it, and who left on an unknown day and came in it. */
export const musterPeople = (staff: readonly Staff[], days: DaysByDate, month: CivilDate): MusterPerson[] =>
  staff
    .filter(
      (one) =>
        workedSince(one, month) ||
        datesOfMonth(month).some((date) => days.get(date)?.people[one.id] !== undefined),
    )
    .map((one) => ({ ...one, isGone: !isEmployed(one) }))
    .sort((one, other) => one.name.localeCompare(other.name))

/** Takes those days out of the histories of some people. */
export const daysOfPeople = (dates: readonly CivilDate[], histories: readonly Attendance[]): DaysByDate =>
  new Map(
    dates.map((date) => {
      const came = histories.flatMap(({ personId, days }) => {
        const visits = days[date] ?? []
        return visits.length === 0 ? [] : [[personId, { visits }] as const]
      })
      return [date, { people: Object.fromEntries(came) }]
    }),
  )

/** The days that are read for a month. The days beside it are read too, because visits of its first or last shift may be kept there. */
export const readOfMonth = (dates: readonly CivilDate[]): CivilDate[] => {
  const [first, last] = [dates.at(0), dates.at(-1)]
  return first === undefined || last === undefined ? [] : [addDays(first, -1), ...dates, addDays(last, 1)]
}

/**
 * What a muster is made of: the month's dates in order, the visits of `readOfMonth`, leave, the centre's rules and its
 * clock.
 */
export type MusterSource = {
  dates: readonly CivilDate[]
  days: DaysByDate
  /** By employee. */
  leaves: ReadonlyMap<string, readonly LeaveSpan[]>
  rules: StaffRules
  now: Date
  today: CivilDate
}

/** Whether one span of unpaid leave is on both of these days. */
const isAwayOver = (leaves: readonly LeaveSpan[], one: CivilDate, next: CivilDate): boolean =>
  leaves.some(({ from, to, isPaid }) => !isPaid && from <= one && next <= to)

/** The days as they count for pay: by the centre's rule, days off between unpaid absence are unpaid as well. */
function byRule<Day extends StaffDay>(
  days: Day[],
  leaves: readonly LeaveSpan[],
  { staffUnpaidOff }: StaffRules,
): Day[] {
  const [first, last] = [days.at(0)?.date, days.at(-1)?.date]
  if (!staffUnpaidOff || first === undefined || last === undefined) return days
  return withUnpaidOff(days, {
    before: isAwayOver(leaves, addDays(first, -1), first),
    after: isAwayOver(leaves, last, addDays(last, 1)),
  })
}

/** The muster of one employee's month. Days to come are left blank. */
export function musterRow(person: MusterPerson, source: MusterSource): MusterRow {
  const { dates, days, rules, now, today } = source
  const rostered = { ...person, leaves: source.leaves.get(person.id) ?? [] }
  const { isGone, leftOn } = person
  const from = employedFrom(person, rules.timezone)
  const hasLeftBy = (date: CivilDate) => isGone && leftOn !== null && date > leftOn
  const shiftOn = visitsByShift(
    readOfMonth(dates).map((date) => ({ date, records: days.get(date)?.people[person.id]?.visits ?? [] })),
    {
      person,
      timezone: rules.timezone,
      isTheirs: (date) => (from === null || date >= from) && !hasLeftBy(date) && !isAwayOn(person, date),
    },
  )
  const each = dates.map((date) => {
    const hasLeft = hasLeftBy(date)
    const { visits, kept } = shiftOn(date)
    const day = { ...staffDay(date, hasLeft ? [] : visits, rostered, rules, now), kept }
    if (hasLeft || (isAwayOn(person, date) && day.firstIn === null))
      return { ...day, status: null, leave: null }
    const saysNothing = day.firstIn === null && (date > today || (isGone && leftOn === null))
    return saysNothing ? { ...day, status: null } : day
  })
  const own = byRule(each, rostered.leaves, rules)
  return { person, days: own, totals: totalsOf(own, rules) }
}
