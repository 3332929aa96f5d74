import type { AccessHolder } from '@/domain/biometric/desiredAccess'
import { pinOf } from '@/domain/biometric/pin'
import { lookupOf } from '@/domain/members/lookupOf'
import type { Staff } from '@/domain/staff/staff'
import { heldMember, missingHistory, writeMember } from '@/data/members/memberRecords'
import { staffPath } from '@/data/staff/staffRecords'
import {
  serverTime,
  type DocumentStore,
  type StoredDocument,
  type StoreTransaction,
  type Writer,
} from '@/data/store/documentStore'
import { accessMoment } from './accessMoment'
import { biometricUserPath } from './biometricRecords'
import { openQueue } from './deviceQueue'
import { readUser } from './deviceRecords'
import { deviceSerialsOf } from './gymDevices'
import { keptWish } from './keptWish'
import { planAccess, type AccessMoment, type PlannedAccess } from './planAccess'

export const pinOfHolder = ({ personType, person }: AccessHolder): string =>
  pinOf(personType === 'member' ? person.biometricUserId : person.biometricId)

/** The same person with another number, '' for none. */
export const withPin = (holder: AccessHolder, pin: string): AccessHolder =>
  holder.personType === 'member'
    ? { personType: 'member', person: { ...holder.person, biometricUserId: Number(pin) } }
    : { personType: 'employee', person: { ...holder.person, biometricId: Number(pin) } }

type PlannedPin = { planned: PlannedAccess[]; write: (writer: Writer) => void }

/**
 * What the devices are told where somebody comes to have another number, or stands otherwise than before: the number they had
 * is shut, the one they have follows them, and so does what was said of them at the desk. Whoever calls has made sure that nobody else
 * has it.
 */
export async function planPin(
  store: DocumentStore,
  transaction: StoreTransaction,
  serials: readonly string[],
  { before, after }: { before: string; after: AccessHolder },
  moment: AccessMoment,
): Promise<PlannedPin> {
  const queue = await openQueue(transaction, moment.gymId, serials, moment.now)
  const pin = pinOfHolder(after)
  const planned: PlannedAccess[] = []
  const left = before !== '' && before !== pin ? before : ''
  const claim = left === '' ? null : readUser(await transaction.get(biometricUserPath(moment.gymId, left)))
  // By now it may be somebody else's, whose door stays as it is.
  const isTheirs = claim?.personId === after.person.id
  if (isTheirs) {
    const leavesWish = pin !== ''
    const shut = await planAccess(transaction, queue, { pin: left, holder: null, leavesWish }, moment)
    if (shut !== null) planned.push(shut)
  }
  let kept: Awaited<ReturnType<typeof keptWish>> | null = null
  if (pin !== '') {
    const asked = { gymId: moment.gymId, personId: after.person.id, pin }
    if (!isTheirs && before !== pin) kept = await keptWish(store, transaction, asked)
    const brought = isTheirs ? claim.wish : (kept?.wish ?? null)
    const taken = await planAccess(
      transaction,
      queue,
      { pin, holder: after, takesOver: true, brought },
      moment,
    )
    if (taken !== null) planned.push(taken)
  }
  return {
    planned,
    write(writer) {
      kept?.write(writer)
      for (const each of planned) each.write(writer)
      queue.write(writer)
    },
  }
}

/** What the devices follow of an employee: the number, and whether they work here. */
export async function doorOfEmployee(
  store: DocumentStore,
  transaction: StoreTransaction,
  gym: StoredDocument,
  { before, after }: { before: Staff | null; after: Staff },
  now: Date,
): Promise<(writer: Writer) => void> {
  const pinBefore = pinOf(before?.biometricId ?? 0)
  const isSame =
    pinBefore === pinOf(after.biometricId) &&
    before?.isActive === after.isActive &&
    before.deleted === after.deleted
  if (isSame || (pinBefore === '' && after.biometricId === 0)) return () => undefined
  const holder: AccessHolder = { personType: 'employee', person: after }
  const { write } = await planPin(
    store,
    transaction,
    deviceSerialsOf(gym),
    { before: pinBefore, after: holder },
    accessMoment(gym, now),
  )
  return write
}

/** Reads what writing a person's number needs; the server alone writes it, with the directory of members. */
export async function writePin(
  transaction: StoreTransaction,
  stored: StoredDocument,
  after: AccessHolder,
  timezone: string,
): Promise<(writer: Writer) => void> {
  if (after.personType === 'employee')
    return (writer) =>
      writer.update(staffPath(stored.id), [
        { at: ['biometricId'], value: after.person.biometricId },
        { at: ['updatedAt'], value: serverTime },
      ])
  const held = heldMember(stored, timezone)
  if (held === null) return () => undefined
  const missing = await missingHistory(transaction, held)
  const member = { ...after.person, lookup: lookupOf(after.person, timezone, held.member.lookup) }
  return (writer) => writeMember(writer, held, member, missing)
}
