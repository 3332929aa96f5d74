import { importFields } from '@/domain/memberImport/importFields'
import type { PlannedRow } from '@/domain/memberImport/planImport'

export const membersText = (count: number) => `${count} ${count === 1 ? 'member' : 'members'}`
export const rowsText = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`

/** What is wrong with a row, each fault with the name of its cell. */
export const faultsText = (row: Extract<PlannedRow, { kind: 'faulty' }>): string =>
  row.problems.map(({ field, text }) => `${importFields[field].label}: ${text}`).join('. ')

/** Who has the phone of a row already. */
export function twinText({ twin }: Extract<PlannedRow, { kind: 'duplicate' }>): string {
  if ('line' in twin) return `Same phone as ${twin.name} in row ${twin.line}`
  return `Same phone as ${twin.name}, ${twin.hasLeft ? 'who has left' : 'a member'}`
}
