import { nextCommand, type BiometricDevice } from '@/domain/biometric/device'
import { devicePath } from '@/data/biometric/biometricRecords'
import { readCommand, writeCommand } from '@/data/biometric/deviceRecords'
import type { DocumentStore, StoreTransaction } from '@/data/store/documentStore'

const VALIDITY = 'UserValidTimeFun'

/** Options that wait for a device at a time: there are four. */
const MOST_WAITING = 20

/** Whether a device that is to close by dates has said that it passes them by. */
export const passesDatesBy = ({
  strategy,
  options,
}: Pick<BiometricDevice, 'strategy' | 'options'>): boolean =>
  strategy === 'validity' && options[VALIDITY] === '0'

/**
 * Tells a device to go by dates. With the option off it takes every such command and lets everybody in (DOMAIN 1.3): so it is told each
 * time that it says so, and once however often it does before it has answered. `device` was read in the transaction.
 */
export async function switchOnDates(
  store: DocumentStore,
  transaction: StoreTransaction,
  device: BiometricDevice,
  now: Date,
): Promise<void> {
  const { id: sn, gymId } = device
  const open = await store.query({
    collection: `${devicePath(sn)}/commands`,
    where: [
      { field: 'kind', op: '==', value: 'OPTION' },
      { field: 'status', op: 'in', value: ['QUEUED', 'SENT'] },
    ],
    orderBy: [],
    limit: MOST_WAITING,
  })
  if (open.some((stored) => readCommand(stored)?.payload['name'] === VALIDITY)) return
  const payload = { name: VALIDITY, value: 1 }
  const command = nextCommand(device, { gymId, pin: '', kind: 'OPTION', payload, desiredVersion: 0 }, now)
  writeCommand(transaction, device, { command, now })
}
