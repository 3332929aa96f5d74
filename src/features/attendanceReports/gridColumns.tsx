import type { GridRow, MonthGrid } from '@/domain/attendance/reports/monthGrid'
import { formatCivil } from '@/domain/shared/formatDate'
import type { Column } from '@/ui/list/column'

/** The grid as a file or on paper: a column a day. */
export const gridColumns = ({ dates }: MonthGrid, heading: 'date' | 'day'): Column<GridRow>[] => [
  { id: 'name', header: 'Member', cell: (row) => row.name, text: (row) => row.name },
  { id: 'code', header: 'Code', cell: (row) => row.code, text: (row) => row.code },
  ...dates.map((date, at): Column<GridRow> => ({
    id: date,
    header: heading === 'date' ? formatCivil(date) : String(Number(date.slice(8))),
    cell: (row) => row.counts[at] || '',
    text: (row) => row.counts[at] || null,
  })),
  { id: 'total', header: 'Visits', cell: (row) => row.total, text: (row) => row.total },
]
