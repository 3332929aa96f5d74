import type { BiometricDevice } from '@/domain/biometric/device'
import type { Knock } from '@/domain/biometric/knock'
import { beginningOf } from '@/domain/shared/text'
import { devicePath, knockPath } from '@/data/biometric/biometricRecords'
import type { DocumentStore } from '@/data/store/documentStore'
import type { IclockCall } from './iclockCall'

/** So often the same device is written down: anybody may knock. */
const AGAIN_MS = 10 * 60_000
/** In that time one instance writes down so many new ones of one address, and so many that no centre is shown. */
const MOST_OF_ADDRESS = 10
const MOST_OF_NOBODY = 60
/** A TTL policy removes what nobody has heard of since (docs/deploy.md). */
const KEPT_MS = 7 * 86_400_000

/** `isStranger`: nobody has registered it. */
type Noted = { at: number; address: string; gymId: string; isStranger: boolean }

/** What this instance has written down of late, by serial number. */
export type KnockMemory = Map<string, Noted>

/** The centre of a device at the same address, for one that nobody has registered. */
async function neighbourOf(store: DocumentStore, address: string): Promise<string> {
  if (address === '' || address === 'unknown') return ''
  const [neighbour] = await store.query({
    collection: 'biometricDevices',
    where: [{ field: 'address', op: '==', value: address }],
    orderBy: [],
    limit: 1,
  })
  const gymId = neighbour?.data['gymId']
  return typeof gymId === 'string' ? gymId : ''
}

/**
 * The centre that has registered its number in other letters, so that it never matches: in small ones, as older versions took what was
 * typed, or in capitals though the device itself writes small ones (`serialMeant`).
 */
async function typistOf(store: DocumentStore, sn: string): Promise<string> {
  for (const typed of [sn.toLowerCase(), sn.toUpperCase()]) {
    const gymId = typed === sn ? null : (await store.get(devicePath(typed)))?.data['gymId']
    if (typeof gymId === 'string') return gymId
  }
  return ''
}

type Knocking = { sn: string; device: BiometricDevice | null; reason: Knock['reason']; call: IclockCall }

/**
 * Whose list it goes into, or null where enough were written down. Made-up serial numbers take up the share of their own address, and
 * those that no centre is shown the room of one another: never that of a device which stands beside another one of a centre.
 */
async function placeOf(
  store: DocumentStore,
  memory: KnockMemory,
  { sn, device, call: { address } }: Knocking,
): Promise<string | null> {
  if (device !== null) return device.gymId
  const strangers = [...memory.values()].filter(({ isStranger }) => isStranger)
  const beside = strangers.filter((other) => other.address === address)
  if (beside.length >= MOST_OF_ADDRESS) return null
  const gymId = (await typistOf(store, sn)) || (beside[0]?.gymId ?? (await neighbourOf(store, address)))
  const isRoom = strangers.filter((other) => other.gymId === '').length < MOST_OF_NOBODY
  return gymId !== '' || isRoom ? gymId : null
}

/** Writes down that a device called and was not let in, seldom enough that nobody fills the store by it. */
export async function noteKnock(
  store: DocumentStore,
  memory: KnockMemory,
  knocking: Knocking,
  now: Date,
): Promise<void> {
  const { sn, device, reason, call } = knocking
  for (const [known, { at }] of memory) if (now.getTime() - at >= AGAIN_MS) memory.delete(known)
  if (memory.has(sn)) return
  const gymId = await placeOf(store, memory, knocking)
  if (gymId === null) return
  memory.set(sn, { at: now.getTime(), address: call.address, gymId, isStranger: device === null })
  const stored = await store.get(knockPath(sn))
  const last = stored?.data['lastSeenAt']
  const isSame = stored?.data['reason'] === reason
  if (isSame && last instanceof Date && now.getTime() - last.getTime() < AGAIN_MS) return
  await store.batch((writer) =>
    writer.merge(knockPath(sn), {
      // A centre that was found stays found, wherever the device calls from next.
      ...((gymId !== '' || stored === null) && { gymId }),
      reason,
      address: call.address,
      pushver: beginningOf(call.query('pushver'), 20),
      ...(stored === null && { firstSeenAt: now }),
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + KEPT_MS),
    }),
  )
}
