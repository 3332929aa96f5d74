import type { AttendanceDay, Visit } from '@/domain/attendance/attendance'
import { visitsOf } from '@/domain/attendance/visits'
import type { CivilDate } from '@/domain/shared/civilDate'

/** An employee whose last visit of a day nobody ended: without its exit the day has no hours. */
export type UnmarkedExit = {
  staffId: string
  name: string
  code: string
  dp: string
  date: CivilDate
  entry: Date
  /** All of that day, for who corrects it. */
  visits: readonly Visit[]
}

const HOUR_MS = 3_600_000

/**
 * Out of the day's roll-up alone, whatever the shift: a visit that an automatic exit ended, or one that has gone on for as
 * many hours as the centre ends it after (`staffAutoExitHours`). Who was marked out, or corrected since, is not among them.
 */
export function unmarkedExits(day: AttendanceDay | null, autoExitHours: number, now: Date): UnmarkedExit[] {
  if (day === null) return []
  return Object.entries(day.people).flatMap(([staffId, { type, name, code, dp, visits }]) => {
    const paired = type === 'employee' ? visitsOf(visits, type) : []
    const last = paired.at(-1)
    if (last === undefined) return []
    const isOver = now.getTime() - last.entry.getTime() >= autoExitHours * HOUR_MS
    const isMissing = last.exit === null ? isOver : last.isAutoExit
    return isMissing ? [{ staffId, name, code, dp, date: day.date, entry: last.entry, visits: paired }] : []
  })
}
