import { infoOf, optionsOf } from '@/domain/biometric/deviceText'
import { nextCommand, type BiometricDevice } from '@/domain/biometric/device'
import { devicePath } from '@/data/biometric/biometricRecords'
import { readDevice, writeCommand } from '@/data/biometric/deviceRecords'
import type { DeviceScene } from './iclockCall'

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

const VALIDITY = 'UserValidTimeFun'

/**
 * What the device can do. Where it is to close by dates and has that switched off, it would take every such command and let everybody
 * in (DOMAIN 1.3): so it is told to switch it on, once.
 */
export const noteOptions = (
  { store, device: { id, gymId }, now }: DeviceScene,
  text: string,
): Promise<void> =>
  store.transact(async (transaction) => {
    const told = optionsOf(text)
    const stored = await transaction.get(devicePath(id))
    const device = readDevice(stored, gymId)
    if (device === null || Object.keys(told).length === 0) return
    const isToSwitch =
      device.strategy === 'validity' && told[VALIDITY] === '0' && device.options[VALIDITY] !== '0'
    if (isToSwitch) {
      const wished = { gymId, pin: '', kind: 'OPTION' as const, desiredVersion: 0 }
      const command = nextCommand(device, { ...wished, payload: { name: VALIDITY, value: 1 } }, now)
      writeCommand(transaction, device, command, null)
    }
    transaction.update(devicePath(id), [{ at: ['options'], value: { ...device.options, ...told } }])
  })
