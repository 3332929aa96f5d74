import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore } from '@/data/store/documentStore'
import { someAtOnce } from '@/data/store/someAtOnce'
import type { PersonType } from '@/domain/attendance/attendance'
import { pinOf } from '@/domain/biometric/pin'
import { chunksOf } from '@/domain/shared/chunksOf'

export type PinHolder = { personType: PersonType; personId: string; name: string }

/** One more than the one there should be, and some that are deleted. */
const MOST_HOLDERS = 10

/** Each of them is looked for as a number and as text, and one question names thirty values. */
const PINS_A_QUESTION = 15

const places = [
  { collection: 'members', field: 'biometricUserId', personType: 'member' },
  { collection: 'staff', field: 'biometricId', personType: 'employee' },
] as const

/** `deleted`: in whose record it still stands. */
export type PinHolders = { persons: PinHolder[]; deleted: PinHolder[] }

/** Who of the centre has these numbers on the devices: members and employees share one space of numbers (DOMAIN 1.6). */
export async function holdersOfPins(
  store: DocumentStore,
  gymId: string,
  pins: readonly string[],
): Promise<ReadonlyMap<string, PinHolders>> {
  const holders = new Map(pins.map((pin): [string, PinHolders] => [pin, { persons: [], deleted: [] }]))
  const questions = chunksOf(pins, PINS_A_QUESTION).flatMap((some) =>
    places.map((place) => ({ some, ...place })),
  )
  await someAtOnce(questions, async ({ some, collection, field, personType }) => {
    const documents = await store.query({
      collection,
      // Older records kept the number as text.
      where: [tenantFilter(gymId), { field, op: 'in', value: some.flatMap((pin) => [Number(pin), pin]) }],
      orderBy: [],
      limit: MOST_HOLDERS * some.length,
    })
    for (const { id, data } of documents) {
      const found = holders.get(pinOf(String(data[field])))
      const of = data['deleted'] === true ? found?.deleted : found?.persons
      of?.push({ personType, personId: id, name: typeof data['name'] === 'string' ? data['name'] : '' })
    }
  })
  return holders
}

export const personsByPin = async (store: DocumentStore, gymId: string, pin: string): Promise<PinHolder[]> =>
  (await holdersOfPins(store, gymId, [pin])).get(pin)?.persons ?? []
