import { biometricUserPath, devicePath } from '@/data/biometric/biometricRecords'
import { usersOf } from '@/data/biometric/deviceQueries'
import { readUser } from '@/data/biometric/deviceRecords'
import { tenantFilter } from '@/data/store/collection'
import { removeField, type DocumentStore, type Writer } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'

/** Nothing where the device is registered by then: what lies below it is in use. */
const whileGone = (store: DocumentStore, sn: string, write: (writer: Writer) => void): Promise<void> =>
  store.transact(async (transaction) => {
    if ((await transaction.get(devicePath(sn))) === null) write(transaction)
  })

/** What lies below a device, deleted page by page. */
async function emptyBelow(
  store: DocumentStore,
  sn: string,
  below: 'commands' | 'roster' | 'secrets',
): Promise<void> {
  const collection = `${devicePath(sn)}/${below}`
  for await (const page of pagesOf(store, { collection, where: [], orderBy: [] }))
    if (page.length > 0)
      await whileGone(store, sn, (writer) => page.forEach(({ path }) => writer.remove(path)))
}

/** How far the device has come with each of the centre's people. */
async function forgetStanding(store: DocumentStore, gymId: string, sn: string): Promise<void> {
  const { path: collection, orderBy } = usersOf(gymId)
  for await (const page of pagesOf(store, { collection, where: [tenantFilter(gymId)], orderBy })) {
    const knowing = page.flatMap((stored) => {
      const user = readUser(stored)
      return user !== null && sn in user.devices ? [user] : []
    })
    if (knowing.length > 0)
      await whileGone(store, sn, (writer) => {
        for (const { pin } of knowing)
          writer.update(biometricUserPath(gymId, pin), [{ at: ['devices', sn], value: removeField }])
      })
  }
}

/**
 * Everything of a device that is gone, so that it is told everything anew, and nothing old, should it be registered again one day. A
 * repeat goes on where it broke off.
 */
export async function forgetDevice(store: DocumentStore, gymId: string, sn: string): Promise<void> {
  await emptyBelow(store, sn, 'commands')
  await emptyBelow(store, sn, 'roster')
  await emptyBelow(store, sn, 'secrets')
  await forgetStanding(store, gymId, sn)
}
