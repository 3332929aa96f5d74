import { devicePath } from '@/data/biometric/biometricRecords'
import { deviceOf } from '@/data/biometric/deviceRecords'
import { deviceSerialsOf, writeSerials } from '@/data/biometric/gymDevices'
import { gymPath } from '@/data/gyms/gymOf'
import type { Acting } from '../http/handler'
import { noSuchGym, notAllowed } from '../http/httpError'
import { forgetDevice } from './forgetDevice'
import { tellOfDevice } from './ownDevice'

/** The device is refused as soon as this is written; what lies below it goes after that, and a repeat goes on where it broke off. */
export async function removeDevice(
  { gymId, sn }: { gymId: string; sn: string },
  acting: Acting,
): Promise<{ kind: 'done' }> {
  const { store } = acting
  await store.transact(async (transaction) => {
    const gym = await transaction.get(gymPath(gymId))
    if (gym === null) throw noSuchGym()
    const stored = await transaction.get(devicePath(sn))
    const device = deviceOf(stored, gymId)
    if (stored !== null && device === null) throw notAllowed()
    const serials = deviceSerialsOf(gym)
    // A repeat: the device is gone, and what it left may still lie there.
    if (device === null && !serials.includes(sn)) return
    transaction.remove(devicePath(sn))
    writeSerials(
      transaction,
      gymId,
      serials.filter((each) => each !== sn),
    )
    tellOfDevice(transaction, { gymId, sn, act: 'device.remove', before: device, after: null }, acting)
  })
  await forgetDevice(store, gymId, sn)
  return { kind: 'done' }
}
