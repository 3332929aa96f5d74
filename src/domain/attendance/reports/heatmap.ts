import { civilDateIn, daysBetween } from '@/domain/shared/calendar'
import { civil, type CivilDate } from '@/domain/shared/civilDate'
import { minutesAheadOfUtc } from '@/domain/shared/calendar'
import { visitsOfLine } from '../visits'
import type { ReportDay } from './reportDay'

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

const aMonday = civil('2024-01-01')

/** 0 is Monday. */
export const weekdayOf = (date: CivilDate): number => ((daysBetween(aMonday, date) % 7) + 7) % 7

/** The days of a week in their order, 0 being Monday. `weekStart` is 1 for Monday to 7 for Sunday. */
export const weekOrder = (weekStart: number): number[] => weekdays.map((_, at) => (weekStart - 1 + at) % 7)

const HOUR_MS = 3_600_000

/** The hour on the centre's wall, 0 to 23. */
export const hourIn = (instant: Date, timezone: string): number =>
  Math.floor((instant.getTime() + minutesAheadOfUtc(instant, timezone) * 60_000) / HOUR_MS) % 24

const QUARTER_MS = HOUR_MS / 4

/**
 * Day of the week and hour on the centre's wall. Clocks differ and change by whole quarters of an hour, so each quarter is looked
 * up once: a calendar asked for each of fifty thousand entries took seconds.
 */
function wallPlaces(timezone: string): (instant: Date) => { weekday: number; hour: number } {
  const known = new Map<number, { weekday: number; hour: number }>()
  return (instant) => {
    const quarter = Math.floor(instant.getTime() / QUARTER_MS)
    const place = known.get(quarter) ?? {
      weekday: weekdayOf(civilDateIn(instant, timezone)),
      hour: hourIn(instant, timezone),
    }
    known.set(quarter, place)
    return place
  }
}

/** `counts[weekday][hour]`: entries, Monday first. `hours` are those from the first to the last with an entry. */
export type Heatmap = { counts: number[][]; hours: number[]; most: number; total: number }

/** Members' entries by day of the week and hour, in the centre's zone. */
export function heatmapOf(days: readonly ReportDay[], timezone: string): Heatmap {
  const counts = weekdays.map(() => Array.from({ length: 24 }, () => 0))
  const placeOf = wallPlaces(timezone)
  for (const { people } of days)
    for (const line of Object.values(people)) {
      if (line.type !== 'member') continue
      for (const { entry } of visitsOfLine(line)) {
        const { weekday, hour } = placeOf(entry)
        const row = counts[weekday]
        if (row) row[hour] = (row[hour] ?? 0) + 1
      }
    }
  const busy = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
    counts.some((row) => (row[hour] ?? 0) > 0),
  )
  const first = busy[0] ?? 0
  const last = busy.at(-1) ?? -1
  return {
    counts,
    hours: Array.from({ length: last - first + 1 }, (_, at) => first + at),
    most: Math.max(0, ...counts.flat()),
    total: counts.flat().reduce((sum, count) => sum + count, 0),
  }
}

/** `6 am`, as a heading of an hour. */
export const hourText = (hour: number): string =>
  `${String(hour % 12 === 0 ? 12 : hour % 12)} ${hour < 12 ? 'am' : 'pm'}`
