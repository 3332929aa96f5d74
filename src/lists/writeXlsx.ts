import writeExcelFile, { type Cell } from 'write-excel-file/browser'
import { cleanMoney, cleanPhone, harmless, wallTime, type ExportCell } from './exportCell'

const WIDEST = 48
const DATE_FORMAT = 'dd mmm, yyyy'
/** The calendar of the format knows no day before it. */
const FIRST_DAY = '1900-03-01'

/** The format knows no zones: its clock is read off the wall. */
const wall = (civil: string, time = '00:00') => new Date(`${civil}T${time}:00Z`)

const text = (value: string): Cell => ({ type: String, value })

function dayCell(civil: string, time: string | undefined): Cell {
  const value = wall(civil, time)
  if (civil < FIRST_DAY || Number.isNaN(value.getTime())) return text(harmless(civil))
  return { type: Date, value, format: time === undefined ? DATE_FORMAT : `${DATE_FORMAT} hh:mm` }
}

/** Cells keep their kind: a number can be added up, a date sorted, and text is never a formula. */
export function xlsxCell(cell: ExportCell): Cell {
  switch (cell.kind) {
    case 'text':
      return text(harmless(cell.text))
    case 'number':
      return { type: Number, value: cell.number }
    case 'money':
      return { type: Number, value: cleanMoney(cell.rupees), format: '#,##0.00' }
    case 'date':
      return dayCell(cell.date, undefined)
    case 'instant': {
      const [civil = '', time] = wallTime(cell.at, cell.timezone).split(' ')
      return dayCell(civil, time)
    }
    case 'phone':
      return text(cleanPhone(cell.phone))
    case 'missing':
      return null
  }
}

const widths: Partial<Record<ExportCell['kind'], number>> = { date: 12, instant: 18, money: 10 }
const widthOf = (cell: ExportCell): number =>
  widths[cell.kind] ??
  (cell.kind === 'text' ? cell.text.length : cell.kind === 'phone' ? cell.phone.length : 8)

export function writeXlsx(
  headers: readonly string[],
  lines: readonly (readonly ExportCell[])[],
): Promise<Blob> {
  const head: Cell[] = headers.map((value) => ({ type: String, value: harmless(value), fontWeight: 'bold' }))
  const columns = headers.map((header, index) => {
    const cells = lines.slice(0, 200).flatMap((line) => line[index] ?? [])
    return { width: Math.min(WIDEST, Math.max(header.length, ...cells.map(widthOf)) + 2) }
  })
  return writeExcelFile([head, ...lines.map((line) => line.map(xlsxCell))], {
    columns,
    stickyRowsCount: 1,
  }).toBlob()
}
