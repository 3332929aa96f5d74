import type { ImportFile } from '@/domain/imports/fileRows'
import { saveRows } from '@/lists/saveRows'

/** Is read by nobody: the corrected file is chosen as it is. */
const TO_CORRECT = 'What to correct'

export type Fault = { cells: readonly string[]; text: string }

/** The faulty rows as they stand in the file, each with what is wrong: to be corrected and chosen again. */
export function saveFaulty({ name, headers }: ImportFile, faults: readonly Fault[]): void {
  const kept = headers.flatMap((header, at) => (header === TO_CORRECT ? [] : [{ header, at }]))
  saveRows(
    `${name.replace(/\.[^.]*$/, '')}-to-correct.csv`,
    [...kept.map(({ header }) => header), TO_CORRECT],
    faults.map(({ cells, text }) => [...kept.map(({ at }) => cells[at]?.trim()), text]),
  )
}
