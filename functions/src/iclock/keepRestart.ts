import { devicePath } from '@/data/biometric/biometricRecords'
import { readCommand } from '@/data/biometric/deviceRecords'
import { keepAck } from './deviceAcks'
import type { DeviceScene } from './iclockCall'

/** Of one kind that are under way a device has few. */
const MOST_SENT = 20

/**
 * A device that begins anew has started again: what told it to is done. Most go down before they say so, and would be told for as long as
 * they are not heard.
 */
export async function keepRestart(scene: DeviceScene): Promise<void> {
  const { store, device, now } = scene
  if (device.pendingCount === 0) return
  const sent = await store.query({
    collection: `${devicePath(device.id)}/commands`,
    where: [
      { field: 'kind', op: '==', value: 'REBOOT' },
      { field: 'status', op: '==', value: 'SENT' },
    ],
    orderBy: [],
    limit: MOST_SENT,
  })
  for (const command of sent.map(readCommand))
    if (command?.sentAt && command.sentAt < now)
      await keepAck(scene, { id: command.id, returnCode: 0, raw: '' })
}
