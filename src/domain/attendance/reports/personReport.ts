import { addDays, addDuration, daysBetween, startOfMonth } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Attendance, Visit } from '../attendance'
import { visitsOf } from '../visits'
import { weekdayOf, weekOrder } from './heatmap'
import { averageStayOf } from './stay'

export type PersonDay = { date: CivilDate; visits: Visit[] }

export type PersonReport = {
  /** Days with a visit, the latest first. */
  days: PersonDay[]
  visits: number
  lastOn: CivilDate | null
  /** Days in a row until today, or until yesterday while today is still to come. */
  streak: number
  longestStreak: number
  /** Whole minutes, automatic exits left out (PRODUCT 2.E); null where nothing counts. */
  averageStay: number | null
}

/** Lengths of runs of days in a row, in the order of their last days; `dates` ascend. */
function runsOf(dates: readonly CivilDate[]): { last: CivilDate; length: number }[] {
  const runs: { last: CivilDate; length: number }[] = []
  for (const date of dates) {
    const run = runs.at(-1)
    if (run && daysBetween(run.last, date) === 1) Object.assign(run, { last: date, length: run.length + 1 })
    else runs.push({ last: date, length: 1 })
  }
  return runs
}

export function personReportOf(
  attendance: Pick<Attendance, 'days' | 'personType'> | null,
  today: CivilDate,
): PersonReport {
  const days = Object.entries(attendance?.days ?? {})
    .map(([date, records]) => ({
      // The schema's keys are civil dates; Object.entries knows them as text only.
      date: date as CivilDate,
      visits: visitsOf(records, attendance?.personType ?? 'member'),
    }))
    .filter(({ visits }) => visits.length > 0)
    .sort((one, other) => (one.date < other.date ? 1 : -1))
  const runs = runsOf(days.map(({ date }) => date).reverse())
  const last = runs.at(-1)
  return {
    days,
    visits: days.reduce((sum, { visits }) => sum + visits.length, 0),
    lastOn: days[0]?.date ?? null,
    streak: last && daysBetween(last.last, today) <= 1 ? last.length : 0,
    longestStreak: Math.max(0, ...runs.map(({ length }) => length)),
    averageStay: averageStayOf(days.flatMap(({ visits }) => visits)),
  }
}

export type CalendarDay = { date: CivilDate; visits: number }

/** The weeks of a month; null for the days of the months beside it. `weekStart` is 1 for Monday to 7 for Sunday. */
export function calendarOf(
  month: CivilDate,
  { days }: Pick<PersonReport, 'days'>,
  weekStart: number,
): (CalendarDay | null)[][] {
  const first = startOfMonth(month)
  const length = daysBetween(first, addDuration(first, 1, 'Month'))
  const counts = new Map(days.map(({ date, visits }) => [date, visits.length]))
  const blanks = weekOrder(weekStart).indexOf(weekdayOf(first))
  const cells: (CalendarDay | null)[] = Array.from({ length: blanks }, () => null)
  for (let at = 0; at < length; at += 1) {
    const date = addDays(first, at)
    cells.push({ date, visits: counts.get(date) ?? 0 })
  }
  while (cells.length % 7 !== 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
