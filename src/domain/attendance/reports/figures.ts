import { visitsOfLine } from '../visits'
import { heatmapOf } from './heatmap'
import type { ReportDay } from './reportDay'
import { averageStayOf } from './stay'

export type Figures = {
  visits: number
  people: number
  /** Visits a person who came, to one decimal; 0 where nobody came. */
  perPerson: number
  /** 0 to 23 on the centre's wall; the first of equal ones; null where nobody came. */
  peakHour: number | null
  /** Whole minutes, automatic exits and open visits left out (PRODUCT 2.E). */
  averageStay: number | null
}

/** What members' visits of these days come to. */
export function figuresOf(days: readonly ReportDay[], timezone: string): Figures {
  const people = new Set<string>()
  const all = days.flatMap((day) =>
    Object.entries(day.people).flatMap(([personId, line]) => {
      const theirs = line.type === 'member' ? visitsOfLine(line) : []
      if (theirs.length > 0) people.add(personId)
      return theirs
    }),
  )
  const { counts } = heatmapOf(days, timezone)
  const byHour = Array.from({ length: 24 }, (_, hour) =>
    counts.reduce((sum, row) => sum + (row[hour] ?? 0), 0),
  )
  const most = Math.max(...byHour)
  return {
    visits: all.length,
    people: people.size,
    perPerson: people.size === 0 ? 0 : Math.round((all.length * 10) / people.size) / 10,
    peakHour: most === 0 ? null : byHour.indexOf(most),
    averageStay: averageStayOf(all),
  }
}
