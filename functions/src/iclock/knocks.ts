import type { BiometricDevice } from '@/domain/biometric/device'
import type { Knock } from '@/domain/biometric/knock'
import { knockPath } from '@/data/biometric/biometricRecords'
import type { DocumentStore } from '@/data/store/documentStore'
import type { IclockCall } from './iclockCall'

/** So often the same device is written down, and so many new ones in that time by one instance: anybody may knock. */
const AGAIN_MS = 10 * 60_000
const MOST_NEW = 60

/** When each was last written down by this instance. */
export type KnockMemory = Map<string, number>

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

type Knocking = { sn: string; device: BiometricDevice | null; reason: Knock['reason']; call: IclockCall }

/** Writes down that a device called and was not let in, seldom enough that nobody fills the store by it. */
export async function noteKnock(
  store: DocumentStore,
  memory: KnockMemory,
  { sn, device, reason, call }: Knocking,
  now: Date,
): Promise<void> {
  for (const [known, at] of memory) if (now.getTime() - at >= AGAIN_MS) memory.delete(known)
  if (memory.has(sn) || memory.size >= MOST_NEW) return
  memory.set(sn, now.getTime())
  const stored = await store.get(knockPath(sn))
  const last = stored?.data['lastSeenAt']
  const isSame = stored?.data['reason'] === reason
  if (isSame && last instanceof Date && now.getTime() - last.getTime() < AGAIN_MS) return
  const gymId = device?.gymId ?? (await neighbourOf(store, call.address))
  await store.batch((writer) =>
    writer.merge(knockPath(sn), {
      // A centre that was found stays found, wherever the device calls from next.
      ...((gymId !== '' || stored === null) && { gymId }),
      reason,
      address: call.address,
      pushver: call.query('pushver').slice(0, 20),
      ...(stored === null && { firstSeenAt: now }),
      lastSeenAt: now,
    }),
  )
}
