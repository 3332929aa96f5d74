import type { GridRow, MonthGrid } from '@/domain/attendance/reports/monthGrid'
import type { Column } from '@/ui/list/column'
import { numberCell, textCell } from '@/ui/list/exportCell'

/** The grid as a file or on paper: a column a day. */
export const gridColumns = ({ dates }: MonthGrid, heading: 'date' | 'day'): Column<GridRow>[] => [
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
