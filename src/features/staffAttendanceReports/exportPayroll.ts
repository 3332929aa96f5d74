import type { MusterRow } from '@/domain/staffAttendance/muster'
import { payrollFields } from '@/domain/staffAttendance/payroll'
import type { Column } from '@/lists/column'
import { numberCell, textCell } from '@/lists/exportCell'
import { exportList, type ExportAs, type ExportFormat } from '@/lists/exportList'
import { streamOf } from '@/lists/streamOf'

type Payroll = {
  exportAs: ExportAs
  format: ExportFormat
  /** `2026-11`. */
  month: string
  filters: string
  rows: readonly MusterRow[]
}

/** Writes the month's payroll, one line an employee. */
export function exportPayroll({ month, rows, ...job }: Payroll): Promise<void> {
  const columns = payrollFields(month).map(({ header, value }): Column<MusterRow> => ({
    id: header,
    header,
    cell: value,
    exported: (row) => {
      const held = value(row)
      return typeof held === 'number' ? numberCell(held) : textCell(held)
    },
  }))
  return exportList({
    ...job,
    columns,
    rows: streamOf(rows),
    rowName: ({ person }) => person.name,
    count: rows.length,
    plural: rows.length === 1 ? 'employee' : 'employees',
  })
}
