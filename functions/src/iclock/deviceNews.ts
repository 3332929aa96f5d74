import { packsDates } from '@/domain/biometric/deviceClock'
import { doorMask, tellsDoors } from '@/domain/biometric/doorMask'
import { infoOf, optionsOf, registryOf } from '@/domain/biometric/deviceText'
import { MOST_REGISTRY_ASKED, type BiometricDevice } from '@/domain/biometric/device'
import { devicePath } from '@/data/biometric/biometricRecords'
import { readDevice } from '@/data/biometric/deviceRecords'
import { askLineUp } from '@/data/biometric/lineUp'
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

/**
 * Whoever was told their days by a controller's form that is not its own, or other doors than it has: a new one is told of nobody before
 * it registers.
 */
function wasToldWrong(device: BiometricDevice, options: BiometricDevice['options']): boolean {
  if (device.oldestCmdId === 1) return false
  const hasOtherForm = device.strategy === 'validity' && packsDates(device.options) !== packsDates(options)
  return hasOtherForm || (tellsDoors(device) && doorMask(device) !== doorMask({ ...device, options }))
}

const HOUR_MS = 3_600_000

/**
 * Everybody is sent to a device at most once an hour, though it says one thing and the other in turns: what it has said meanwhile is made
 * good by what it says then.
 */
function sentAnewAfter(
  device: BiometricDevice,
  options: BiometricDevice['options'],
  now: Date,
): BiometricDevice['sentAnew'] {
  const { sentAnew } = device
  if (sentAnew?.isDue !== true && !wasToldWrong(device, options)) return sentAnew
  const isEarly = sentAnew !== null && now.getTime() - sentAnew.at.getTime() < HOUR_MS
  return isEarly ? { at: sentAnew.at, isDue: true } : { at: now, isDue: false }
}

/** One that is to close by dates and passes them by is told to go by them. */
const keepOptions = (
  { store, device: { id, gymId }, now }: DeviceScene,
  told: Record<string, string>,
  more: Partial<BiometricDevice> = {},
): Promise<void> =>
  store.transact(async (transaction) => {
    const device = readDevice(await transaction.get(devicePath(id)), gymId)
    if (device === null) return
    const options = { ...device.options, ...told }
    if (passesDatesBy({ ...device, options })) await switchOnDates(store, transaction, device, now)
    const sentAnew = sentAnewAfter(device, options, now)
    if (sentAnew !== device.sentAnew && sentAnew?.isDue === false)
      askLineUp(transaction, { gymId, sn: id }, true, now)
    transaction.update(devicePath(id), changesOf(device, { ...more, options, sentAnew }))
  })

/** What the device can do. */
export async function noteOptions(scene: DeviceScene, text: string): Promise<void> {
  const told = optionsOf(text)
  if (Object.keys(told).length > 0) await keepOptions(scene, told)
}

/** What a controller says of itself when it registers: it is not asked for it any more. */
export const noteRegistry = (scene: DeviceScene, text: string): Promise<void> =>
  keepOptions(scene, registryOf(text), { registryAsked: MOST_REGISTRY_ASKED })
