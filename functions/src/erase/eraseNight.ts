import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { eraseOn } from './eraseOn'

/** Nobody erases more in a day; the others wait for the next night. */
const MOST_A_NIGHT = 50

/** Finishes what broke off. */
export async function eraseNight(store: DocumentStore, gym: StoredDocument, now: Date): Promise<void> {
  const begun = await store.query({
    collection: 'members',
    where: [tenantFilter(gym.id), { field: 'erased.isDone', op: '==', value: false }],
    orderBy: [],
    limit: MOST_A_NIGHT,
  })
  for (const { id } of begun) await eraseOn(store, { gymId: gym.id, memberId: id }, now, () => true)
}
