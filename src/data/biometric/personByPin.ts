import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore } from '@/data/store/documentStore'
import type { PersonType } from '@/domain/attendance/attendance'

export type PinHolder = { personType: PersonType; personId: string; name: string }

/** One more than the one there should be, and some that are deleted. */
const MOST_HOLDERS = 10

const places = [
  { collection: 'members', field: 'biometricUserId', personType: 'member' },
  { collection: 'staff', field: 'biometricId', personType: 'employee' },
] as const

/**
 * Who of the centre has this number on the devices: members and employees share one space of numbers (DOMAIN 1.6). `deleted`: in whose
 * record it still stands.
 */
export async function holdersOfPin(
  store: DocumentStore,
  gymId: string,
  pin: string,
): Promise<{ persons: PinHolder[]; deleted: PinHolder[] }> {
  const found = await Promise.all(
    places.map(async ({ collection, field, personType }) => {
      const documents = await store.query({
        collection,
        // Older records kept the number as text.
        where: [tenantFilter(gymId), { field, op: 'in', value: [Number(pin), pin] }],
        orderBy: [],
        limit: MOST_HOLDERS,
      })
      return documents.map(({ id, data }) => ({
        isDeleted: data['deleted'] === true,
        holder: { personType, personId: id, name: typeof data['name'] === 'string' ? data['name'] : '' },
      }))
    }),
  )
  const of = (isDeleted: boolean) =>
    found
      .flat()
      .filter((each) => each.isDeleted === isDeleted)
      .map(({ holder }) => holder)
  return { persons: of(false), deleted: of(true) }
}

export const personsByPin = async (store: DocumentStore, gymId: string, pin: string): Promise<PinHolder[]> =>
  (await holdersOfPin(store, gymId, pin)).persons
