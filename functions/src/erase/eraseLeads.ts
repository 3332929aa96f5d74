import { leadSchema, type Lead } from '@/domain/leads/lead'
import { leadWithoutPerson } from '@/domain/leads/eraseLead'
import { storedSettings } from '@/data/gyms/gymOf'
import { leadPath, readLead } from '@/data/leads/leadRecords'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import type { Traces } from './traces'

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
