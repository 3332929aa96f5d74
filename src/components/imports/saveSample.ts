import type { ImportedPeople } from '@/domain/imports/importRecord'
import { saveRows } from '@/lists/saveRows'

/** One line that shows how cells are written, under the headers that are known by themselves. */
export type SampleLine = readonly { label: string; cell: string }[]

export const saveSample = (of: ImportedPeople, line: SampleLine): void =>
  saveRows(
    `${of}-sample.csv`,
    line.map(({ label }) => label),
    [line.map(({ cell }) => cell)],
  )
