/** People in one file, and rows in one call to the server. */
export const MOST_IMPORTED = 5000
export const ROWS_A_CALL = 100

/** What one call may weigh; a hundred rows of long notes in Devanagari are more. */
export const BYTES_A_CALL = 512 * 1024

/** For what a call holds beside its rows. */
const FRAME_BYTES = 4 * 1024

/** The rows from there on that go in one call. */
export function partFrom<Row>(rows: readonly Row[], from: number): Row[] {
  const encoder = new TextEncoder()
  const most = rows.slice(from, from + ROWS_A_CALL)
  let bytes = FRAME_BYTES
  const end = most.findIndex((row, at) => {
    bytes += encoder.encode(JSON.stringify(row)).byteLength + 1
    return at > 0 && bytes > BYTES_A_CALL
  })
  return end === -1 ? most : most.slice(0, end)
}

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
  const shifted = rows.find(({ cells }) => !isEmpty(cells.slice(headers.length)))
  if (shifted !== undefined)
    return `Row ${shifted.line.toString()} has more cells than there are headers. Put quote marks around a cell with a comma, or give every column a header.`
  return { name, headers: headers.map((header) => header.trim()), rows }
}
