import { useMemo } from 'react'
import { absenteesOf, cameOn, joinedBy } from '@/domain/attendance/reports/absentees'
import { frequencyOf } from '@/domain/attendance/reports/frequency'
import { monthGridOf, type GridRow, type MonthGrid } from '@/domain/attendance/reports/monthGrid'
import { MISSING } from '@/domain/shared/constants'
import { answersTo } from '@/domain/attendance/reports/visitRows'
import { useExportAs } from '@/components/records/useExportAs'
import { useGym } from '@/session/useGym'
import { EmptyState } from '@/ui/EmptyState'
import { DaysState } from './DaysState'
import { exportRows } from './exportRows'
import { FigureList } from './FigureLine'
import { GridTable } from './GridTable'
import { PeriodBar, periodText } from './PeriodBar'
import { PrintedTable } from './PrintedTable'
import { useDays, usePeriod } from './useDays'
import { useDirectory } from './useDirectory'
import { usePrinting } from './usePrinting'
import type { ReportList } from './useReportList'
import { ViewPage } from './ViewPage'
import type { Column } from '@/lists/column'
import { numberCell, textCell } from '@/lists/exportCell'
import { PrintButton } from '@/lists/PrintButton'
import { Framed } from './ReportCard'

/** Members by days with the number of visits, and how many came how often. */
export function MonthGridView({ list }: { list: ReportList }) {
  const period = usePeriod(list)
  const { from, to } = period
  const exportAs = useExportAs('visits', `visits-${from}-${to}`)
  const { days } = useDays(period)
  const { today, settings } = useGym()
  const directory = useDirectory(true)
  const { isPrinting, print } = usePrinting()
  const found = days.status === 'ready' ? days.value : null
  const grid = useMemo(() => monthGridOf(found ?? [], { from, to }), [found, from, to])
  // Who may train now and did not come at all: paying, and not here.
  const never = useMemo(
    () =>
      found && directory.status === 'ready'
        ? absenteesOf(joinedBy(directory.value, to), cameOn(found), today, settings).length
        : null,
    [found, directory, to, today, settings],
  )
  const rows = useMemo(() => grid.rows.filter((row) => answersTo(row, list.q)), [grid, list.q])

  if (isPrinting)
    return (
      <PrintedTable
        title={`Visits, ${periodText(period)}`}
        columns={gridColumns(grid, 'day')}
        rows={rows}
        rowId={({ personId }) => personId}
      />
    )
  return (
    <ViewPage
      list={list}
      search="Name or member code"
      actions={<PrintButton onPrint={print} isDisabled={rows.length === 0} />}
      onExport={
        exportAs && rows.length > 0
          ? (format) =>
              exportRows({
                exportAs,
                format,
                filters: `Month grid; ${periodText(period)}${list.q === '' ? '' : '; Searched'}`,
                columns: gridColumns(grid, 'date'),
                rows,
                rowName: ({ name }) => name,
                plural: 'members',
              })
          : undefined
      }
    >
      <PeriodBar list={list} period={period} />
      <DaysState days={days} isEmpty={grid.rows.length === 0} emptyText="Nobody came in on these days.">
        <FigureList
          items={frequencyOf(grid, never).map(({ label, people }) => [
            `${label} visits`,
            people === null
              ? MISSING
              : `${people.toLocaleString(settings.locale)} ${people === 1 ? 'member' : 'members'}`,
          ])}
        />
        {rows.length === 0 ? (
          <Framed>
            <EmptyState
              kind="noMatch"
              plural="members"
              filters={[{ id: 'q', label: 'Search', value: list.q, clear: () => list.setQ('') }]}
              clearAll={() => list.setQ('')}
            />
          </Framed>
        ) : (
          <GridTable grid={grid} rows={rows} label={`Visits, ${periodText(period)}`} />
        )}
      </DaysState>
    </ViewPage>
  )
}

/** The grid as a file or on paper: a column a day. */
const gridColumns = ({ dates }: MonthGrid, heading: 'date' | 'day'): Column<GridRow>[] => [
  { id: 'name', header: 'Member', cell: (row) => row.name, exported: (row) => textCell(row.name) },
  { id: 'code', header: 'Code', cell: (row) => row.code, exported: (row) => textCell(row.code) },
  ...dates.map((date, at): Column<GridRow> => ({
    id: date,
    header: heading === 'date' ? date : String(Number(date.slice(8))),
    cell: (row) => row.counts[at] || '',
    exported: (row) => numberCell(row.counts[at] || null),
  })),
  { id: 'total', header: 'Visits', cell: (row) => row.total, exported: (row) => numberCell(row.total) },
]
