import type { CivilDate } from '@/domain/shared/civilDate'
import { visitsOfLine } from '../visits'
import { datesOf, type Period } from './period'
import type { ReportDay } from './reportDay'

/** `counts` and `totals` run as `dates`. */
export type GridRow = {
  personId: string
  name: string
  code: string
  dp: string
  counts: number[]
  total: number
}
export type MonthGrid = { dates: CivilDate[]; rows: GridRow[]; totals: number[]; total: number }

const byName = (one: GridRow, other: GridRow) =>
  one.name.localeCompare(other.name, 'en') || (one.personId < other.personId ? -1 : 1)

/** Members by days with the number of visits, by name. Name and photo are those of the latest day. */
export function monthGridOf(days: readonly ReportDay[], period: Period): MonthGrid {
  const dates = datesOf(period)
  const rows = new Map<string, GridRow>()
  const inOrder = [...days].sort((one, other) => (one.date < other.date ? -1 : 1))
  for (const { date, people } of inOrder) {
    const column = dates.indexOf(date)
    if (column < 0) continue
    for (const [personId, line] of Object.entries(people)) {
      const count = line.type === 'member' ? visitsOfLine(line).length : 0
      if (count === 0) continue
      const { name, code, dp } = line
      const row = rows.get(personId)
      const counts = row?.counts ?? dates.map(() => 0)
      counts[column] = count
      rows.set(personId, { personId, name, code, dp, counts, total: (row?.total ?? 0) + count })
    }
  }
  const sorted = [...rows.values()].sort(byName)
  const totals = dates.map((_, at) => sorted.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0))
  return { dates, rows: sorted, totals, total: totals.reduce((sum, count) => sum + count, 0) }
}
