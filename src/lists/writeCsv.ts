import { unparse } from 'papaparse'
import { cleanMoney, cleanPhone, harmless, wallTime, type ExportCell } from './exportCell'

/**
 * Where the country writes a comma in its numbers, Excel splits a CSV by semicolons and does not see our quotes: what
 * follows a semicolon, a tab or a line end inside of a text begins a cell there, and is made harmless too.
 */
const inEveryCountry = (text: string): string =>
  harmless(text)
    .split(/([;\t\r\n])/)
    .map((part, at) => (at > 0 && at % 2 === 0 ? harmless(part) : part))
    .join('')

/** A date as ISO, which every spreadsheet reads as a date whatever its country; nothing is an empty cell. */
export function csvCell(cell: ExportCell): string | number {
  switch (cell.kind) {
    case 'text':
      return inEveryCountry(cell.text)
    case 'number':
      return cell.number
    case 'money':
      return cleanMoney(cell.rupees)
    case 'date':
      return harmless(cell.date)
    case 'instant':
      return wallTime(cell.at, cell.timezone)
    case 'phone':
      return cleanPhone(cell.phone)
    case 'missing':
      return ''
  }
}

/** RFC 4180. */
const textOf = (cells: (string | number)[][]): string => `${unparse(cells, { newline: '\r\n' })}\r\n`

const rowsText = (headers: readonly string[], lines: readonly (readonly ExportCell[])[]): string =>
  textOf([headers.map(inEveryCountry), ...lines.map((line) => line.map(csvCell))])

/** What follows the first lines of a file that is written bit by bit. */
export const moreLines = (lines: readonly (readonly ExportCell[])[]): string =>
  lines.length === 0 ? '' : textOf(lines.map((line) => line.map(csvCell)))

/** With the mark by which Excel knows UTF-8. */
export const csvText = (headers: readonly string[], lines: readonly (readonly ExportCell[])[]): string =>
  `\uFEFF${rowsText(headers, lines)}`

/** For a program that compares the first header with its own, to which the mark would be a letter of it. */
export const writeBareCsv = (headers: readonly string[], lines: readonly (readonly ExportCell[])[]): Blob =>
  new Blob([rowsText(headers, lines)], { type: 'text/csv;charset=utf-8' })

export const writeCsv = (headers: readonly string[], lines: readonly (readonly ExportCell[])[]): Blob =>
  new Blob([csvText(headers, lines)], { type: 'text/csv;charset=utf-8' })
