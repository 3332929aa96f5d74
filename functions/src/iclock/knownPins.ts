import type { BiometricUser } from '@/domain/biometric/device'
import { chunksOf } from '@/domain/shared/chunksOf'
import { MOST_IDS, usersOfPins } from '@/data/biometric/deviceQueries'
import { readUser } from '@/data/biometric/deviceRecords'
import { holdersOfPins, type PinHolders } from '@/data/biometric/personByPin'
import { pageOf } from '@/data/store/collection'
import type { DocumentStore } from '@/data/store/documentStore'
import { someAtOnce } from '@/data/store/someAtOnce'

/** Whose a number is by the records, and by its own document. */
export type KnownPin = PinHolders & { user: BiometricUser | null }

/** What is said of numbers, of those of which something is. Many are asked for at a time. */
export async function usersByPin(
  store: DocumentStore,
  gymId: string,
  pins: readonly string[],
): Promise<ReadonlyMap<string, BiometricUser>> {
  const users = new Map<string, BiometricUser>()
  await someAtOnce(chunksOf(pins, MOST_IDS), async (some) => {
    const found = await store.query(pageOf(usersOfPins(gymId, some), { pageSize: MOST_IDS }))
    for (const user of found.map(readUser)) if (user !== null) users.set(user.pin, user)
  })
  return users
}

/** Asked for many at a time: a device may send thousands of numbers that nobody here has. */
export async function knownPins(
  store: DocumentStore,
  gymId: string,
  pins: readonly string[],
): Promise<ReadonlyMap<string, KnownPin>> {
  const holders = await holdersOfPins(store, gymId, pins)
  const users = await usersByPin(store, gymId, pins)
  return new Map([...holders].map(([pin, whose]) => [pin, { ...whose, user: users.get(pin) ?? null }]))
}
