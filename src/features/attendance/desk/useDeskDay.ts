import { useCallback, useMemo } from 'react'
import type { AttendanceDay } from '@/domain/attendance/attendance'
import { addDays } from '@/domain/shared/calendar'
import { attendanceRepository } from '@/data/attendance/attendanceRepository'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useMinute } from '@/components/gym/useMinute'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { presenceOf, standingOf, type Present, type Standing } from '@/domain/attendance/presence'
import { useMark, type Marking } from './useMark'

export type DeskDay = {
  day: Live<AttendanceDay | null>
  present: readonly Present[]
  standing: (personId: string) => Standing
  marking: Marking
  now: Date
}

/** Today and the night before it, live, who is here, and the mark that is made by them. */
export function useDeskDay(): DeskDay {
  const { gymId, today } = useGym()
  const attendance = useRepository(attendanceRepository)
  const day = useLive(attendance.dayAtDesk(gymId, today))
  const dayBefore = useLive(attendance.dayAtDesk(gymId, addDays(today, -1)))
  const days =
    day.status === 'ready' && dayBefore.status === 'ready'
      ? { today: day.value, yesterday: dayBefore.value }
      : null
  const now = useMinute()
  const dayNow = day.status === 'ready' ? day.value : null
  const before = dayBefore.status === 'ready' ? dayBefore.value : null
  const present = useMemo(() => presenceOf(dayNow, before, now), [dayNow, before, now])
  const standing = useCallback(
    (personId: string) => standingOf(personId, dayNow, before, now),
    [dayNow, before, now],
  )
  const marking = useMark(days)
  return { day, present, standing, marking, now }
}
