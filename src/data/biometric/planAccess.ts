import { isOpen } from '@/domain/biometric/commandRules'
import {
  desiredAccess,
  tellsOpen,
  type AccessHolder,
  type DesiredAccess,
} from '@/domain/biometric/desiredAccess'
import type { AccessWish, BiometricDevice, BiometricUser, DeviceCommand } from '@/domain/biometric/device'
import type { GymSettings } from '@/domain/gyms/settings'
import type { CivilDate } from '@/domain/shared/civilDate'
import { isSame } from '@/domain/shared/upgradeRecord'
import type { StoreTransaction, Writer } from '@/data/store/documentStore'
import { biometricUserPath } from './biometricRecords'
import { formersOf, leftWish } from './formers'
import { readUser } from './deviceRecords'
import { stillOn } from './stillOn'
import type { DeviceQueue } from './deviceQueue'

export type AccessMoment = { gymId: string; settings: GymSettings; today: CivilDate; now: Date }

/**
 * What is asked of a number. `holder` null: it is nobody's any more, and stays shut. `wish`: what a person says now. `brought`: what was
 * said of the holder while they had another number. `leavesWish`: of whoever has the number it is brought to another one.
 * `isForced`: as a new version, though nothing differs. `takesOver`: whoever had the number has it no longer. `isOn`: queues as well where a device has not come as far, and says
 * who is on a device, because whoever is to be stopped and is not there is not put there.
 */
export type AsksAccess = {
  pin: string
  holder: AccessHolder | null
  wish?: AccessWish
  brought?: AccessWish | null
  leavesWish?: boolean
  isForced?: boolean
  takesOver?: boolean
  isOn?: (sn: string) => boolean
  /** Devices that are told again what they have been told. */
  isAgain?: (sn: string) => boolean
}

export type PlannedAccess = {
  known: BiometricUser | null
  user: BiometricUser
  queued: { device: BiometricDevice; command: DeviceCommand }[]
  write: (writer: Writer) => void
}

const shut: DesiredAccess = { desired: 'disabled', validFrom: null, validUntil: null }

const isTheSame = (
  known: BiometricUser,
  user: Pick<BiometricUser, 'personType' | 'personId' | 'desired' | 'validFrom' | 'validUntil'>,
): boolean =>
  (['personType', 'personId', 'desired', 'validFrom', 'validUntil'] as const).every(
    (name) => known[name] === user[name],
  )

/** Whether a command that was never sent tells the device just that: another in its place would only make the queue longer. */
const saysIt = (
  { status, told, kind, payload, desiredVersion }: DeviceCommand,
  wished: Pick<DeviceCommand, 'kind' | 'payload' | 'desiredVersion'>,
): boolean =>
  status === 'QUEUED' &&
  told === '' &&
  kind === wished.kind &&
  desiredVersion === wished.desiredVersion &&
  isSame(payload, wished.payload)

type Held = Pick<BiometricUser, 'personId' | 'former'>

const lastHolder = ({ personId, former }: Held) => (personId === '' ? (former?.personId ?? '') : personId)

/**
 * Whoever is stopped once more was stopped all the time, also while they had no number: punches of meanwhile that come late are judged by
 * it.
 */
const isStillSo = (known: BiometricUser, user: Parameters<typeof isTheSame>[1] & Held): boolean =>
  isTheSame(known, user) ||
  (lastHolder(known) === lastHolder(user) && known.desired === 'disabled' && user.desired === 'disabled')

/** "Let in" of somebody who comes in anyhow only takes a "stop" back, and a sale ends one: neither stands any longer. */
function standingWish(
  wish: AccessWish | null,
  ruled: DesiredAccess,
  wanted: DesiredAccess,
): AccessWish | null {
  if (wish === null) return null
  if (wish.desired === 'enabled') return ruled.desired === 'enabled' ? null : wish
  return wanted.desired === 'enabled' ? null : wish
}

/** What was said last of a person, by the document of their number; also of one whom it was taken off, until they have it again. */
function lastSaid(known: BiometricUser | null, personId: string): AccessWish | null {
  if (known === null) return null
  return known.personId === personId ? known.wish : leftWish(known, personId)
}

function wantedOf(
  { holder, wish: said, brought = null }: AsksAccess,
  known: BiometricUser | null,
  moment: AccessMoment,
) {
  if (holder === null) return { wanted: shut, wish: null }
  const { settings, today } = moment
  const wish = said ?? brought ?? lastSaid(known, holder.person.id)
  const wanted = desiredAccess(holder, wish, settings, today)
  return { wanted, wish: standingWish(wish, desiredAccess(holder, null, settings, today), wanted) }
}

/**
 * `last`: what the device was told last of a number that is nobody's. Whom it is to delete it is told to delete, however often. `isOn`:
 * whether it names somebody by the number: after it has deleted the one before, that is somebody new, whose face and fingers stay.
 */
export const kindOf = (
  wanted: DesiredAccess,
  device: BiometricDevice,
  last: DeviceCommand | null,
  isOn: boolean,
): 'ENABLE' | 'DISABLE' | 'DELETE' => {
  if (last?.kind === 'DELETE' && (last.status !== 'DONE' || !isOn)) return 'DELETE'
  return tellsOpen(wanted, device) ? 'ENABLE' : 'DISABLE'
}

/**
 * Reads what a change of access needs, and plans it: the wish with its version, and a command for each device that has not
 * come as far, in place of one that waits (DOMAIN 1.6). null: nothing is to be done, or the number is another person's. A number by
 * which a device has yet to delete somebody stays nobody's, whoever's record bears it: that deletion is all that the device is told.
 */
export async function planAccess(
  transaction: StoreTransaction,
  queue: DeviceQueue,
  asked: AsksAccess,
  moment: AccessMoment,
): Promise<PlannedAccess | null> {
  const { gymId, now } = moment
  const { pin, isForced = false, isOn } = asked
  const path = biometricUserPath(gymId, pin)
  const known = readUser(await transaction.get(path))
  const isOthers = known !== null && known.personId !== '' && known.personId !== asked.holder?.person.id
  if (asked.holder !== null && isOthers && asked.takesOver !== true) return null
  const isAnew = asked.holder !== null && known?.personId === ''
  const isAwaited = isAnew && (await stillOn(transaction, known)) !== null
  if (isAwaited && isForced) return null
  const holder = isAwaited ? null : asked.holder
  const { wanted, wish } = wantedOf({ ...asked, holder }, known, moment)
  const personType = holder?.personType ?? known?.personType ?? 'member'
  const next = { gymId, pin, personType, personId: holder?.person.id ?? '', ...wanted }
  const isNew = isForced || known === null || !isTheSame(known, next)
  if (!isNew && isOn === undefined) return null

  const version = (known?.version ?? 0) + (isNew ? 1 : 0)
  const formers = formersOf(known, next.personId, asked.leavesWish === true)
  const since = known?.personId === next.personId ? known.since : now
  const updatedAt =
    known !== null && (!isNew || isStillSo(known, { ...next, ...formers })) ? known.updatedAt : now
  const devices = { ...known?.devices }
  const user: BiometricUser = { ...next, wish, ...formers, since, version, updatedAt, devices }
  const queued: PlannedAccess['queued'] = []
  let isWaiting = false
  for (const device of queue.devices) {
    const before = known?.devices[device.id]
    const isAgain = asked.isAgain?.(device.id) === true
    const hasDone = before !== undefined && before.appliedVersion >= (known?.version ?? 0)
    if (hasDone && !isNew && !isAgain) continue
    const isPassedBy = before === undefined || (hasDone && holder !== null)
    const last = isPassedBy ? null : await queue.command(device.id, before.commandId)
    const isOnIt = isOn === undefined || isOn(device.id)
    const kind = kindOf(wanted, device, holder === null ? last : null, isOnIt)
    if (kind === 'DISABLE' && before === undefined && !isOnIt) continue
    // Nobody's, shut there or deleted, and not on the device: told again, it would have somebody by the number.
    const isGone = holder === null && hasDone && !isNew && !isOnIt
    if (isGone && (last?.kind !== 'DELETE' || last.status === 'DONE')) continue
    const waiting = last !== null && isOpen(last) ? last : null
    if (waiting?.desiredVersion === version && !isAgain) continue
    const { validFrom, validUntil } = wanted
    const payload = kind === 'DELETE' ? {} : { name: holder?.person.name ?? '', validFrom, validUntil }
    const wished = { pin, kind, payload, desiredVersion: version } as const
    if (waiting !== null && saysIt(waiting, wished)) {
      isWaiting = true
      continue
    }
    const command = queue.push(device.id, wished, waiting ?? (last?.status === 'FAILED' ? last : null))
    user.devices[device.id] = {
      appliedVersion: isAgain && !isNew ? version - 1 : (before?.appliedVersion ?? 0),
      commandId: command.id,
      state: 'queued',
      at: now,
      returnCode: null,
    }
    queued.push({ device, command })
  }
  if (!isNew && !isWaiting && queued.length === 0) return null
  return { known, user, queued, write: (writer) => writer.set(path, user) }
}
