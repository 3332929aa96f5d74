import { useMemo } from 'react'
import type { TwoDays } from '@/data/attendance/markAttendance'
import type { AttendanceDay } from '@/domain/attendance/attendance'
import type { GymSettings } from '@/domain/gyms/settings'
import { addDays, addDuration, startOfMonth } from '@/domain/shared/calendar'
import { LAST_DATE, type CivilDate } from '@/domain/shared/civilDate'
import type { Staff } from '@/domain/staff/staff'
import { standingOf, type Standing } from '@/domain/staffAttendance/rosterState'
import { employedFrom } from '@/domain/staffAttendance/staffDay'
import { leavesByPerson, type StaffLeave } from '@/domain/staffAttendance/staffLeave'
import { attendanceRepository } from '@/data/attendance/attendanceRepository'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useEmployees } from './useEmployees'
import { useLeaves } from './useLeaves'
import { useMinute } from '@/components/gym/useMinute'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'

export type RosterRow = { staff: Staff; standing: Standing }

export type Roster = { rows: Live<RosterRow[]>; days: TwoDays | null; leaves: StaffLeave[] }

const nothing: Pick<Roster, 'days' | 'leaves'> = { days: null, leaves: [] }

const recordsIn = (day: AttendanceDay | null, id: string) => day?.people[id]?.visits ?? []

type Parts = {
  employees: Live<Staff[]>
  day: Live<AttendanceDay | null>
  dayBefore: Live<AttendanceDay | null>
  leave: Live<StaffLeave[]>
  settings: GymSettings
  today: CivilDate
  now: Date
}

function rosterOf({ employees, day, dayBefore, leave, settings, today, now }: Parts): Roster {
  for (const part of [employees, day, dayBefore, leave])
    if (part.status === 'failed') return { ...nothing, rows: part }
  if (
    employees.status !== 'ready' ||
    day.status !== 'ready' ||
    dayBefore.status !== 'ready' ||
    leave.status !== 'ready'
  )
    return { ...nothing, rows: { status: 'loading' } }
  const leaves = leavesByPerson(leave.value)
  const days = { today: day.value, yesterday: dayBefore.value }
  const value = employees.value
    .filter((staff) => (employedFrom(staff, settings.timezone) ?? today) <= today)
    .map((staff) => {
      const records = {
        today: recordsIn(days.today, staff.id),
        yesterday: recordsIn(days.yesterday, staff.id),
      }
      const rostered = { ...staff, leaves: leaves.get(staff.id) ?? [] }
      return { staff, standing: standingOf(rostered, records, today, settings, now) }
    })
  return { rows: { status: 'ready', value, pending: day.pending }, days, leaves: leave.value }
}

/** Everybody who works here and where they stand this minute; live on every open page. */
export function useRoster(): Roster {
  const { gymId, settings, today } = useGym()
  const attendance = useRepository(attendanceRepository)
  const now = useMinute()
  const employees = useEmployees()
  const day = useLive(attendance.day(gymId, today))
  const dayBefore = useLive(attendance.day(gymId, addDays(today, -1)))
  const leave = useLeaves(addDuration(startOfMonth(today), -1, 'Month'), LAST_DATE)
  return useMemo(
    () => rosterOf({ employees, day, dayBefore, leave, settings, today, now }),
    [employees, day, dayBefore, leave, settings, today, now],
  )
}
