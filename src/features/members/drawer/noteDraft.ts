import { z } from 'zod'
import { dropDraft, keepDraft, readDraft } from '@/ui/form/draft'

const schema = z.object({ text: z.string(), from: z.string() })

/** What is typed, and the note that it was typed over. */
export type NoteDraft = z.output<typeof schema>

/** Whose it is, and about which member. */
type Place = { person: string; memberId: string }

const keyOf = (memberId: string) => `members/${memberId}/note`

export const readNote = ({ person, memberId }: Place): NoteDraft | null =>
  schema.safeParse(readDraft(person, keyOf(memberId), Date.now())?.values).data ?? null

export function keepNote({ person, memberId }: Place, note: NoteDraft | null): void {
  if (note === null) dropDraft(person, keyOf(memberId))
  else keepDraft(person, keyOf(memberId), note, Date.now())
}
