/** People in one file, and rows in one call to the server. */
export const MOST_IMPORTED = 5000
export const ROWS_A_CALL = 100

/** A row of the file, its line counted as a spreadsheet counts them. */
export type FileRow = { line: number; cells: readonly string[] }

/** A file as it was read: its headers, and the rows that hold anything. */
export type ImportFile = { name: string; headers: string[]; rows: FileRow[] }

/** Bytes; five thousand rows with every column are a fifth of it. */
export const LARGEST_IMPORT = 5 * 1024 * 1024

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** The table of a file: the first line that holds anything has the headers. A sentence where it can't be imported. */
export function importFileOf(name: string, table: readonly (readonly string[])[]): ImportFile | string {
  const at = table.findIndex((cells) => !isEmpty(cells))
  const headers = table[at]
  if (headers === undefined) return 'This file is empty. Choose one with a line for each person.'
  const rows = table
    .map((cells, index) => ({ line: index + 1, cells }))
    .slice(at + 1)
    .filter(({ cells }) => !isEmpty(cells))
  if (rows.length === 0)
    return 'There is only one line in this file. The first line is for the headers, and each person needs a line below it.'
  if (rows.length > MOST_IMPORTED)
    return `This file has ${rows.length.toString()} rows. Import at most ${MOST_IMPORTED.toString()} at a time: split the file.`
  return { name, headers: headers.map((header) => header.trim()), rows }
}
