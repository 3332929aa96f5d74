import type { BiometricDevice, DeviceCommand } from './device'

/** DOMAIN 1.2: a device takes more, a slow line does not. */
export const MOST_COMMANDS_A_POLL = 20
export const MOST_BYTES_A_POLL = 8192
/** So often a command is sent before it counts as failed. */
export const MOST_ATTEMPTS = 10

const LEAST_WAIT_MS = 60_000

export const isOpen = ({ status }: Pick<DeviceCommand, 'status'>): boolean =>
  status === 'QUEUED' || status === 'SENT'

/** DOMAIN 1.6 "Poll": what waits, and what was sent so long ago that its answer must have been lost. */
export const isDue = ({ status, sentAt }: DeviceCommand, delay: number, now: Date): boolean =>
  status === 'QUEUED' ||
  (status === 'SENT' && now.getTime() - (sentAt?.getTime() ?? 0) > Math.max(LEAST_WAIT_MS, 2 * delay * 1000))

/** A command of several lines, each of which the device answers by itself (`commandTexts`). */
export const hasParts = ({ told }: Pick<DeviceCommand, 'told'>): boolean => told.trimEnd().includes('\n')

/** −1003 out of time, −1005 busy, −1007 out of memory. */
const passing = [-1003, -1005, -1007]
/** −1002 not supported, −1004 does not fit the device: its strategy can't work there. */
const unsuitable = [-1002, -1004]
/** There is no such person on the device. */
const NOBODY = -10

/** Whoever is to be taken off and is not there is off it: so a deletion is answered that is repeated because its answer was lost. */
const isOff = (returnCode: number, told: string) => returnCode === NOBODY && /^C:\d+:DATA DELETE /.test(told)

/** What a device's answer makes of a command: a number that is not negative says it is done, or how many it found. */
export const statusAfter = (
  returnCode: number,
  { told }: Pick<DeviceCommand, 'told'>,
): 'DONE' | 'QUEUED' | 'FAILED' =>
  returnCode >= 0 || isOff(returnCode, told) ? 'DONE' : passing.includes(returnCode) ? 'QUEUED' : 'FAILED'

export const isUnsuitable = (returnCode: number): boolean => unsuitable.includes(returnCode)

function aboutOf({ kind, pin, payload: { table } }: DeviceCommand): string {
  if (pin !== '') return pin
  return typeof table === 'string' ? `${kind} ${table}` : kind
}

/** Of a device's commands, the newest first: those that wait, and the last of each person or kind that failed and was not made good. */
export function worthShowing(
  commands: readonly DeviceCommand[],
  { failed }: Pick<BiometricDevice, 'failed'>,
): DeviceCommand[] {
  const told = new Set<string>()
  return commands.filter((command) => {
    const about = aboutOf(command)
    const isNewest = !told.has(about)
    told.add(about)
    return isOpen(command) || (isNewest && (command.pin === '' || failed[command.pin] === command.id))
  })
}
