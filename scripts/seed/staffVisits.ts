import type { AttendanceRecord } from '@/domain/attendance/attendance'
import { dateKeyOf } from '@/domain/attendance/dateKey'
import { settingsOf } from '@/domain/gyms/settings'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { mapOf } from '@/domain/shared/readers'
import { leaveOn, leavesByPerson, type StaffLeave } from '@/domain/staffAttendance/staffLeave'
import { isWeeklyOff, shiftTimesOn } from '@/domain/staff/shift'
import { TIMEZONE } from './gyms'
import { diceOf, type Dice } from './dice'
import type { SeedDocument } from './batchesOf'
import { staffDocuments, type Employee } from './staff'
import { leaveDocuments } from './staffLeave'

const MINUTE_MS = 60_000

/** This month and the one before, on any day of the month. */
const DAYS = 62

type Moment = { today: CivilDate; now: Date }
type Days = Map<CivilDate, AttendanceRecord[]>

/** The visit of a day as it would stand at its end; null for a day off. */
function visitOn(employee: Employee, date: CivilDate, dice: Dice): AttendanceRecord | null {
  const times = shiftTimesOn(date, employee, TIMEZONE)
  if (!times || isWeeklyOff(date, employee) || dice.chance(0.04)) return null
  const after = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * MINUTE_MS)
  const entry = after(times.start, dice.chance(0.12) ? dice.between(20, 75) : dice.between(-12, 11))
  if (dice.chance(0.04)) {
    const { staffAutoExitHours } = settingsOf({}, 'GYM')
    return { entry, exit: after(entry, staffAutoExitHours * 60), isAutoExit: true }
  }
  if (dice.chance(0.04)) return { entry, exit: after(times.start, times.minutes * 0.35), isAutoExit: false }
  const longer = dice.chance(0.1) ? dice.between(60, 130) : dice.between(-8, 24)
  return { entry, exit: after(times.end, longer), isAutoExit: false }
}

/** What of it has happened by now. */
const byNow = (record: AttendanceRecord, now: Date): AttendanceRecord | null =>
  record.entry === null || record.entry > now
    ? null
    : record.exit && record.exit > now
      ? { ...record, exit: null, isAutoExit: false }
      : record

function daysOf(employee: Employee, leaves: readonly StaffLeave[], { today, now }: Moment): Days {
  const days: Days = new Map()
  const dice = diceOf(employee.id)
  for (let ago = Math.min(DAYS, employee.joinedAgo); ago >= 0; ago--) {
    const date = addDays(today, -ago)
    if (leaveOn(date, leaves)) continue
    const visit = visitOn(employee, date, dice.fork(date))
    const record = visit && byNow(visit, now)
    if (record) days.set(date, [record])
  }
  return days
}

type Workforce = { gymId: string; employees: readonly Employee[]; leaves?: readonly StaffLeave[] }

/** A centre's employees with their visits: records of their own, and lines in the roll-ups that are there. */
export function withStaff(
  documents: readonly SeedDocument[],
  moment: Moment,
  { gymId, employees, leaves = [] }: Workforce,
): SeedDocument[] {
  const away = leavesByPerson(leaves)
  const attendance = employees.map((employee) => ({
    employee,
    days: daysOf(employee, away.get(employee.id) ?? [], moment),
  }))
  const lines = new Map<string, Record<string, unknown>>()
  for (const { employee, days } of attendance)
    for (const [date, visits] of days) {
      const path = `attendanceDays/${gymId}_${date}`
      const { id, name, empId } = employee
      lines.set(path, {
        ...lines.get(path),
        [id]: { type: 'employee', name, code: empId, dp: '', visits, by: gymId },
      })
    }
  const joined = documents.map(({ path, data }) => {
    const own = lines.get(path)
    lines.delete(path)
    return own ? { path, data: { ...data, people: { ...mapOf(data['people']), ...own } } } : { path, data }
  })
  return [
    ...joined,
    ...[...lines].map(([path, people]) => ({
      path,
      data: { gymId, date: path.slice(-10), people },
    })),
    ...staffDocuments(employees, gymId, moment.today),
    ...leaveDocuments(leaves),
    ...attendance
      .filter(({ days }) => days.size > 0)
      .map(({ employee: { id }, days }) => ({
        path: `attendance/${gymId}_${id}`,
        data: {
          gymId,
          memberId: '',
          personId: id,
          personType: 'employee',
          ...Object.fromEntries([...days].map(([date, records]) => [dateKeyOf(date), records])),
        },
      })),
  ]
}
