import { refused, type Refusal } from '@/domain/shared/refusal'
import type { Member } from './member'

/** As much as the screens let somebody write. */
export const LONGEST_NOTE = 2000

/** Why a note that was typed over `from` is not saved: another desk saved its own since; null where it may be. */
export const refuseNotes = (
  { name, notes }: Pick<Member, 'name' | 'notes'>,
  typed: string,
  from: string,
): Refusal | null =>
  notes === from || notes === typed.trim()
    ? null
    : refused(`Another desk changed the note about ${name}. Keep both notes, or only yours.`)

/** What another desk saved, and below it what was typed over `from`; lines that both began with stand there once. */
export function bothNotes(saved: string, typed: string, from: string): string {
  const added = typed.startsWith(`${from}\n`) ? typed.slice(from.length) : typed
  return [saved, added.trim()].filter((part) => part !== '').join('\n')
}
