import { infoOf, optionsOf } from '@/domain/biometric/deviceText'
import type { BiometricDevice } from '@/domain/biometric/device'
import { devicePath } from '@/data/biometric/biometricRecords'
import { readDevice } from '@/data/biometric/deviceRecords'
import type { DeviceScene } from './iclockCall'
import { passesDatesBy, switchOnDates } from './switchOnDates'

const SEEN_AGAIN_MS = 60_000

type Change = { at: string[]; value: unknown }

const changesOf = (device: BiometricDevice, told: Partial<BiometricDevice>): Change[] =>
  Object.entries(told)
    .filter(([name, value]) => device[name as keyof BiometricDevice] !== value)
    .map(([name, value]) => ({ at: [name], value }))

/** That the device called: written at most once a minute (DOMAIN 1.4), and what it says of itself with that. */
export async function noteCall(
  { store, device, now, address }: DeviceScene,
  told: Partial<BiometricDevice>,
  isNews = false,
): Promise<void> {
  const isDue = device.lastSeenAt === null || now.getTime() - device.lastSeenAt.getTime() >= SEEN_AGAIN_MS
  if (!isDue && !isNews) return
  const changes = changesOf(device, { ...told, address, lastSeenAt: now })
  await store.batch((writer) => writer.update(devicePath(device.id), changes))
}

export function noteInfo(scene: DeviceScene, info: string): Promise<void> {
  const { firmware, userCount, punchCount } = infoOf(info) ?? {}
  return noteCall(scene, {
    ...(firmware !== undefined && { firmware }),
    ...(typeof userCount === 'number' && { userCount }),
    ...(typeof punchCount === 'number' && { punchCount }),
  })
}

/** What the device can do; one that is to close by dates and passes them by is told to go by them. */
export const noteOptions = (
  { store, device: { id, gymId }, now }: DeviceScene,
  text: string,
): Promise<void> =>
  store.transact(async (transaction) => {
    const told = optionsOf(text)
    const device = readDevice(await transaction.get(devicePath(id)), gymId)
    if (device === null || Object.keys(told).length === 0) return
    const options = { ...device.options, ...told }
    if (passesDatesBy({ ...device, options })) await switchOnDates(store, transaction, device, now)
    transaction.update(devicePath(id), [{ at: ['options'], value: options }])
  })
