import type { AttendanceRecord, Visit } from '@/domain/attendance/attendance'
import { visitsOf } from '@/domain/attendance/visits'
import type { GymSettings } from '@/domain/gyms/settings'
import { addDays, civilDateIn, instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { holidayOn } from '@/domain/gyms/holiday'
import { isWeeklyOff, shiftTimesOn, type OwnShifts, type ShiftTimes } from '@/domain/staff/shift'
import type { Staff } from '@/domain/staff/staff'
import { paidHours, visitsNear } from './paidHours'
import { leaveOn, type LeaveSpan } from './staffLeave'

const SECOND_MS = 1_000

export type StaffRules = Pick<
  GymSettings,
  | 'timezone'
  | 'staffGraceMinutes'
  | 'staffHalfDayPercent'
  | 'staffHalfDayHours'
  | 'staffAbsentHours'
  | 'staffOvertimeMinutes'
  | 'staffLatesPerHalfDay'
  | 'staffUnpaidOff'
  | 'holidays'
>

/** What the account of a day needs of an employee. */
export type Rostered = OwnShifts & {
  joiningDate: CivilDate | null
  createdAt: Date | null
  /** The employee's own. */
  leaves: readonly LeaveSpan[]
}

/** PRODUCT 4.13. */
export const dayStatuses = [
  'Present',
  'Late',
  'Half day',
  'Absent',
  'On leave',
  'Holiday',
  'Weekly off',
] as const
export type DayStatus = (typeof dayStatuses)[number]
export type FreeStatus = Extract<DayStatus, 'On leave' | 'Holiday' | 'Weekly off'>

/** One employee's day. Instants; whole minutes. */
export type StaffDay = {
  date: CivilDate
  visits: Visit[]
  firstIn: Date | null
  /** null while somebody is inside, and where only an automatic exit is known. */
  lastOut: Date | null
  isInside: boolean
  /** An exit was not marked, or can't be right: its visit has no paid hours until it is corrected (PRODUCT 2.E). */
  lacksExit: boolean
  workedMinutes: number
  /** From the start of the shift, once the grace is over; a minute that has begun counts. */
  lateMinutes: number
  earlyMinutes: number
  /** In whole blocks of the centre. */
  overtimeMinutes: number
  /** null for a day that is not over yet, or on which nobody expected them. */
  status: DayStatus | null
  /** Of a day on leave. */
  leave: LeaveSpan | null
  /** Of a weekly off or a holiday that the centre's rule leaves without pay (`unpaidOff.ts`). */
  isUnpaidOff: boolean
}

/**
 * Minutes between what was agreed and what came, 0 within the grace. PRODUCT 4.13 as it is read here: to the last second of
 * the grace nobody is late; the first second after it is late, and then the minutes count from the start of the shift, each
 * that has begun. So with a grace of 10, 09:10:00 is on time, 09:10:01 is 11 minutes late, and late minutes are always more
 * than the grace. Of a mark only its second counts.
 */
function pastGrace(from: Date, to: Date, graceMinutes: number): number {
  const seconds = Math.floor(to.getTime() / SECOND_MS) - Math.floor(from.getTime() / SECOND_MS)
  return seconds > graceMinutes * 60 ? Math.ceil(seconds / 60) : 0
}

/** The first date an employee can be missed; null where nobody knows. */
export const employedFrom = (
  { joiningDate, createdAt }: Pick<Rostered, 'joiningDate' | 'createdAt'>,
  timezone: string,
): CivilDate | null => joiningDate ?? (createdAt && civilDateIn(createdAt, timezone))

/** Whether a day lies between two times that somebody worked here. */
export const isAwayOn = ({ gaps }: Pick<Staff, 'gaps'>, date: CivilDate): boolean =>
  gaps.some(({ leftOn, backOn }) => date > leftOn && date < backOn)

/** Minutes after the start of the shift, 0 within the grace. */
export const lateBy = (
  arrival: Date,
  times: ShiftTimes | null,
  { staffGraceMinutes }: Pick<StaffRules, 'staffGraceMinutes'>,
): number => (times ? pastGrace(times.start, arrival, staffGraceMinutes) : 0)

/** PRODUCT 4.13: half a day is below half of the shift, as long as it is on that date; of no shift, below so many hours. */
function judged(worked: number, times: ShiftTimes | null, rules: StaffRules): DayStatus | null {
  const halfDay = times ? (times.minutes * rules.staffHalfDayPercent) / 100 : rules.staffHalfDayHours * 60
  if (worked < Math.min(rules.staffAbsentHours * 60, halfDay)) return 'Absent'
  return worked < halfDay ? 'Half day' : null
}

/** A holiday of the centre, or the employee's weekly off. */
export const isFreeForAll = (
  date: CivilDate,
  person: OwnShifts,
  { holidays }: Pick<StaffRules, 'holidays'>,
): boolean => holidayOn(date, holidays) !== null || isWeeklyOff(date, person)

/** Why nobody has to come that day: leave is not used up by a holiday or a weekly off. null for a working day. */
export function freeStatusOn(
  date: CivilDate,
  person: Rostered,
  { holidays }: Pick<StaffRules, 'holidays'>,
): FreeStatus | null {
  if (holidayOn(date, holidays) !== null) return 'Holiday'
  if (isWeeklyOff(date, person)) return 'Weekly off'
  return leaveOn(date, person.leaves) === null ? null : 'On leave'
}

/** Nobody was seen. */
function missed(date: CivilDate, person: Rostered, isOver: boolean, rules: StaffRules): DayStatus | null {
  const from = employedFrom(person, rules.timezone)
  if (from !== null && date < from) return null
  return freeStatusOn(date, person, rules) ?? (isOver ? 'Absent' : null)
}

/** Whoever comes on unpaid leave is paid by the hours, as on a working day; too few leave them on leave. */
const onUnpaidLeave = (by: DayStatus | null): DayStatus | null => (by === 'Absent' ? 'On leave' : by)

/**
 * The account of a day (DOMAIN 6.2). A visit belongs to its shift (`shiftVisits.ts`), so a night shift is the account of the
 * evening it began. Whoever comes on a free day is present, and never late, but on unpaid leave goes by the hours; on a
 * holiday or a weekly off all of it is overtime. A day without a marked exit goes by its arrival: it has no hours, and is
 * no absence. `records` are those of that date's shift; `now` decides what is over.
 */
export function staffDay(
  date: CivilDate,
  records: readonly AttendanceRecord[],
  person: Rostered,
  rules: StaffRules,
  now: Date,
): StaffDay {
  const visits = visitsOf(records, 'employee')
  const times = shiftTimesOn(date, person, rules.timezone)
  const free = freeStatusOn(date, person, rules)
  const isOff = free !== null
  const isUnpaidLeave = free === 'On leave' && leaveOn(date, person.leaves)?.isPaid === false
  const isOver = now >= (times?.end ?? instantAt(addDays(date, 1), '00:00', rules.timezone))
  const own = visitsNear(date, visits, rules.timezone)
  const [first, last] = [own.at(0), own.at(-1)]
  const isInside = last?.exit === null
  const { minutes: worked, isDoubtful } = paidHours(own)
  const isWrong = isDoubtful || own.length < visits.length
  const lacksExit = isWrong || own.some(({ exit, isAutoExit }) => isAutoExit || (exit === null && isOver))
  const lastOut = last && !last.isAutoExit ? last.exit : null
  const workedMinutes = Math.floor(worked)
  const lateMinutes = first && !isOff ? lateBy(first.entry, times, rules) : 0
  const leavesEarly = lastOut !== null && lastOut !== undefined && times !== null && isOver && !isOff
  const expected = free === 'Holiday' || free === 'Weekly off' ? 0 : (times?.minutes ?? Infinity)
  const block = rules.staffOvertimeMinutes
  const hoursCount = isOver && !isInside && !lacksExit && (!isOff || isUnpaidLeave)
  const byHours = hoursCount ? judged(worked, times, rules) : null
  const status =
    first === undefined
      ? missed(date, person, isOver, rules)
      : ((isUnpaidLeave ? onUnpaidLeave(byHours) : byHours) ?? (lateMinutes > 0 ? 'Late' : 'Present'))
  return {
    date,
    visits,
    firstIn: first?.entry ?? null,
    lastOut,
    isInside,
    lacksExit: isWrong || (lacksExit && !(isInside && date === civilDateIn(now, rules.timezone))),
    workedMinutes,
    lateMinutes,
    earlyMinutes: leavesEarly ? pastGrace(lastOut, times.end, rules.staffGraceMinutes) : 0,
    overtimeMinutes: workedMinutes > expected ? Math.floor((workedMinutes - expected) / block) * block : 0,
    status,
    leave: status === 'On leave' ? leaveOn(date, person.leaves) : null,
    isUnpaidOff: false,
  }
}

/** What somebody has to look at before the month is paid. */
export const isException = ({ status, lacksExit, earlyMinutes }: StaffDay): boolean =>
  lacksExit || earlyMinutes > 0 || status === 'Late' || status === 'Half day' || status === 'Absent'
