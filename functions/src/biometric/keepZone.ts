import { nextCommand } from '@/domain/biometric/device'
import { minutesAheadAtNoon } from '@/domain/shared/calendar'
import { devicePath } from '@/data/biometric/biometricRecords'
import { deviceOf, devicesOfGym, writeCommand } from '@/data/biometric/deviceRecords'
import type { DocumentStore } from '@/data/store/documentStore'
import { waitingFor } from './queueOnce'

/**
 * Keeps by which zone a centre's devices go: the zone was changed, or summer time begins or ends. A terminal sets its clock only when it
 * starts (DOMAIN 1.2, "India trap"), so it is told to; until then its punches are read by what it went by.
 */
export async function keepZone(
  store: DocumentStore,
  gymId: string,
  timezone: string,
  now: Date,
): Promise<void> {
  const tzOffsetMinutes = minutesAheadAtNoon(now, timezone)
  for (const { id: sn } of await devicesOfGym(store, gymId))
    await store.transact(async (transaction) => {
      const device = deviceOf(await transaction.get(devicePath(sn)), gymId)
      if (device === null) return
      const isMoved = device.tzOffsetMinutes !== tzOffsetMinutes
      if (!isMoved && device.timezone === timezone) return
      const restart = { kind: 'REBOOT', payload: {} } as const
      const isTold = !isMoved || !device.enabled || (await waitingFor(store, sn, restart)) !== null
      const { clockOffsetMinutes, tzOffsetMinutes: before } = device
      transaction.update(devicePath(sn), [
        { at: ['timezone'], value: timezone },
        { at: ['tzOffsetMinutes'], value: tzOffsetMinutes },
        { at: ['clockOffsetMinutes'], value: clockOffsetMinutes ?? before },
      ])
      if (isTold) return
      const command = nextCommand(device, { gymId, pin: '', ...restart, desiredVersion: 0 }, now)
      writeCommand(transaction, device, { command, now })
    })
}
