import { importFileOf, LARGEST_IMPORT, type ImportFile } from '@/domain/imports/fileRows'

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

/** `delimiter`: '' where the file itself tells. */
async function tableOf(text: string, delimiter = ''): Promise<string[][]> {
  const { parse } = await import('papaparse')
  return parse<string[]>(text, { delimiter }).data
}

/** A chosen file as a table of people; a sentence where it is none. */
export async function readTable(file: File): Promise<ImportFile | string> {
  if (file.size > LARGEST_IMPORT) return 'This file is larger than 5 MB. Split it, then import the parts.'
  if (!/\.(csv|txt|tsv)$/i.test(file.name))
    return 'Choose a CSV file. In Excel or Google Sheets: File, then Save as or Download, then CSV.'
  try {
    return importFileOf(file.name, await tableOf(textOf(await file.arrayBuffer())))
  } catch {
    return 'This file could not be read. Save it again as CSV, then choose it.'
  }
}

/** What rows that were pasted are called, where a file has its name. */
const PASTED = 'Pasted rows'

/** The same of rows that were copied out of a spreadsheet, which parts cells by tabs. */
export async function readPasted(text: string): Promise<ImportFile | string> {
  if (text.length > LARGEST_IMPORT) return 'These are more than 5 MB. Paste them in parts.'
  return importFileOf(PASTED, await tableOf(text, text.includes('\t') ? '\t' : ''))
}
