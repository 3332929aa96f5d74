import { isOpenLead } from '@/domain/leads/lead'
import { DEFAULT_TIMEZONE } from '@/domain/shared/constants'
import { tenantFilter } from '@/data/store/collection'
import { serverTime, type DocumentStore, type StoredDocument } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { UPDATED_BY } from '@/data/store/stampedStore'
import { openLeadsOf } from './leadQueries'
import { leadPath, readLead } from './leadRecords'

const questionOf = (gymId: string, ownerId: string) => {
  const { path: collection, where, orderBy } = openLeadsOf(gymId, ownerId)
  return { collection, where: [tenantFilter(gymId), ...where], orderBy }
}

/** How many open leads somebody follows up. */
export const countOpenLeads = (
  store: Pick<DocumentStore, 'count'>,
  gymId: string,
  ownerId: string,
): Promise<number> => store.count(questionOf(gymId, ownerId))

type HandOver = {
  gymId: string
  from: string
  /** '' for nobody in particular. */
  to: string
  /** Who is named in each lead's line of the audit log. */
  by: string
}

async function handOverPage(
  store: DocumentStore,
  documents: readonly StoredDocument[],
  { gymId, from, to, by }: HandOver,
): Promise<void> {
  await store.transact(async (transaction) => {
    const stored = await Promise.all(documents.map(({ id }) => transaction.get(leadPath(id))))
    for (const document of stored) {
      const lead = readLead(document, DEFAULT_TIMEZONE)
      if (lead?.gymId !== gymId || lead.ownerId !== from || !isOpenLead(lead)) continue
      transaction.update(leadPath(lead.id), [
        { at: ['ownerId'], value: to },
        { at: ['updatedAt'], value: serverTime },
        { at: [UPDATED_BY], value: by },
      ])
    }
  })
}

/** Gives somebody's open leads to somebody else, a page in a transaction: what broke off goes on with the rest. */
export async function handOverLeads(store: DocumentStore, how: HandOver): Promise<void> {
  for await (const documents of pagesOf(store, questionOf(how.gymId, how.from)))
    await handOverPage(store, documents, how)
}
