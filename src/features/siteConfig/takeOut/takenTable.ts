import type { StoredRecord } from '@/domain/shared/readers'
import type { ExportCell } from '@/lists/exportCell'
import { csvText, moreLines } from '@/lists/writeCsv'

/** So many lines are kept as cells before they become text. */
const A_BIT = 500

/** A stored value as a cell: lists and maps as JSON, instants as ISO 8601. */
function cellOf(value: unknown): ExportCell {
  if (value === null || value === undefined || value === '') return { kind: 'missing' }
  if (typeof value === 'number') return { kind: 'number', number: value }
  if (value instanceof Date) return { kind: 'text', text: value.toISOString() }
  return { kind: 'text', text: typeof value === 'string' ? value : JSON.stringify(value) }
}

/** A table of a file whose columns show themselves row by row: a field that comes late is one more column at the end. */
export class TakenTable {
  rows = 0
  readonly #columns = new Map<string, number>()
  readonly #texts: string[] = []
  #lines: ExportCell[][] = []

  add(stored: StoredRecord): void {
    for (const field of Object.keys(stored))
      if (!this.#columns.has(field)) this.#columns.set(field, this.#columns.size)
    this.#lines.push([...this.#columns.keys()].map((field) => cellOf(stored[field])))
    this.rows += 1
    if (this.#lines.length >= A_BIT) this.#write()
  }

  #write(): void {
    this.#texts.push(moreLines(this.#lines))
    this.#lines = []
  }

  csv(): Blob {
    this.#write()
    return new Blob([csvText([...this.#columns.keys()], []), ...this.#texts], {
      type: 'text/csv;charset=utf-8',
    })
  }
}
