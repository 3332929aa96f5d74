import { ERASED_NAME } from '@/domain/members/erase'
import { lowerName } from '@/domain/shared/text'
import type { Lead } from './lead'

/** A lead without whom it was about: when they asked, who called, what was offered and what became of it stay. */
export const leadWithoutPerson = (lead: Lead): Lead => ({
  ...lead,
  ...{ name: ERASED_NAME, nameLower: lowerName(ERASED_NAME) },
  ...{ phone: '', phoneDigits: '', email: '', gender: null, pincode: '', notes: '', interest: '' },
  ...{ noMessages: true, consent: null },
  interactions: lead.interactions.map((contact) => ({ ...contact, note: '' })),
})
