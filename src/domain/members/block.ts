import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { tidy } from '@/domain/shared/text'
import type { Member } from './member'
import { LONGEST_NOTE } from './memberNotes'

export const LONGEST_BLOCK_REASON = 300

const BEGINS = 'Blocked on '

/** The note about the member, with the day and the reason as its last line. */
export const notesOfBlock = (notes: string, reason: string, on: CivilDate): string =>
  [notes, `${BEGINS}${formatCivil(on)}: ${tidy(reason)}`].filter((part) => part !== '').join('\n')

/** Since when and why, as the note has it; '' where it says nothing of it. */
export const blockLineOf = ({ notes }: Pick<Member, 'notes'>): string =>
  notes
    .split('\n')
    .filter((line) => line.startsWith(BEGINS))
    .at(-1) ?? ''

/** Stopped at every door until somebody lets them in again, whatever they have paid (PRODUCT 2.G). */
export function blocked(member: Member, reason: string, today: CivilDate): Member | Refusal {
  const { name } = member
  if (member.blocked) return refused(`${name} is blocked already.`)
  if (tidy(reason) === '') return refused('Enter a reason for the block.', 'reason')
  const notes = notesOfBlock(member.notes, reason, today)
  if (notes.length > LONGEST_NOTE)
    return refused(`The note about ${name} has no room for the reason. Shorten the note first.`)
  return { ...member, blocked: true, notes }
}

/** Let in again; the note still says that they were blocked, and why. */
export const unblocked = (member: Member): Member => ({ ...member, blocked: false })

/** As if they had not been blocked: unless somebody has written below it since, its line goes as well. */
export function blockTakenBack(member: Member): Member {
  const lines = member.notes.split('\n')
  const kept = lines.at(-1)?.startsWith(BEGINS) ? lines.slice(0, -1) : lines
  return { ...unblocked(member), notes: kept.join('\n') }
}
