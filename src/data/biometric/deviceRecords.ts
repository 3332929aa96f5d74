import {
  biometricDeviceSchema,
  biometricUserSchema,
  deviceCommandSchema,
  type BiometricDevice,
  type BiometricUser,
  type DeviceCommand,
} from '@/domain/biometric/device'
import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore, StoredDocument, Writer } from '@/data/store/documentStore'
import { commandPath, devicePath } from './biometricRecords'
import { replaceCommand, waitedFor } from './settledCommand'

/** More than any centre has at its doors. */
const MOST_DEVICES = 50

/** null when it is not there, not the centre's, or no schema can read it. */
export function deviceOf(stored: StoredDocument | null, gymId: string): BiometricDevice | null {
  const parsed = biometricDeviceSchema.safeParse({ ...stored?.data, id: stored?.id })
  return parsed.success && parsed.data.gymId === gymId ? parsed.data : null
}

/** null also when it is switched off. */
export function readDevice(stored: StoredDocument | null, gymId: string): BiometricDevice | null {
  const device = deviceOf(stored, gymId)
  return device?.enabled === true ? device : null
}

export function readCommand(stored: StoredDocument | null): DeviceCommand | null {
  const parsed = deviceCommandSchema.safeParse(stored?.data)
  return parsed.success ? parsed.data : null
}

export function readUser(stored: StoredDocument | null): BiometricUser | null {
  const parsed = biometricUserSchema.safeParse(stored?.data)
  return parsed.success ? parsed.data : null
}

/** Every device that is registered for the centre, those that are switched off included. */
export const devicesOfGym = (store: DocumentStore, gymId: string): Promise<StoredDocument[]> =>
  store.query({
    collection: 'biometricDevices',
    where: [tenantFilter(gymId)],
    orderBy: [],
    limit: MOST_DEVICES,
  })

/** Serial numbers of the centre's devices that are switched on. */
export async function enabledDevices(store: DocumentStore, gymId: string): Promise<string[]> {
  const found = await devicesOfGym(store, gymId)
  return found.filter((each) => readDevice(each, gymId) !== null).map(({ id }) => id)
}

/**
 * Commands and the device's count of them go together: a device is only answered with commands if it has some. `instead`: as in
 * `DeviceQueue`.
 */
export function writeCommand(
  writer: Writer,
  device: BiometricDevice,
  { command, instead = null, now }: { command: DeviceCommand; instead?: DeviceCommand | null; now: Date },
): void {
  if (instead !== null) replaceCommand(writer, device.id, instead, now)
  writer.set(commandPath(device.id, command.id), command)
  const pendingCount = Math.max(0, device.pendingCount - waitedFor(instead)) + 1
  writer.update(devicePath(device.id), [
    { at: ['nextCmdId'], value: command.id + 1 },
    { at: ['pendingCount'], value: pendingCount },
  ])
}
