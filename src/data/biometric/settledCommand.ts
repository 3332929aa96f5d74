import { isOpen } from '@/domain/biometric/commandRules'
import type { DeviceCommand } from '@/domain/biometric/device'
import { removeField, type Writer } from '@/data/store/documentStore'
import { commandPath, sentTextPath } from './biometricRecords'

/** So long it can be seen what became of a command; a TTL policy removes it then (docs/deploy.md). */
const KEPT_MS = 30 * 86_400_000

/** Written with the status of a command that nobody waits for any more. */
const settledAt = (now: Date) => ({
  at: ['expiresAt'],
  value: new Date(now.getTime() + KEPT_MS),
})

/** Of one that is waited for again after all. */
export const unsettled = { at: ['expiresAt'], value: removeField }

/** Written with what became of a command. A deletion that failed is kept: until it is done the number is given to nobody (`stillOn`). */
export const settledAs = ({ kind }: DeviceCommand, status: DeviceCommand['status'], now: Date) =>
  kind === 'DELETE' && status === 'FAILED' ? unsettled : settledAt(now)

/** How many fewer wait when another command comes in the place of this one. */
export const waitedFor = (instead: DeviceCommand | null): number =>
  instead !== null && isOpen(instead) ? 1 : 0

/**
 * What becomes of a command in whose place another one comes: it is not sent any more, nor sent again. One that failed is removed, so that
 * whoever fails every night has one of them and not one of each night.
 */
export function replaceCommand(writer: Writer, sn: string, instead: DeviceCommand, now: Date): void {
  writer.remove(sentTextPath(sn, instead.id))
  if (isOpen(instead))
    writer.update(commandPath(sn, instead.id), [{ at: ['status'], value: 'SUPERSEDED' }, settledAt(now)])
  else writer.remove(commandPath(sn, instead.id))
}
