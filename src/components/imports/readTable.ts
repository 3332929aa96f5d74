import { importFileOf, LARGEST_IMPORT, type ImportFile } from '@/domain/imports/fileRows'
import { PASTED } from './importWords'

/** Spreadsheets of India and the West save without a mark in this one where they do not save in UTF-8. */
function textOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * A text as a table. A cell that begins with a quote mark holds all up to the next one, rows too: where such a cell does not end as
 * it should, a sentence names its row, and ends with what to do `again`.
 */
async function tableOf(text: string, again: string): Promise<string[][] | string> {
  const { parse } = await import('papaparse')
  const { data, errors } = parse<string[]>(text)
  const open = errors.find(({ type }) => type === 'Quotes')
  if (open === undefined) return data
  const line = ((open.row ?? 0) + 1).toString()
  return `A quote mark in row ${line} has no end, or stands inside a cell. Correct it there, then ${again}.`
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
    return importOf(file.name, await tableOf(textOf(await file.arrayBuffer()), 'choose the file again'))
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
