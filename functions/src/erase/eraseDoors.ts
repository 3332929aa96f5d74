import { accessMoment, storedPin } from '@/data/biometric/accessMoment'
import {
  biometricUserPath,
  devicePath,
  passwordPath,
  rosterPath,
  sentTextPath,
} from '@/data/biometric/biometricRecords'
import { usersLeftBy } from '@/data/biometric/deviceQueries'
import { openQueue, type DeviceQueue } from '@/data/biometric/deviceQueue'
import { deviceOf, devicesOfGym, readUser } from '@/data/biometric/deviceRecords'
import { deviceSerialsOf } from '@/data/biometric/gymDevices'
import { planAccess } from '@/data/biometric/planAccess'
import { memberPath } from '@/data/members/memberRecords'
import { pageOf, tenantFilter } from '@/data/store/collection'
import type { DocumentStore, StoredDocument, StoreTransaction, Where } from '@/data/store/documentStore'
import { isOpen } from '@/domain/biometric/commandRules'
import type { BiometricUser } from '@/domain/biometric/device'
import { rosterLineSchema } from '@/domain/biometric/roster'
import { mapOf } from '@/domain/shared/readers'
import { changeEach } from './changeEach'
import type { Traces } from './traces'

type Who = Pick<Traces, 'gymId' | 'memberId' | 'names'>

/** Nobody has had more of them. */
const MOST_NUMBERS = 50

/**
 * What commands said of them, and how each device has them: the name, the card, the password. `isOthers`: somebody else has the number by
 * now, and only what names this person is theirs.
 */
async function eraseOnDevice(
  store: DocumentStore,
  { gymId, names }: Who,
  sn: string,
  { pin, isOthers }: { pin: string; isOthers: boolean },
): Promise<void> {
  const ofPin: Where[] = [tenantFilter(gymId), { field: 'pin', op: '==', value: pin }]
  const ids: number[] = []
  await changeEach(store, { collection: `${devicePath(sn)}/commands`, where: ofPin }, ({ data }) => {
    const name = mapOf(data['payload'])?.['name']
    const isTheirs = !isOthers || (typeof name === 'string' && names.includes(name))
    // A deletion names nobody, and its answer is read by what it said.
    if (!isTheirs || data['kind'] === 'DELETE') return []
    if (typeof data['id'] === 'number') ids.push(data['id'])
    return [
      ...(name === undefined ? [] : [{ at: ['payload', 'name'], value: '' }]),
      { at: ['told'], value: '' },
      { at: ['raw'], value: '' },
    ]
  })
  for (const id of ids) await store.batch((writer) => writer.remove(sentTextPath(sn, id)))
  if (isOthers) return
  await store.transact(async (transaction) => {
    const path = rosterPath(sn, pin)
    const stored = await transaction.get(path)
    const line = rosterLineSchema.safeParse({ ...stored?.data, id: pin }).data
    // It is deleted by the number as the device writes it, and the line goes once that is done.
    if (line !== undefined && line.pin !== pin) transaction.set(path, { gymId, sn, pin: line.pin })
    else transaction.remove(path)
    transaction.remove(passwordPath(sn, pin))
  })
}

async function eraseNumber(store: DocumentStore, who: Who, pin: string): Promise<void> {
  const { gymId, memberId } = who
  const holder = readUser(await store.get(biometricUserPath(gymId, pin)))?.personId ?? ''
  const isOthers = holder !== '' && holder !== memberId
  for (const { id } of await devicesOfGym(store, gymId))
    await eraseOnDevice(store, who, id, { pin, isOthers })
}

/**
 * Has each device delete whoever it has by the number, templates and all, unless that was the last it was told and it has not refused. One that is switched off is
 * told as well, for the day on which it is switched on again. Answers how the devices stand then.
 */
async function deletions(
  queue: DeviceQueue,
  { pin, version, devices }: BiometricUser,
  now: Date,
): Promise<BiometricUser['devices']> {
  const told: BiometricUser['devices'] = {}
  for (const { id: sn } of queue.devices) {
    const { commandId = 0, appliedVersion = 0 } = devices[sn] ?? {}
    const last = await queue.command(sn, commandId)
    const hasFailed = last?.status === 'FAILED'
    if (last?.kind === 'DELETE' && !hasFailed) continue
    const wished = { pin, kind: 'DELETE', payload: {}, desiredVersion: version } as const
    const { id } = queue.push(sn, wished, last !== null && (isOpen(last) || hasFailed) ? last : null)
    // Behind until it has: the night tells those again that are.
    const behind = Math.min(appliedVersion, version - 1)
    told[sn] = { appliedVersion: behind, commandId: id, state: 'queued', at: now, returnCode: null }
  }
  return told
}

const queueOf = (transaction: StoreTransaction, gym: StoredDocument, now: Date) =>
  openQueue(transaction, gym.id, deviceSerialsOf(gym), now, deviceOf)

/** Takes the number off them and the person off each device at once: nobody is to be let in by it, given it meanwhile, nor put back. */
const unlink = (
  store: DocumentStore,
  gym: StoredDocument,
  { gymId, memberId }: Who,
  pin: string,
  now: Date,
) =>
  store.transactByVersion(async (transaction) => {
    const path = biometricUserPath(gymId, pin)
    const claim = readUser(await transaction.get(path))
    const queue = await queueOf(transaction, gym, now)
    // Whoever is taken off a device is not shut out there first.
    const untold = { ...queue, devices: [] }
    const shut =
      claim?.personId === memberId
        ? await planAccess(transaction, untold, { pin, holder: null }, accessMoment(gym, now))
        : null
    const told = shut === null ? {} : await deletions(queue, shut.user, now)
    transaction.update(memberPath(memberId), [{ at: ['biometricUserId'], value: 0 }])
    if (shut !== null) transaction.set(path, { ...shut.user, devices: { ...shut.user.devices, ...told } })
    queue.write(transaction)
  })

/** The same of a number that was taken off them before, and is nobody's by now. */
const takeOff = (store: DocumentStore, gym: StoredDocument, path: string, now: Date) =>
  store.transactByVersion(async (transaction) => {
    const user = readUser(await transaction.get(path))
    if (user === null || user.personId !== '') return
    const queue = await queueOf(transaction, gym, now)
    const told = Object.entries(await deletions(queue, user, now))
    const fields = told.map(([sn, value]) => ({ at: ['devices', sn], value }))
    if (fields.length > 0) transaction.update(path, fields)
    queue.write(transaction)
  })

/** Numbers that were taken off them before: a device may still know their face by each. */
async function eraseLeft(store: DocumentStore, gym: StoredDocument, who: Who, now: Date): Promise<void> {
  const left = usersLeftBy(who.gymId, who.memberId)
  for (const { path, data } of await store.query(pageOf(left, { pageSize: MOST_NUMBERS }))) {
    await eraseNumber(store, who, String(data['pin']))
    await takeOff(store, gym, path, now)
  }
}

export async function eraseDoors(
  store: DocumentStore,
  gym: StoredDocument,
  who: Who,
  now: Date,
): Promise<void> {
  const { gymId, memberId } = who
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
  if (pin !== '') {
    await eraseNumber(store, who, pin)
    await unlink(store, gym, who, pin, now)
  }
  await eraseLeft(store, gym, who, now)
}
