import type { AttendanceRecord, Visit } from './attendance'
import { visitsOf } from './visits'
import { addDays, daysBetween } from '@/domain/shared/calendar'
import { civil, type CivilDate } from '@/domain/shared/civilDate'

type Days = Readonly<Record<CivilDate, readonly AttendanceRecord[]>>

/** One square of the strip; `visits` is null for days that are still to come. */
export type CalendarDay = { date: CivilDate; visits: number | null }

const A_MONDAY = civil('2024-01-01')

/** 0 is Monday. */
export const weekdayOf = (date: CivilDate): number => ((daysBetween(A_MONDAY, date) % 7) + 7) % 7

const visitsOn = (days: Days, date: CivilDate): Visit[] => visitsOf(days[date] ?? [])

/** The weeks up to today's, oldest first. `weekStart` is the day each begins with, 1 for Monday to 7 for Sunday. */
export function weeksUntil(today: CivilDate, count: number, days: Days, weekStart: number): CalendarDay[][] {
  const lastStart = addDays(today, -((weekdayOf(today) + 8 - weekStart) % 7))
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const date = addDays(lastStart, (week - count + 1) * 7 + weekday)
      return { date, visits: date > today ? null : visitsOn(days, date).length }
    }),
  )
}

export type VisitFigures = {
  /** Days with a visit, today included. */
  last30: number
  thisMonth: number
  total: number
  /** Minutes; automatic exits never count (PRODUCT 2.E). Null when no visit was closed by a person. */
  averageStay: number | null
  lastOn: CivilDate | null
}

export function visitFigures(days: Days, today: CivilDate): VisitFigures {
  const visited = (Object.keys(days) as CivilDate[])
    .filter((date) => date <= today && visitsOn(days, date).length > 0)
    .sort()
  const stays = visited
    .flatMap((date) => visitsOn(days, date))
    .flatMap(({ entry, exit, isAutoExit }) =>
      exit && !isAutoExit && exit > entry ? [(exit.getTime() - entry.getTime()) / 60_000] : [],
    )
  return {
    last30: visited.filter((date) => date > addDays(today, -30)).length,
    thisMonth: visited.filter((date) => date.slice(0, 7) === today.slice(0, 7)).length,
    total: visited.length,
    averageStay:
      stays.length === 0 ? null : Math.round(stays.reduce((sum, stay) => sum + stay, 0) / stays.length),
    lastOn: visited.at(-1) ?? null,
  }
}

export type DatedVisit = Visit & { date: CivilDate }

/** Latest first. */
export const latestVisits = (days: Days, limit: number): DatedVisit[] =>
  (Object.keys(days) as CivilDate[])
    .sort()
    .reverse()
    .slice(0, limit)
    .flatMap((date) =>
      visitsOn(days, date)
        .reverse()
        .map((visit) => ({ ...visit, date })),
    )
    .slice(0, limit)
