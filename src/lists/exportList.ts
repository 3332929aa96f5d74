import { showToast } from '@/ui/feedback/toast'
import { startWork } from '@/ui/feedback/startWork'
import { saveFile } from '@/ui/saveFile'
import type { Column } from './column'
import type { ExportCell } from './exportCell'

/** What a list becomes. */
export type ExportFormat = 'csv' | 'xlsx'

/** `key` is the export's own, so that a repeat is noted once; `filters` says which rows, in words. */
export type ExportFacts = {
  key: string
  rows: number
  format: ExportFormat | 'json' | 'zip'
  filters: string
}

/** What makes an export allowed: there is no file of one that could not be noted. */
export type ExportAs = {
  /** Without its ending. */
  fileName: string
  /** Why nothing can be exported now; '' where it can. */
  problem: () => string
  /** Rejects with the reason. */
  record: (facts: ExportFacts) => Promise<void>
}

type Table = {
  exportAs: ExportAs
  format: ExportFormat
  filters: string
  headers: readonly string[]
  lines: readonly (readonly ExportCell[])[]
}

type Exported = Omit<ExportFacts, 'key'> & { exportAs: ExportAs; write: () => Blob | Promise<Blob> }

/** Writes the file, has the export noted and only then hands the file out. Rejects, with no file, where either fails. */
export async function exportFile({ exportAs, write, ...facts }: Exported): Promise<void> {
  const problem = exportAs.problem()
  if (problem !== '') throw new Error(problem)
  const blob = await write()
  await exportAs.record({ key: crypto.randomUUID(), ...facts })
  saveFile(blob, `${exportAs.fileName}.${facts.format}`)
}

const exportTable = ({ exportAs, format, filters, headers, lines }: Table): Promise<void> =>
  exportFile({
    ...{ exportAs, format, filters },
    rows: lines.length,
    write: async () =>
      format === 'csv'
        ? (await import('./writeCsv')).writeCsv(headers, lines)
        : (await import('./writeXlsx')).writeXlsx(headers, lines),
  })

export type ExportJob<T> = {
  exportAs: ExportAs
  format: ExportFormat
  filters: string
  columns: readonly Column<T>[]
  rows: AsyncIterable<T>
  rowName: (row: T) => string
  count: number | undefined
  plural: string
}

/** Reads every row with progress and stop, then exports them. What was stopped or broke off is not written. */
export async function exportList<T>(job: ExportJob<T>): Promise<void> {
  const { exportAs, format, filters } = job
  const problem = exportAs.problem()
  if (problem !== '') {
    showToast({ text: problem, tone: 'problem' })
    return
  }
  const columns = job.columns.filter((column) => column.exported)
  const headers = columns.map((column) => column.header)
  const lines: ExportCell[][] = []
  await startWork({
    title: `Export ${job.plural}`,
    count: job.count,
    rows: job.rows,
    nameOf: job.rowName,
    each: (row) => {
      lines.push(columns.map((column) => column.exported?.(row) ?? { kind: 'missing' }))
      return Promise.resolve()
    },
    finish: () => exportTable({ exportAs, format, filters, headers, lines }),
    doneText: (done) => `${done} ${job.plural} exported`,
  })
}
