import { useMemo, useState } from 'react'
import type { CorrectionNote } from '@/domain/attendance/reports/reportDay'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import {
  datesOfMonth,
  musterPeople,
  musterRow,
  readOfMonth,
  workedSince,
  type DaysByDate,
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
  /** What was corrected of an employee's day, the latest last. */
  correctionsOf: (personId: string, date: CivilDate) => readonly CorrectionNote[]
}

/**
 * The month's muster; its past days, and those beside it, are asked once, one read a day, and again after a correction; today and
 * leave are live. `month` is a first of a month.
 */
export function useMuster(month: CivilDate): { muster: Live<Muster>; askAgain: () => void } {
  const { gymId, settings, today } = useGym()
  const attendance = useRepository(attendanceRepository)
  const now = useMinute()
  const { live: staff } = useRecords(staffRepository)
  const dates = useMemo(() => datesOfMonth(month), [month])
  const read = useMemo(() => readOfMonth(dates), [dates])
  const first = read.at(0) ?? month
  const isLive = read.includes(today)
  const until = isLive ? addDays(today, -1) : (read.at(-1) ?? month)
  const [asking, setAsking] = useState(0)
  const leave = useLeaves(month, dates.at(-1) ?? month)
  const past = useLive(
    useMemo(
      () => (until < first ? null : attendance.staffDays(gymId, first, until, asking)),
      [attendance, gymId, first, until, asking],
    ),
  )
  const current = useLive(
    useMemo(
      () => (isLive ? attendance.staffDays(gymId, today, today) : null),
      [attendance, gymId, today, isLive],
    ),
  )
  const muster = useMemo((): Live<Muster> => {
    const asked = [staff, leave, ...(until < first ? [] : [past]), ...(isLive ? [current] : [])]
    for (const part of asked) if (part.status === 'failed') return part
    if (
      asked.some(({ status }) => status === 'loading') ||
      staff.status !== 'ready' ||
      leave.status !== 'ready'
    )
      return { status: 'loading' }
    const seen = [
      ...(past.status === 'ready' ? past.value : []),
      ...(isLive && current.status === 'ready' ? current.value : []),
    ]
    const reports = new Map(seen.map((day) => [day.date, day]))
    const days: DaysByDate = reports
    const ofMonth: DaysByDate = new Map([...days].filter(([date]) => dates.includes(date)))
    const worked = staff.value.rows.filter((one) => workedSince(one, month))
    const people = musterPeople(worked, ofMonth)
    const leaves = leavesByPerson(leave.value)
    const source = { dates, days, leaves, rules: settings, now, today }
    const rows = people.map((person) => musterRow(person, source))
    const correctionsOf: Muster['correctionsOf'] = (personId, date) =>
      reports.get(date)?.people[personId]?.corrections ?? []
    return { status: 'ready', value: { dates, people, rows, correctionsOf }, pending: false }
  }, [staff, leave, past, current, until, first, month, isLive, dates, settings, now, today])
  return { muster, askAgain: () => setAsking((count) => count + 1) }
}
