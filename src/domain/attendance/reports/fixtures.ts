import { civil } from '@/domain/shared/civilDate'
import { instantAt } from '@/domain/shared/calendar'
import type { AttendanceRecord } from '../attendance'
import { reportDaySchema, type ReportDay } from './reportDay'

export const INDIA = 'Asia/Kolkata'

/** Times on the wall of an Indian centre. */
export const visit = (
  date: string,
  entry: string,
  exit: string | null,
  isAutoExit = false,
): AttendanceRecord => ({
  entry: instantAt(civil(date), entry, INDIA),
  exit: exit === null ? null : instantAt(civil(date), exit, INDIA),
  isAutoExit,
})

type Line = {
  name?: string
  type?: string
  code?: string
  visits: AttendanceRecord[]
  overrides?: unknown
  corrections?: unknown
}

export const reportDay = (date: string, people: Record<string, Line>): ReportDay =>
  reportDaySchema.parse({
    id: `iron_${date}`,
    gymId: 'iron',
    date,
    people: Object.fromEntries(
      Object.entries(people).map(([id, line]) => [id, { type: 'member', name: id, by: 'desk', ...line }]),
    ),
  })
