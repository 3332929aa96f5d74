import { accessMoment, storedPin } from '@/data/biometric/accessMoment'
import {
  biometricUserPath,
  devicePath,
  passwordPath,
  rosterPath,
  sentTextPath,
} from '@/data/biometric/biometricRecords'
import { openQueue } from '@/data/biometric/deviceQueue'
import { devicesOfGym, readUser } from '@/data/biometric/deviceRecords'
import { deviceSerialsOf } from '@/data/biometric/gymDevices'
import { planAccess } from '@/data/biometric/planAccess'
import { memberPath } from '@/data/members/memberRecords'
import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore, StoredDocument, Where } from '@/data/store/documentStore'
import { mapOf } from '@/domain/shared/readers'
import { changeEach } from './changeEach'

type Who = { gymId: string; memberId: string }

/** What commands said of them, and how each device has them: the name, the card, the password. */
async function eraseOnDevice(store: DocumentStore, gymId: string, sn: string, pin: string): Promise<void> {
  const ofPin: Where[] = [tenantFilter(gymId), { field: 'pin', op: '==', value: pin }]
  const ids: number[] = []
  await changeEach(store, { collection: `${devicePath(sn)}/commands`, where: ofPin }, ({ data }) => {
    if (typeof data['id'] === 'number') ids.push(data['id'])
    const isNamed = mapOf(data['payload'])?.['name'] !== undefined
    return [
      ...(isNamed ? [{ at: ['payload', 'name'], value: '' }] : []),
      { at: ['told'], value: '' },
      { at: ['raw'], value: '' },
    ]
  })
  for (const id of ids) await store.batch((writer) => writer.remove(sentTextPath(sn, id)))
  await store.batch((writer) => {
    writer.remove(rosterPath(sn, pin))
    writer.remove(passwordPath(sn, pin))
  })
}

/** Takes the number off them and the person off each device, templates and all: nobody is to be let in by it, nor put back. */
const unlink = (
  store: DocumentStore,
  gym: StoredDocument,
  { gymId, memberId }: Who,
  pin: string,
  now: Date,
) =>
  store.transactByVersion(async (transaction) => {
    const claim = readUser(await transaction.get(biometricUserPath(gymId, pin)))
    const isTheirs = claim?.personId === memberId
    const queue = await openQueue(transaction, gymId, isTheirs ? deviceSerialsOf(gym) : [], now)
    const moment = accessMoment(gym, now)
    const shut = isTheirs ? await planAccess(transaction, queue, { pin, holder: null }, moment) : null
    if (shut !== null)
      for (const { id: sn } of queue.devices) {
        const wished = { pin, kind: 'DELETE', payload: {}, desiredVersion: shut.user.version } as const
        const command = queue.push(sn, wished, null)
        // The last one counts: whoever is taken off is not shut out there first.
        const standing = shut.user.devices[sn]
        if (standing !== undefined) shut.user.devices[sn] = { ...standing, commandId: command.id }
      }
    transaction.update(memberPath(memberId), [{ at: ['biometricUserId'], value: 0 }])
    shut?.write(transaction)
    queue.write(transaction)
  })

export async function eraseDoors(
  store: DocumentStore,
  gym: StoredDocument,
  { gymId, memberId }: Who,
  now: Date,
): Promise<void> {
  // The desk was told of these by name.
  await changeEach(
    store,
    {
      collection: 'punches',
      where: [
        tenantFilter(gymId),
        { field: 'personId', op: '==', value: memberId },
        { field: 'result', op: '==', value: 'whileDisabled' },
      ],
    },
    () => [{ at: ['name'], value: '' }],
  )
  const member = await store.get(memberPath(memberId))
  const pin = member === null ? '' : storedPin('member', member)
  if (pin === '') return
  for (const { id } of await devicesOfGym(store, gymId)) await eraseOnDevice(store, gymId, id, pin)
  await unlink(store, gym, { gymId, memberId }, pin, now)
}
