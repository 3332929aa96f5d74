import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { gymPath } from './gymOf'
import { untilFields, type FieldChange } from './gymTermIn'

/** The field of a centre that counts the people of a collection (SPECIFICATION 3 "Gym"). */
const countedIn = { members: 'members', leads: 'leads', staffs: 'staff' } as const
export type GymCount = keyof typeof countedIn

/** Those who are not deleted. The deleted are taken off, because an older record may lack the flag. */
export async function countOf(store: DocumentStore, gymId: string, count: GymCount): Promise<number> {
  const collection = countedIn[count]
  const [all, deleted] = await Promise.all([
    store.count({ collection, where: [tenantFilter(gymId)] }),
    store.count({ collection, where: [tenantFilter(gymId), { field: 'deleted', op: '==', value: true }] }),
  ])
  return all - deleted
}

async function wrongIn(store: DocumentStore, gym: StoredDocument | null, counts: readonly GymCount[]) {
  if (gym === null) return []
  const right = await Promise.all(
    counts.map(async (count) => ({ at: [count], value: await countOf(store, gym.id, count) })),
  )
  return right.filter(({ at, value }) => gym.data[at[0] ?? ''] !== value)
}

/** With the counts, whether the centre's package leaves room for a member: the rules go by it from the same write on. */
export function withRoom(gym: StoredDocument, wrong: readonly FieldChange[]): FieldChange[] {
  const counts = Object.fromEntries(wrong.map(({ at, value }) => [at[0] ?? '', value]))
  return [...wrong, ...untilFields(gym.id, { ...gym.data, ...counts })]
}

/**
 * Makes what a centre says of its people what the records say; answers how many figures were wrong. A count costs a read
 * for a thousand records. The second look holds the centre, so of two at once the later one counts what both brought.
 * It is no act of anybody: `updatedAt` stays.
 */
export async function trueUpCounts(
  store: DocumentStore,
  gymId: string,
  counts: readonly GymCount[] = ['members', 'leads', 'staffs'],
): Promise<number> {
  if ((await wrongIn(store, await store.get(gymPath(gymId)), counts)).length === 0) return 0
  return store.transact(async (transaction) => {
    const gym = await transaction.get(gymPath(gymId))
    const wrong = await wrongIn(store, gym, counts)
    if (gym !== null && wrong.length > 0) transaction.update(gymPath(gymId), withRoom(gym, wrong))
    return wrong.length
  })
}
