import { Link } from 'react-router-dom'
import { weekdayOf, weekdays } from '@/domain/attendance/reports/heatmap'
import type { GridRow, MonthGrid } from '@/domain/attendance/reports/monthGrid'
import { formatCivil } from '@/domain/shared/formatDate'
import { holidayOn } from '@/domain/gyms/holiday'
import { useGym } from '@/session/useGym'
import { useFirstInView } from '@/lists/useFirstInView'
import { useWindowed } from '@/lists/useWindowed'
import table from './DayTable.module.css'
import styles from './GridTable.module.css'
import { personHref } from './useReportList'

const ROW_HEIGHT = 36

/** A row has a cell for each day: 140 of them are as many cells as a list of 500. */
const MOST_DRAWN = 40

/** Of the window's height: DayTable.module.css. */
const SHARE = 0.7

type Props = {
  grid: MonthGrid
  /** Those of the grid that are shown; the totals below are of everybody. */
  rows: readonly GridRow[]
  label: string
}

/** A table of numbers that scrolls both ways under its headings; a day without a visit is an empty cell. */
export function GridTable({ grid, rows, label }: Props) {
  const { start, end, before, after, scroller, follow } = useWindowed({
    ...{ count: rows.length, rowHeight: ROW_HEIGHT, viewKey: label, over: MOST_DRAWN },
  })
  const inView = useFirstInView(label, end, ROW_HEIGHT, window.innerHeight * SHARE)
  const drawn = start === 0 ? inView : end - start
  const below = after + (end - start - drawn) * ROW_HEIGHT
  const columns = grid.dates.length + 2
  const { settings } = useGym()
  const free = new Set(
    grid.dates.flatMap((date, at) => (holidayOn(date, settings.holidays) === null ? [] : [at])),
  )
  return (
    <div
      ref={scroller}
      className={table.scroller}
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keys
      tabIndex={0}
      onScroll={follow}
    >
      <table className={`${table.table} ${styles.grid}`} aria-rowcount={rows.length + 2}>
        <thead>
          <tr>
            <th scope="col">Member</th>
            {grid.dates.map((date) => {
              const weekday = weekdays[weekdayOf(date)] ?? ''
              const holiday = holidayOn(date, settings.holidays)
              const words = [weekday, formatCivil(date), holiday].filter(Boolean).join(', ')
              return (
                <th
                  key={date}
                  scope="col"
                  title={words}
                  data-rest={weekday === 'Sunday' || undefined}
                  data-holiday={holiday !== null || undefined}
                >
                  <span aria-hidden="true">{weekday.slice(0, 1)}</span>
                  <span className="visually-hidden">{words}</span>
                  <span aria-hidden="true">{Number(date.slice(8))}</span>
                </th>
              )
            })}
            <th scope="col">Visits</th>
          </tr>
        </thead>
        <tbody>
          {before > 0 && (
            <tr aria-hidden="true">
              <td colSpan={columns} style={{ height: before }} />
            </tr>
          )}
          {rows.slice(start, start + drawn).map((row, at) => (
            <tr key={row.personId} aria-rowindex={start + at + 2}>
              <th scope="row">
                <Link to={personHref(row.personId)}>{row.name}</Link>
              </th>
              {row.counts.map((count, day) => (
                <td
                  key={grid.dates[day]}
                  data-came={count > 0 || undefined}
                  data-holiday={free.has(day) || undefined}
                >
                  {count > 0 && count}
                </td>
              ))}
              <td>{row.total}</td>
            </tr>
          ))}
          {below > 0 && (
            <tr aria-hidden="true">
              <td colSpan={columns} style={{ height: below }} />
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All members</th>
            {grid.totals.map((count, day) => (
              <td key={grid.dates[day]}>{count > 0 && count}</td>
            ))}
            <td>{grid.total.toLocaleString(settings.locale)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
