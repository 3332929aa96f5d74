import { importFileOf, LARGEST_IMPORT, type ImportFile } from '@/domain/memberImport/fileRows'

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

async function csvTable(file: File): Promise<string[][]> {
  const { parse } = await import('papaparse')
  return parse<string[]>(textOf(await file.arrayBuffer())).data
}

/** A chosen file as a table of members; a sentence where it is none. */
export async function readTable(file: File): Promise<ImportFile | string> {
  if (file.size > LARGEST_IMPORT) return 'This file is larger than 5 MB. Split it, then import the parts.'
  if (!/\.(csv|txt|tsv)$/i.test(file.name))
    return 'Choose a CSV file. In Excel or Google Sheets: File, then Save as or Download, then CSV.'
  try {
    return importFileOf(file.name, await csvTable(file))
  } catch {
    return 'This file could not be read. Save it again as CSV, then choose it.'
  }
}
