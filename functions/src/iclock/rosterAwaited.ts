import { isOpen } from '@/domain/biometric/commandRules'
import { commandPath, devicePath } from '@/data/biometric/biometricRecords'
import { readCommand } from '@/data/biometric/deviceRecords'
import type { DeviceScene } from './iclockCall'

/** So long after it has said that it sent its people they may still be on their way. */
const ON_THEIR_WAY_MS = 120_000

/** The question that a registration begins with. */
const FIRST = 1

/**
 * A registration asks first who is on the device. Nobody is told of before the people are here: a command without what the device has
 * of a person would take away their card, their password and their rights on it. A device that says it is done before it sends them
 * is waited for, until as many are here as it says it has, for they come in several uploads; one that has nobody sends nothing.
 */
export async function isRosterAwaited({ store, device, now }: DeviceScene): Promise<boolean> {
  if (device.oldestCmdId > FIRST) return false
  const asked = readCommand(await store.get(commandPath(device.id, FIRST)))
  if (asked?.kind !== 'QUERY' || asked.payload['table'] !== 'USERINFO') return false
  if (isOpen(asked)) return true
  const isJustSaid = asked.ackAt !== null && now.getTime() - asked.ackAt.getTime() < ON_THEIR_WAY_MS
  if (asked.status !== 'DONE' || !isJustSaid) return false
  const here = await store.count({ collection: `${devicePath(device.id)}/roster`, where: [] })
  return here < Math.max(1, device.userCount ?? 1)
}
