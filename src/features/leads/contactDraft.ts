import { z } from 'zod'
import { contactKinds, MOST_NOTE, outcomes } from '@/domain/leads/lead'
import { dropDraft, keepDraft, readDraft } from '@/ui/form/draft'

const schema = z.object({
  /** By which a repeat is known, also from another opening of the lead; '' before anything was typed. */
  id: z.string().catch(''),
  kind: z.enum(contactKinds).catch('Call'),
  note: z.string().max(MOST_NOTE).catch(''),
  outcome: z.enum(outcomes).nullable().catch(null),
})

/** What is typed of a contact before its last press. */
export type ContactDraft = z.output<typeof schema>

/** Whose it is, and of which lead. */
type Place = { person: string; leadId: string }

const keyOf = (leadId: string) => `leads/${leadId}/contact`

export const readContact = ({ person, leadId }: Place): ContactDraft =>
  schema.parse(readDraft(person, keyOf(leadId), Date.now())?.values ?? {})

/** Without a note nothing was typed that would be missed. */
export function keepContact({ person, leadId }: Place, contact: ContactDraft): void {
  if (contact.note.trim() === '') dropDraft(person, keyOf(leadId))
  else keepDraft(person, keyOf(leadId), contact, Date.now())
}

export const dropContact = ({ person, leadId }: Place): void => dropDraft(person, keyOf(leadId))

/** To the lead that stays after a merge, behind what is typed there; false where both are too long for one note: it stays where it is. */
export function takeContactAlong(from: Place, toLeadId: string): boolean {
  const to = { ...from, leadId: toLeadId }
  const [typed, there] = [readContact(from), readContact(to)]
  if (typed.note === '') return true
  const note = there.note === '' ? typed.note : `${there.note} · ${typed.note}`
  if (note.length > MOST_NOTE) return false
  keepContact(to, { ...typed, ...(there.note !== '' && there), note })
  dropContact(from)
  return true
}
