import type { Column } from '@/lists/column'
import { exportList, type ExportAs, type ExportFormat } from '@/lists/exportList'
import { streamOf } from '@/lists/streamOf'

type Job<T> = {
  exportAs: ExportAs
  format: ExportFormat
  filters: string
  columns: readonly Column<T>[]
  rows: readonly T[]
  rowName: (row: T) => string
  plural: string
}

/** Writes rows that are here already, with the list kit's files. */
export const exportRows = <T>({ rows, ...job }: Job<T>): Promise<void> =>
  exportList({ ...job, rows: streamOf(rows), count: rows.length })
