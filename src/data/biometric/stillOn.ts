import type { BiometricUser } from '@/domain/biometric/device'
import type { StoreTransaction } from '@/data/store/documentStore'
import { commandPath, devicePath } from './biometricRecords'
import { deviceOf, readCommand } from './deviceRecords'

/**
 * A device, by its name, that was told to delete whoever had a number, and has not said that it did: whoever is given the number before
 * would be told to it in place of that, and it would let the other one's face in as theirs (decision 84). One that is switched off counts;
 * one that was removed does not.
 */
export async function stillOn(
  reader: Pick<StoreTransaction, 'get'>,
  { gymId, devices }: Pick<BiometricUser, 'gymId' | 'devices'>,
): Promise<string | null> {
  for (const sn of Object.keys(devices).sort()) {
    const { commandId = 0 } = devices[sn] ?? {}
    const command = commandId === 0 ? null : readCommand(await reader.get(commandPath(sn, commandId)))
    if (command?.kind !== 'DELETE' || command.status === 'DONE') continue
    const device = deviceOf(await reader.get(devicePath(sn)), gymId)
    if (device !== null) return device.name || sn
  }
  return null
}
