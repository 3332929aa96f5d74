import { useMemo } from 'react'
import { heatmapOf, hourText, weekdays, weekOrder, type Heatmap } from '@/domain/attendance/reports/heatmap'
import { HeatTable } from '@/components/attendance/HeatTable'
import { useExportAs } from '@/components/records/useExportAs'
import { useGym } from '@/session/useGym'
import type { Column } from '@/lists/column'
import { numberCell, textCell } from '@/lists/exportCell'
import { PrintButton } from '@/lists/PrintButton'
import { useFormat } from '@/ui/format/format'
import { DaysState } from './DaysState'
import { exportRows } from './exportRows'
import { FigureLine } from './FigureLine'
import { PeriodBar, periodText } from './PeriodBar'
import table from './DayTable.module.css'
import styles from './HeatmapView.module.css'
import { TrendChart } from './TrendChart'
import { useDays, usePeriod } from './useDays'
import type { ReportList } from './useReportList'
import { ViewPage } from './ViewPage'

type WeekdayRow = { weekday: string; counts: number[] }

const rowsOf = ({ counts }: Heatmap, weekStart: number): WeekdayRow[] =>
  weekOrder(weekStart).map((at) => ({ weekday: weekdays[at] ?? '', counts: counts[at] ?? [] }))

const columnsOf = ({ hours }: Heatmap): Column<WeekdayRow>[] => [
  { id: 'weekday', header: 'Day', cell: (row) => row.weekday, exported: (row) => textCell(row.weekday) },
  ...hours.map((hour): Column<WeekdayRow> => ({
    id: String(hour),
    header: hourText(hour),
    cell: (row) => row.counts[hour] ?? 0,
    exported: (row) => numberCell(row.counts[hour] ?? 0),
  })),
]

/** When members come in. */
export function HeatmapView({ list }: { list: ReportList }) {
  const { settings } = useGym()
  const { weekStart } = useFormat()
  const period = usePeriod(list)
  const exportAs = useExportAs('visits', `entries-by-hour-${period.from}-${period.to}`)
  const { days } = useDays(period)
  const found = days.status === 'ready' ? days.value : null
  const heatmap = useMemo(() => heatmapOf(found ?? [], settings.timezone), [found, settings.timezone])
  const rows = rowsOf(heatmap, weekStart)
  const label = `Entries by day of the week and hour, ${periodText(period)}`
  return (
    <ViewPage
      list={list}
      actions={<PrintButton isDisabled={heatmap.total === 0} />}
      onExport={
        exportAs && heatmap.total > 0
          ? (format) =>
              exportRows({
                exportAs,
                format,
                filters: `Heatmap; ${periodText(period)}`,
                columns: columnsOf(heatmap),
                rows,
                rowName: ({ weekday }) => weekday,
                plural: 'days',
              })
          : undefined
      }
    >
      <PeriodBar list={list} period={period} />
      <DaysState days={days} isEmpty={heatmap.total === 0} emptyText="Nobody came in on these days.">
        {found && <FigureLine days={found} />}
        {found && <TrendChart days={found} period={period} />}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keys */}
        <div className={table.scroller} role="region" aria-label={label} tabIndex={0}>
          <HeatTable heatmap={heatmap} className={`${table.table} ${styles.heat}`} />
        </div>
      </DaysState>
    </ViewPage>
  )
}
