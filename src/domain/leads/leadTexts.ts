import type { Refusal } from '@/domain/shared/refusal'
import { refuseTexts, type TextLimit } from '@/domain/shared/textLimit'
import type { Lead } from './lead'

/** What the form of a lead holds; the rules are made of it (scripts/rules/plainCollections.ts). */
export const leadTexts = [
  { field: 'name', most: 120, isNeeded: true, called: 'name' },
  { field: 'phone', most: 40, called: 'phone' },
  { field: 'email', most: 254, called: 'e-mail address' },
  { field: 'pincode', most: 10, called: 'pincode' },
  { field: 'notes', most: 5000, called: 'note' },
  { field: 'source', most: 100, called: 'source' },
  { field: 'interest', most: 200, called: 'interest' },
] as const satisfies readonly TextLimit<keyof Lead>[]

/** Why the rules would refuse any change that leaves the lead so; null where they would not. One that was deleted is not edited. */
export const refuseLeadTexts = (lead: Lead): Refusal | null =>
  refuseTexts(lead.name, lead, leadTexts, lead.deleted ? 'Add it as a new lead.' : undefined)
