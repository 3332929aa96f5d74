import { useMemo } from 'react'
import type { CivilDate } from '@/domain/shared/civilDate'
import {
  datesOfMonth,
  daysOfPeople,
  mayBeOnMuster,
  musterPeople,
  musterRow,
  readOfMonth,
  type MusterPerson,
  type MusterRow,
} from '@/domain/staffAttendance/muster'
import { leavesByPerson } from '@/domain/staffAttendance/staffLeave'
import { attendanceRepository } from '@/data/attendance/attendanceRepository'
import { staffRepository } from '@/data/staff/staffRepository'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useLeaves } from '@/components/staff/useLeaves'
import { useRecords } from '@/components/records/useRecords'
import { useMinute } from '@/components/gym/useMinute'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'

export type Muster = {
  dates: CivilDate[]
  people: MusterPerson[]
  rows: MusterRow[]
}

/**
 * The month's muster, live: it is made of the employees' own histories, a read each, because the days of a large centre are lines of
 * its members. `month` is a first of a month; of `only` one employee where a page shows no other.
 */
export function useMuster(month: CivilDate, only?: string): Live<Muster> {
  const { gymId, settings, today } = useGym()
  const attendance = useRepository(attendanceRepository)
  const now = useMinute()
  const { live: staff } = useRecords(staffRepository)
  const dates = useMemo(() => datesOfMonth(month), [month])
  const leave = useLeaves(month, dates.at(-1) ?? month)
  const asked = useMemo(
    () =>
      staff.status === 'ready'
        ? staff.value.rows.filter(
            (one) => (only === undefined || one.id === only) && mayBeOnMuster(one, month),
          )
        : [],
    [staff, only, month],
  )
  const histories = useLive(
    useMemo(
      () =>
        asked.length === 0
          ? null
          : attendance.histories(
              gymId,
              asked.map(({ id }) => id),
            ),
      [attendance, gymId, asked],
    ),
  )
  return useMemo((): Live<Muster> => {
    for (const part of [staff, leave, histories]) if (part.status === 'failed') return part
    if (staff.status !== 'ready' || leave.status !== 'ready') return { status: 'loading' }
    if (asked.length > 0 && histories.status !== 'ready') return { status: 'loading' }
    const days = daysOfPeople(readOfMonth(dates), histories.status === 'ready' ? histories.value : [])
    const people = musterPeople(asked, days, month)
    const source = { dates, days, leaves: leavesByPerson(leave.value), rules: settings, now, today }
    const rows = people.map((person) => musterRow(person, source))
    return { status: 'ready', value: { dates, people, rows }, pending: false }
  }, [staff, leave, histories, asked, month, dates, settings, now, today])
}
