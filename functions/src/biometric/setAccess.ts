import type { CallOutput } from '@/domain/api/contract'
import { whyNeverIn } from '@/domain/biometric/desiredAccess'
import { isOnline, type Access } from '@/domain/biometric/device'
import { refused } from '@/domain/shared/refusal'
import { accessMoment, holderIn } from '@/data/biometric/accessMoment'
import { openQueue } from '@/data/biometric/deviceQueue'
import { enabledDevices } from '@/data/biometric/deviceRecords'
import { planAccess, type PlannedAccess } from '@/data/biometric/planAccess'
import { gymPath } from '@/data/gyms/gymOf'
import type { StoredDocument, StoreTransaction } from '@/data/store/documentStore'
import type { Acting } from '../http/handler'
import { HttpError } from '../http/httpError'
import { personsByPin, type PinHolder } from '@/data/biometric/personByPin'
import { tellOf } from './tellOf'

type Answer = CallOutput<'enableBiometricUser'>
type Done = Extract<Answer, { kind: 'done' }>
type Wish = { gymId: string; pin: string; desired: Access }

const refusedPin = (reason: string): Answer => refused(reason, 'biometricUserId')

/** Whoever may ask about the centre may know what it has: the owner's own, or an administrator's. */
const notThere = (message: string) => new HttpError(404, 'not-found', message)

const answerOf = ({ user, queued }: PlannedAccess, now: Date): Done => ({
  kind: 'done',
  ok: true,
  biometricUserId: user.pin,
  gymId: user.gymId,
  desired: user.desired,
  version: user.version,
  devices: queued.map(({ device, command }) => ({
    sn: device.id,
    commandId: command.id,
    status: 'queued',
    online: isOnline(device, now),
    lastSeenAt: device.lastSeenAt?.toISOString() ?? null,
  })),
})

async function wishInStore(
  transaction: StoreTransaction,
  { gymId, pin, desired }: Wish,
  { person, serials, gym }: { person: PinHolder; serials: string[]; gym: StoredDocument },
  acting: Acting,
): Promise<Answer> {
  const { caller, now } = acting
  const moment = accessMoment(gym, now)
  const holder = await holderIn(transaction, person, moment)
  if (holder === null) return refusedPin('The record of this person can’t be read. Tell our support.')
  const never = desired === 'enabled' ? whyNeverIn(holder) : null
  if (never !== null) return refusedPin(never)
  const queue = await openQueue(transaction, gymId, serials, now)
  const wish = { desired, at: now, by: caller.uid }
  const planned = await planAccess(transaction, queue, { pin, holder, wish, isForced: true }, moment)
  if (planned === null)
    return refusedPin(`The number ${pin} is linked to somebody else. Link it to this person first.`)
  planned.write(transaction)
  queue.write(transaction)
  const act = desired === 'enabled' ? 'biometric.enable' : 'biometric.disable'
  const record = { gymId, act, collection: 'biometricUsers', documentId: `${gymId}_${pin}` } as const
  tellOf(transaction, { ...record, before: planned.known, after: planned.user }, acting)
  return answerOf(planned, now)
}

/**
 * What somebody says of a person at the doors (DOMAIN 1.6): the wish is kept with a version, and each enabled device gets one
 * command for it, in place of one that still waits. The last wish wins; a device that comes later is brought into line by it.
 */
export async function setAccess(wish: Wish, acting: Acting): Promise<Answer> {
  const { store } = acting
  const { gymId, pin } = wish
  const gym = await store.get(gymPath(gymId))
  if (gym === null) throw notThere('There is no such centre.')
  const [person, another] = await personsByPin(store, gymId, pin)
  if (person === undefined)
    throw notThere(`Nobody of this centre has the number ${pin}. Enter it in the person’s record first.`)
  if (another !== undefined)
    return refusedPin(`More than one person has the number ${pin}. Give each a number of their own first.`)
  const serials = await enabledDevices(store, gymId)
  return store.transact((transaction) => wishInStore(transaction, wish, { person, serials, gym }, acting))
}
