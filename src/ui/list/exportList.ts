import { startWork } from '../feedback/startWork'
import { saveFile } from '../saveFile'
import type { CellValue, Column } from './column'

export type ExportKind = 'csv' | 'xlsx'

export type ExportJob<T> = {
  kind: ExportKind
  /** Without its ending. */
  fileName: string
  columns: readonly Column<T>[]
  rows: AsyncIterable<T>
  rowName: (row: T) => string
  count: number | undefined
  plural: string
}

/** Reads every row with progress and stop, then writes the file. What was stopped is not written. */
export async function exportList<T>(job: ExportJob<T>): Promise<void> {
  const columns = job.columns.filter((column) => column.text)
  const lines: CellValue[][] = []
  const { isStopped, failed } = await startWork({
    title: `Export ${job.plural}`,
    count: job.count,
    rows: job.rows,
    nameOf: job.rowName,
    each: (row) => {
      lines.push(columns.map((column) => column.text?.(row) ?? null))
      return Promise.resolve()
    },
    doneText: (done) => `${done.toLocaleString('en-IN')} ${job.plural} exported`,
  })
  if (isStopped || failed.length > 0) return
  const headers = columns.map((column) => column.header)
  const blob =
    job.kind === 'csv'
      ? (await import('./writeCsv')).writeCsv(headers, lines)
      : await (await import('./writeXlsx')).writeXlsx(headers, lines)
  saveFile(blob, `${job.fileName}.${job.kind}`)
}
