import { unparse } from 'papaparse'
import type { CellValue } from './column'

/**
 * A spreadsheet runs a cell that begins with one of these as a formula: it gets an apostrophe (ENGINEERING 4.7,
 * ASVS 1.2.10). Numbers are written as numbers, so that a negative amount stays one.
 */
const RUNS_AS_FORMULA = /^[=+\-@\t\r\0]/

export function csvCell(value: CellValue): string | number {
  if (value === null) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? value : ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (value instanceof Date) return value.toISOString()
  return RUNS_AS_FORMULA.test(value) ? `'${value}` : value
}

/** RFC 4180, with the mark by which Excel knows UTF-8. */
export function csvText(headers: readonly string[], lines: readonly (readonly CellValue[])[]): string {
  const cells = [headers, ...lines].map((line) => line.map(csvCell))
  return `\uFEFF${unparse(cells, { newline: '\r\n' })}\r\n`
}

export const writeCsv = (headers: readonly string[], lines: readonly (readonly CellValue[])[]): Blob =>
  new Blob([csvText(headers, lines)], { type: 'text/csv;charset=utf-8' })
