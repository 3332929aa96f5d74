import { biometricUserSchema, nextCommand, type BiometricUser } from '@/domain/biometric/device'
import { isOpen } from '@/domain/biometric/commandRules'
import { tellsOpen } from '@/domain/biometric/desiredAccess'
import type { Punch } from '@/domain/biometric/punch'
import { biometricUserPath, commandPath, devicePath } from '@/data/biometric/biometricRecords'
import { readCommand, readDevice, writeCommand } from '@/data/biometric/deviceRecords'
import type { StoreTransaction } from '@/data/store/documentStore'
import type { DeviceScene } from './iclockCall'

/** So many punches of people whom it should have stopped say that the device's strategy has no effect. */
const INEFFECTIVE_AFTER = 3

/** Whether somebody may come in at that moment, as the wish says that holds for it; a wish that is younger does not. */
export function isStopped(user: BiometricUser | null, { at, date }: Pick<Punch, 'at' | 'date'>): boolean {
  if (user === null) return false
  const holds = user.updatedAt === null || user.updatedAt <= at
  if (!holds) return false
  const { desired, validFrom, validUntil } = user
  if (validUntil !== null && date > validUntil) return true
  // Stopped until a day that was told along opens with that day, before the night has run.
  return validFrom === null ? desired === 'disabled' : date < validFrom
}

/** Whether the device had said that it would stop the person, before they came in all the same. */
const hadTaken = (user: BiometricUser, sn: string, at: Date): boolean => {
  const standing = user.devices[sn]
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
  const last = user.devices[sn]?.commandId ?? 0
  const command = last === 0 ? null : readCommand(await transaction.get(commandPath(sn, last)))
  if (command === null || !isOpen(command)) {
    const { pin, validFrom, validUntil, version } = user
    const payload = { ...command?.payload, validFrom, validUntil }
    // A device that knows days is told the one from which it opens by itself, once more.
    const kind = tellsOpen(user, device) ? 'ENABLE' : 'DISABLE'
    const again = nextCommand(device, { gymId, pin, kind, payload, desiredVersion: version }, now)
    writeCommand(transaction, device, again, null)
    const at = (field: string) => ['devices', sn, field]
    transaction.update(biometricUserPath(gymId, user.pin), [
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
 * Somebody came in whom the device should have stopped (DOMAIN 1.6): it is told so again, and where it had said that it would, its
 * strategy is doubted. The desk hears of it by the punches themselves.
 */
export const stopAgain = (scene: DeviceScene, pin: string, punches: readonly Punch[]): Promise<void> =>
  scene.store.transact(async (transaction) => {
    const { gymId, id: sn } = scene.device
    const stored = await transaction.get(biometricUserPath(gymId, pin))
    const user = biometricUserSchema.safeParse(stored?.data).data
    if (user?.desired !== 'disabled') return
    const stopped = punches.filter((punch) => isStopped(user, punch))
    if (stopped.length === 0) return
    const times = stopped.filter(({ at }) => hadTaken(user, sn, at)).length
    await writeAgain(transaction, scene, user, times)
  })
