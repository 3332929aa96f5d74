import writeExcelFile, { type Cell } from 'write-excel-file/browser'
import type { CellValue } from './column'

const WIDEST = 48

/** Cells keep their kind (number, date, text); text is never a formula in this format. */
function xlsxCell(value: CellValue): Cell {
  if (value === null || value === '') return null
  if (typeof value === 'number') return Number.isFinite(value) ? { type: Number, value } : null
  if (value instanceof Date) return { type: Date, value, format: 'dd mmm, yyyy hh:mm' }
  if (typeof value === 'boolean') return { type: String, value: value ? 'Yes' : 'No' }
  return { type: String, value }
}

const widthOf = (texts: readonly CellValue[]) =>
  Math.min(WIDEST, Math.max(...texts.map((text) => String(text ?? '').length)) + 2)

export function writeXlsx(
  headers: readonly string[],
  lines: readonly (readonly CellValue[])[],
): Promise<Blob> {
  const head: Cell[] = headers.map((value) => ({ type: String, value, fontWeight: 'bold' }))
  const columns = headers.map((header, index) => ({
    width: widthOf([header, ...lines.slice(0, 200).map((line) => line[index] ?? null)]),
  }))
  return writeExcelFile([head, ...lines.map((line) => line.map(xlsxCell))], {
    columns,
    stickyRowsCount: 1,
  }).toBlob()
}
