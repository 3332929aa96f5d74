import type { ImportFile } from '@/domain/imports/fileRows'
import { saveRows } from '@/lists/saveRows'

/** Is read by nobody: the corrected file is chosen as it is. */
const TO_CORRECT = 'What to correct'

export type Fault = { cells: readonly string[]; text: string }

/** The faulty rows, each with what is wrong: to be corrected and chosen again. `cellsOf`: a row as that file has to hold it. */
export function saveFaulty(
  { name, headers }: ImportFile,
  faults: readonly Fault[],
  cellsOf: (cells: readonly string[]) => string[],
): void {
  const kept = headers.flatMap((header, at) => (header === TO_CORRECT ? [] : [{ header, at }]))
  saveRows(
    `${name.replace(/\.[^.]*$/, '')}-to-correct.csv`,
    [...kept.map(({ header }) => header), TO_CORRECT],
    faults.map((fault) => {
      const cells = cellsOf(fault.cells)
      return [...kept.map(({ at }) => cells[at]?.trim()), fault.text]
    }),
  )
}
