import {
  biometricUserSchema,
  nextCommand,
  type BiometricDevice,
  type BiometricUser,
} from '@/domain/biometric/device'
import { isOpen } from '@/domain/biometric/commandRules'
import { heldAt } from '@/domain/biometric/heldAt'
import type { Punch } from '@/domain/biometric/punch'
import { accessMoment, holderIn } from '@/data/biometric/accessMoment'
import { biometricUserPath, commandPath, devicePath, rosterPath } from '@/data/biometric/biometricRecords'
import { openQueue } from '@/data/biometric/deviceQueue'
import { readCommand, readDevice, writeCommand } from '@/data/biometric/deviceRecords'
import { deviceSerialsOf } from '@/data/biometric/gymDevices'
import { kindOf, planAccess } from '@/data/biometric/planAccess'
import { gymPath } from '@/data/gyms/gymOf'
import type { StoreTransaction } from '@/data/store/documentStore'
import type { DeviceScene } from './iclockCall'

/** So many punches of people whom it should have stopped say that the device's strategy has no effect. */
const INEFFECTIVE_AFTER = 3

type Clock = Parameters<typeof heldAt>[1]

/**
 * Whether somebody may not come in at that moment, as the wish says that holds for it; a wish that is younger does not. `clock`: what is
 * known of that of the device which has just sent it.
 */
export function isStopped(user: BiometricUser | null, punch: Punch, clock: Clock | null): boolean {
  if (user === null) return false
  const { date } = punch
  const at = clock === null ? punch.at : heldAt(punch, clock)
  const holds = user.updatedAt === null || user.updatedAt <= at
  if (!holds) return false
  const { desired, validFrom, validUntil } = user
  if (validUntil !== null && date > validUntil) return true
  // Stopped until a day that was told along opens with that day, before the night has run.
  return validFrom === null ? desired === 'disabled' : date < validFrom
}

/** Whether the device had said that it would stop the person, before they came in all the same. */
const hadTaken = (user: BiometricUser, device: BiometricDevice, punch: Punch): boolean => {
  const at = heldAt(punch, device)
  const standing = user.devices[device.id]
  return (
    standing !== undefined &&
    standing.appliedVersion >= user.version &&
    (standing.at === null || standing.at <= at)
  )
}

async function writeAgain(
  transaction: StoreTransaction,
  { device: { id: sn, gymId }, now }: DeviceScene,
  user: BiometricUser,
  times: number,
) {
  const device = readDevice(await transaction.get(devicePath(sn)), gymId)
  if (device === null) return
  const { commandId: last = 0, appliedVersion = 0 } = user.devices[sn] ?? {}
  const command = last === 0 ? null : readCommand(await transaction.get(commandPath(sn, last)))
  if (command === null || !isOpen(command)) {
    const { pin, validFrom, validUntil, version } = user
    // A device that knows days is told the one from which it opens by itself, once more.
    const isOn = (await transaction.get(rosterPath(sn, pin))) !== null
    const kind = kindOf(user, device, user.personId === '' ? command : null, isOn)
    const payload = kind === 'DELETE' ? {} : { ...command?.payload, validFrom, validUntil }
    const again = nextCommand(device, { gymId, pin, kind, payload, desiredVersion: version }, now)
    const instead = command?.status === 'FAILED' ? command : null
    writeCommand(transaction, device, { command: again, instead, now })
    const at = (field: string) => ['devices', sn, field]
    // Behind until it has deleted them: the night tells those again that are.
    const behind = Math.min(appliedVersion, version - 1)
    transaction.update(biometricUserPath(gymId, user.pin), [
      ...(kind === 'DELETE' ? [{ at: at('appliedVersion'), value: behind }] : []),
      { at: at('commandId'), value: again.id },
      { at: at('state'), value: 'queued' },
    ])
  }
  if (times === 0) return
  const ineffectiveCount = device.ineffectiveCount + times
  transaction.update(devicePath(sn), [
    { at: ['ineffectiveCount'], value: ineffectiveCount },
    ...(ineffectiveCount >= INEFFECTIVE_AFTER && device.strategyProblem === ''
      ? [{ at: ['strategyProblem'], value: 'ineffective' }]
      : []),
  ])
}

/**
 * After somebody's last day: they are shut out as the night that failed would have done, or let in by what has moved that day and not
 * reached the doors. No device had been told to stop them yet.
 */
async function moveDoor(
  transaction: StoreTransaction,
  { device: { gymId }, now }: DeviceScene,
  { pin, personType, personId }: BiometricUser,
) {
  const gym = await transaction.get(gymPath(gymId))
  if (gym === null) return
  const moment = accessMoment(gym, now)
  const holder = personId === '' ? null : await holderIn(transaction, { personType, personId }, moment)
  const queue = await openQueue(transaction, gymId, deviceSerialsOf(gym), now)
  const planned = await planAccess(transaction, queue, { pin, holder }, moment)
  planned?.write(transaction)
  queue.write(transaction)
}

/**
 * Somebody came in whom the device should have stopped (DOMAIN 1.6): it is told so again, and where it had said that it would, its
 * strategy is doubted. The desk hears of it by the punches themselves.
 */
export const stopAgain = (scene: DeviceScene, pin: string, punches: readonly Punch[]): Promise<void> =>
  scene.store.transact(async (transaction) => {
    const { device } = scene
    const { gymId } = device
    const stored = await transaction.get(biometricUserPath(gymId, pin))
    const user = biometricUserSchema.safeParse(stored?.data).data
    if (user === undefined) return
    const stopped = punches.filter((punch) => isStopped(user, punch, device))
    if (stopped.length === 0) return
    if (user.desired === 'enabled') return moveDoor(transaction, scene, user)
    const times = stopped.filter((punch) => hadTaken(user, device, punch)).length
    await writeAgain(transaction, scene, user, times)
  })
