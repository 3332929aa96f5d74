import type { FileRow } from './fileRows'
import type { Columns } from './fileColumns'
import { readText, type Read } from './importCells'

/** What is wrong with a cell, in a sentence. */
export type CellProblem<F extends string> = { field: F; text: string }

/** Reads the cells of one row by their fields, and keeps what is wrong with them: one sentence a cell, the first. */
export function rowReader<F extends string>({ cells }: FileRow, columns: Columns<F>) {
  const problems: CellProblem<F>[] = []
  const cell = (field: F): string => readText(cells[columns[field] ?? -1] ?? '')
  return {
    problems,
    cell,
    read: <T>(field: F, reader: (text: string) => Read<T>, otherwise: T): T => {
      const answer = reader(cell(field))
      if ('value' in answer) return answer.value
      problems.push({ field, text: answer.problem })
      return otherwise
    },
    add: (field: F, text: string): void => {
      if (!problems.some((problem) => problem.field === field)) problems.push({ field, text })
    },
  }
}
