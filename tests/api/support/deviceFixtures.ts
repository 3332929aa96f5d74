import { biometricDeviceSchema, nextCommand, type DeviceCommand } from '@/domain/biometric/device'
import { devicePath, secretPath } from '@/data/biometric/biometricRecords'
import { readDevice, writeCommand } from '@/data/biometric/deviceRecords'
import type { DocumentStore } from '@/data/store/documentStore'
import { secretHashOf } from '../../../functions/src/iclock/secretHash'

/** A device as its registration leaves it. */
export const putDevice = (
  store: DocumentStore,
  { sn, gymId, secret, ...fields }: { sn: string; gymId: string; secret: string; [field: string]: unknown },
  known: object = {},
): Promise<void> =>
  store.batch((writer) => {
    const { id: _id, ...device } = biometricDeviceSchema.parse({
      ...{ id: sn, gymId, name: 'Front door', enabled: true, secretId: `of ${secret}` },
      ...fields,
    })
    writer.set(devicePath(sn), device)
    writer.set(secretPath(sn), { secretHash: secretHashOf(sn, secret), ...known })
  })

/** Queues a command, in place of one that waits. */
export const queueCommand = (
  store: DocumentStore,
  sn: string,
  gymId: string,
  wished: Pick<DeviceCommand, 'kind' | 'payload'> & { pin?: string; version?: number },
  superseded: DeviceCommand | null = null,
): Promise<DeviceCommand> =>
  store.transact(async (transaction) => {
    const device = readDevice(await transaction.get(devicePath(sn)), gymId)
    if (device === null) throw new Error(`There is no device ${sn}`)
    const { kind, payload, pin = '', version = 1 } = wished
    const now = new Date()
    const command = nextCommand(device, { gymId, pin, kind, payload, desiredVersion: version }, now)
    writeCommand(transaction, device, { command, instead: superseded, now })
    return command
  })
