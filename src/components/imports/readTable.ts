import { importFileOf, LARGEST_IMPORT, type ImportFile } from '@/domain/imports/fileRows'
import { PASTED } from './importWords'

/** What stands where a byte belongs to no letter. */
const BROKEN = '\ufffd'

/** What a file says; `isDamaged`: a letter of it is cut. */
function textOf(bytes: ArrayBuffer): { text: string; isDamaged: boolean } {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), isDamaged: false }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isDamaged: false }
  } catch {
    return otherThanUtf8(bytes)
  }
}

/**
 * Spreadsheets of India and the West save without a mark in windows-1252 where they do not save in UTF-8; in UTF-8 with a stray byte, or
 * cut off at its end, all other letters come out right.
 */
function otherThanUtf8(bytes: ArrayBuffer) {
  const [first, second, third] = new Uint8Array(bytes)
  const text = new TextDecoder('utf-8').decode(bytes)
  const broken = text.split(BROKEN).length - 1
  const isMarked = first === 0xef && second === 0xbb && third === 0xbf
  // Those of ASCII are the same in both.
  const whole = text.match(/[^\s -~\ufffd]/g)?.length ?? 0
  if (isMarked || whole > broken) return { text, isDamaged: true }
  return { text: new TextDecoder('windows-1252').decode(bytes), isDamaged: false }
}

/** The headers, which may have lines of their own in quote marks. */
const HEADERS = /^\s*((?:"(?:[^"]|"")*"|[^"\r\n])+)/

/** So many letters hold the headers of any file. */
const HEADERS_WITHIN = 65_536

/** What parts the headers; '' where nothing does. Cells may hold another's mark: labels are listed by semicolons, addresses by commas. */
function delimiterIn(text: string): string {
  const headers = (HEADERS.exec(text.slice(0, HEADERS_WITHIN))?.[1] ?? '').replace(/"(?:[^"]|"")*"/g, '')
  const [most] = [',', ';', '\t', '|']
    .map((mark) => ({ mark, count: headers.split(mark).length - 1 }))
    .sort((one, other) => other.count - one.count)
  return most && most.count > 0 ? most.mark : ''
}

/**
 * A text as a table. A cell that begins with a quote mark holds all up to the next one, rows too: where such a cell does not end as
 * it should, a sentence names its row, and ends with what to do `again`.
 */
async function tableOf(text: string, again: string): Promise<string[][] | string> {
  const { parse } = await import('papaparse')
  const { data, errors } = parse<string[]>(text, { delimiter: delimiterIn(text) })
  const open = errors.find(({ type }) => type === 'Quotes')
  if (open === undefined) return data
  const line = ((open.row ?? 0) + 1).toString()
  return `A quote mark in row ${line} has no end, or stands inside a cell. Correct it there, then ${again}.`
}

/** The table of a file's bytes; a sentence that names the row where a letter is cut. */
async function tableOfFile(bytes: ArrayBuffer): Promise<string[][] | string> {
  const { text, isDamaged } = textOf(bytes)
  const table = await tableOf(text, 'choose the file again')
  if (typeof table === 'string' || !isDamaged) return table
  const at = table.findIndex((cells) => cells.some((cell) => cell.includes(BROKEN)))
  return `A letter in row ${(at + 1).toString()} is damaged, or the file ends there too early. Save it again as CSV (UTF-8), then choose it.`
}

/** A cell in quote marks that end as they should, else all up to the next tab or row; and what parts it from the next. */
const CELL = /("(?:[^"\t]|"")*"(?=[\t\n]|$)|[^\t\n]*)(\t|\n|$)/g

/**
 * Rows parted by tabs. Only some spreadsheets put a cell in quote marks, and that for a row within it alone; in others a mark is a
 * letter like any, or means what stands above it. No parser takes both: one that pairs the marks of two rows loses all between them.
 */
function tabbedOf(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, cell = '', end] of text.replaceAll('\r\n', '\n').matchAll(CELL)) {
    const inner = /^"((?:[^"]|"")*)"$/.exec(cell)?.[1]
    rows.at(-1)?.push(inner?.replaceAll('""', '"') ?? cell)
    if (end === '') break
    if (end === '\n') rows.push([])
  }
  return rows
}

const importOf = (name: string, table: string[][] | string) =>
  typeof table === 'string' ? table : importFileOf(name, table)

/** A chosen file as a table of people; a sentence where it is none. */
export async function readTable(file: File): Promise<ImportFile | string> {
  if (file.size > LARGEST_IMPORT) return 'This file is larger than 5 MB. Split it, then import the parts.'
  if (!/\.(csv|txt|tsv)$/i.test(file.name))
    return 'Choose a CSV file. In Excel or Google Sheets: File, then Save as or Download, then CSV.'
  try {
    return importOf(file.name, await tableOfFile(await file.arrayBuffer()))
  } catch {
    return 'This file could not be read. Save it again as CSV, then choose it.'
  }
}

/** The same of rows that were copied out of a spreadsheet, which parts cells by tabs. */
export async function readPasted(text: string): Promise<ImportFile | string> {
  if (text.length > LARGEST_IMPORT) return 'These are more than 5 MB. Paste them in parts.'
  try {
    return importOf(
      PASTED,
      text.includes('\t') ? tabbedOf(text) : await tableOf(text, 'paste the rows again'),
    )
  } catch {
    return 'These rows could not be read. Check the connection, then try again.'
  }
}
