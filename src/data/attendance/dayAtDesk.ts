import type { AttendanceDay } from '@/domain/attendance/attendance'
import { AppError } from '@/domain/shared/appError'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { LiveQuery } from '@/data/store/live'
import { dayWithMarks } from './dayWithMarks'
import type { MarkOutbox } from './markOutbox'

type Day = AttendanceDay | null

/** A day as the desk sees it: see `attendanceRepository.dayAtDesk`. */
export function dayAtDesk(
  day: LiveQuery<Day>,
  outbox: MarkOutbox | null,
  gymId: string,
  date: CivilDate,
): LiveQuery<Day> {
  return {
    key: `desk ${day.key}`,
    watch(watcher) {
      let known: { day: Day; pending: boolean } | null = null
      const tell = () => {
        if (known === null) return
        const marks = outbox?.journal.marks() ?? []
        watcher.next(dayWithMarks(known.day, marks, gymId, date), known.pending)
      }
      const stopDay = day.watch({
        next(value, pending) {
          known = { day: value, pending }
          tell()
        },
        failed(error) {
          if (!(error instanceof AppError) || error.code !== 'offline') return watcher.failed(error)
          known ??= { day: null, pending: false }
          tell()
        },
      })
      const stopMarks = outbox?.journal.subscribe(tell)
      return () => {
        stopDay()
        stopMarks?.()
      }
    },
  }
}
