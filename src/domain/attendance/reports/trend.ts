import type { CivilDate } from '@/domain/shared/civilDate'
import { visitsOfLine } from '../visits'
import { weekdayOf } from './heatmap'
import { datesOf, type Period } from './period'
import type { ReportDay } from './reportDay'

/** `usual`: visits on this day of the week, on average over the period, to one decimal. */
export type TrendDay = { date: CivilDate; visits: number; usual: number }

/** Members' visits day by day; a day on which nobody came counts as none. */
export function trendOf(days: readonly ReportDay[], period: Period): TrendDay[] {
  const counts = new Map(
    days.map(({ date, people }) => [
      date,
      Object.values(people).reduce(
        (sum, line) => sum + (line.type === 'member' ? visitsOfLine(line).length : 0),
        0,
      ),
    ]),
  )
  const dated = datesOf(period).map((date) => ({ date, visits: counts.get(date) ?? 0 }))
  return dated.map((day) => {
    const alike = dated.filter(({ date }) => weekdayOf(date) === weekdayOf(day.date))
    const sum = alike.reduce((total, { visits }) => total + visits, 0)
    return { ...day, usual: Math.round((sum * 10) / alike.length) / 10 }
  })
}
