import { leadSchema, type Lead } from '@/domain/leads/lead'
import { ERASED_NAME } from '@/domain/members/erase'
import { lowerName } from '@/domain/shared/text'
import { storedSettings } from '@/data/gyms/gymOf'
import { leadPath, readLead } from '@/data/leads/leadRecords'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import type { Traces } from './traces'

/** A lead without whom it was about: when they asked, who called, what was offered and what became of it stay. */
const leadWithoutPerson = (lead: Lead): Lead => ({
  ...lead,
  ...{ name: ERASED_NAME, nameLower: lowerName(ERASED_NAME) },
  ...{ phone: '', phoneDigits: '', email: '', gender: null, pincode: '', notes: '', interest: '' },
  ...{ noMessages: true, consent: null },
  interactions: lead.interactions.map((contact) => ({ ...contact, note: '' })),
})

const stored = (lead: Lead) => leadSchema.parse(leadWithoutPerson(lead))

/** The leads that they came from: what became of each stays for the funnel's figures, whom it was about does not. */
export async function eraseLeads(
  store: DocumentStore,
  gym: StoredDocument,
  { leadIds }: Pick<Traces, 'leadIds'>,
): Promise<void> {
  const { timezone } = storedSettings(gym)
  for (const id of leadIds)
    await store.transact(async (transaction) => {
      const path = leadPath(id)
      const document = await transaction.get(path)
      if (document === null) return
      const lead = readLead(document, timezone)
      // Written whole, so that nothing of an older version stays; what nobody can read is no figure either.
      if (lead === null) transaction.remove(path)
      else transaction.set(path, stored(lead))
    })
}
