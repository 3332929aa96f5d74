import type { SamePhone } from '@/domain/members/samePhone'
import { comparedDigits } from '@/domain/shared/phone'
import { lowerName } from '@/domain/shared/text'
import type { FileRow } from '@/domain/imports/fileRows'
import { readText } from '@/domain/imports/importCells'
import type { CellProblem } from '@/domain/imports/rowReader'
import type { ImportColumns, ImportField } from './importFields'
import type { ImportRow } from './importRow'
import { planRow, type RowContext } from './planRow'

/** Who has the phone of a row already: a member, or an earlier line of the file. */
export type Twin = { name: string } & ({ id: string; hasLeft: boolean } | { line: number })

/** What a row of the file becomes. `isPerson`: a twin of the same name, so it is the same person and is added by no choice. */
export type PlannedRow = { line: number; cells: readonly string[]; row: ImportRow } & (
  | { kind: 'new' }
  | { kind: 'duplicate'; twin: Twin; isPerson: boolean }
  | { kind: 'faulty'; problems: readonly CellProblem<ImportField>[] }
)

type Context = RowContext & {
  /** By `comparedDigits`. */
  known: ReadonlyMap<string, readonly SamePhone[]>
  /** Whoever has another name than the one with the phone is added too: families share a phone. */
  addsFamilies: boolean
}

/** The dry run: what each row of the file becomes, in its order. Nothing is written. */
export function planImport(
  rows: readonly FileRow[],
  columns: ImportColumns,
  { known, addsFamilies, ...context }: Context,
): PlannedRow[] {
  const before = new Map<string, Twin[]>()
  return rows.map((file): PlannedRow => {
    const { row, problems } = planRow(file, columns, context)
    const planned = { ...file, row }
    if (problems.length > 0) return { ...planned, kind: 'faulty', problems }
    const digits = comparedDigits(row.phone, context.locale)
    const earlier = before.get(digits) ?? []
    const twins: Twin[] = [...(known.get(digits) ?? []), ...earlier]
    const person = twins.find(({ name }) => lowerName(name) === lowerName(row.name))
    const twin = person ?? twins[0]
    const isNew = twin === undefined || (person === undefined && addsFamilies)
    before.set(digits, [...earlier, { line: file.line, name: row.name }])
    if (!isNew) return { ...planned, kind: 'duplicate', twin, isPerson: person !== undefined }
    return { ...planned, row: { ...row, sharesPhone: twin !== undefined }, kind: 'new' }
  })
}

/** The names of packages in the file, each as it is first written, with how many rows have it. */
export function packageNames(rows: readonly FileRow[], { packageName }: ImportColumns): Map<string, number> {
  const names = new Map<string, { text: string; rows: number }>()
  if (packageName === undefined) return new Map()
  for (const { cells } of rows) {
    const text = readText(cells[packageName] ?? '')
    const key = lowerName(text)
    if (key !== '')
      names.set(key, { text: names.get(key)?.text ?? text, rows: (names.get(key)?.rows ?? 0) + 1 })
  }
  return new Map([...names.values()].map(({ text, rows: count }) => [text, count]))
}
