import type { MusterRow } from '@/domain/staffAttendance/muster'
import { payrollFields } from '@/domain/staffAttendance/payroll'
import type { Column } from '@/ui/list/column'
import { exportList, type ExportKind } from '@/ui/list/exportList'

async function* eachOf(rows: readonly MusterRow[]) {
  yield* await Promise.resolve(rows)
}

/** Writes the month's payroll, one line an employee; `month` is `2026-11`. */
export function exportPayroll(kind: ExportKind, month: string, rows: readonly MusterRow[]): Promise<void> {
  const columns = payrollFields(month).map(({ header, value }): Column<MusterRow> => ({
    id: header,
    header,
    cell: value,
    text: value,
  }))
  return exportList({
    kind,
    fileName: `payroll-${month}`,
    columns,
    rows: eachOf(rows),
    rowName: ({ person }) => person.name,
    count: rows.length,
    plural: rows.length === 1 ? 'employee' : 'employees',
  })
}
