import { biometricUserPath, devicePath } from '@/data/biometric/biometricRecords'
import { usersOf } from '@/data/biometric/deviceQueries'
import { deviceOf, readUser } from '@/data/biometric/deviceRecords'
import { deviceSerialsOf, writeSerials } from '@/data/biometric/gymDevices'
import { gymPath } from '@/data/gyms/gymOf'
import { tenantFilter } from '@/data/store/collection'
import { removeField, type DocumentStore } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import type { Acting } from '../http/handler'
import { noSuchGym, notAllowed } from '../http/httpError'
import { tellOfDevice } from './ownDevice'

/** What lies below a device, deleted page by page. */
async function emptyBelow(
  store: DocumentStore,
  sn: string,
  below: 'commands' | 'roster' | 'secrets',
): Promise<void> {
  const collection = `${devicePath(sn)}/${below}`
  for await (const page of pagesOf(store, { collection, where: [], orderBy: [] }))
    if (page.length > 0) await store.batch((writer) => page.forEach(({ path }) => writer.remove(path)))
}

/** Should it be registered again one day, it is told everything anew. */
async function forget(store: DocumentStore, gymId: string, sn: string): Promise<void> {
  const { path: collection, orderBy } = usersOf(gymId)
  for await (const page of pagesOf(store, { collection, where: [tenantFilter(gymId)], orderBy })) {
    const knowing = page.flatMap((stored) => {
      const user = readUser(stored)
      return user !== null && sn in user.devices ? [user] : []
    })
    if (knowing.length > 0)
      await store.batch((writer) => {
        for (const { pin } of knowing)
          writer.update(biometricUserPath(gymId, pin), [{ at: ['devices', sn], value: removeField }])
      })
  }
}

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
  await emptyBelow(store, sn, 'commands')
  await emptyBelow(store, sn, 'roster')
  await emptyBelow(store, sn, 'secrets')
  await forget(store, gymId, sn)
  return { kind: 'done' }
}
