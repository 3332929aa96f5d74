import type { ImportFile } from '@/domain/imports/fileRows'
import type { ImportedPeople } from '@/domain/imports/importRecord'
import type { CellProblem } from '@/domain/imports/rowReader'

const one = { members: 'member', leads: 'lead' } as const satisfies Record<ImportedPeople, string>

export const peopleText = (of: ImportedPeople, count: number) => `${count} ${count === 1 ? one[of] : of}`
export const rowsText = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`

/** What rows that were pasted are called, where a file has its name. */
export const PASTED = 'Pasted rows'

/** How many rows there are, and where they are from. */
export const foundText = ({ name, rows: { length } }: ImportFile): string =>
  name === PASTED
    ? `${rowsText(length)} ${length === 1 ? 'was' : 'were'} pasted.`
    : `${rowsText(length)} in ${name}.`

/** What is wrong with a row, each fault with the name of its cell. */
export const faultsText = <F extends string>(
  problems: readonly CellProblem<F>[],
  fields: Readonly<Record<F, { label: string }>>,
): string => problems.map(({ field, text }) => `${fields[field].label}: ${text}`).join('. ')
