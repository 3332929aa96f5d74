import type { AccessStrategy, BiometricDevice, DeviceCommand } from '@/domain/biometric/device'
import { isClockWrong, type DeviceFinding, type DeviceStanding } from '@/domain/biometric/deviceStanding'
import { MISSING } from '@/domain/shared/constants'
import { minutesText } from '@/domain/shared/minutesText'
import type { Tone } from '@/ui/StateChip'

export const standingWords: Record<DeviceStanding, { tone: Tone; word: string }> = {
  off: { tone: 'grey', word: 'Off' },
  new: { tone: 'amber', word: 'Never connected' },
  online: { tone: 'green', word: 'Online' },
  silent: { tone: 'red', word: 'Offline' },
}

export const deviceName = ({ name, id }: Pick<BiometricDevice, 'name' | 'id'>): string => name || id

/** DOMAIN 1.3 in plain words: what the device is told when somebody is to be stopped. */
export const strategyWords: Record<AccessStrategy, { label: string; hint: string }> = {
  validity: {
    label: 'Valid until a date (recommended)',
    hint: 'The device knows the last day of each person and stops them by itself, also with the internet down. Fingerprints and faces stay on it.',
  },
  authorize: {
    label: 'Access rights of a controller',
    hint: 'For access controllers with doors: the right to a door is given and taken away. Fingerprints and faces stay on it.',
  },
  group: {
    label: 'A group whose door never opens',
    hint: 'Who is stopped moves to group 99. Set up that group on the device with times that never open. Fingerprints and faces stay on it.',
  },
  delete: {
    label: 'Remove from the device (last resort)',
    hint: 'Works on every device, but who comes back has to give fingerprint or face again.',
  },
}

export const directionWords: Record<BiometricDevice['direction'], string> = {
  auto: 'In and out',
  in: 'Only in',
  out: 'Only out',
}

export const protocolWords: Record<BiometricDevice['protocol'], string> = {
  att: 'Attendance terminal (most)',
  acc: 'Access controller',
}

/** DOMAIN 1.5 in plain words. */
export const authWords: Record<BiometricDevice['auth'], string> = {
  commkey: 'Its communication key',
  relay: 'A relay at the centre',
  host: 'A server name of its own',
  ip: 'Its internet address alone (weak)',
}

export const findingWords: Record<DeviceFinding, { what: string; fix: string }> = {
  silent: {
    what: 'Not in touch',
    fix: 'Check its power, its network cable or Wi-Fi, and the server address in its menu. It keeps its punches and sends them when it is back.',
  },
  unset: {
    what: 'Not set up yet',
    fix: 'Enter our address and its secret in its menu, then restart it. If the secret is lost: More, New secret.',
  },
  ineffective: {
    what: 'Lets in people it should stop',
    fix: 'The way of stopping people has no effect on this device. Choose another one by Edit.',
  },
  refused: {
    what: 'Refused how people are stopped',
    fix: 'This device does not know that way of stopping people. Choose another one by Edit.',
  },
  failed: {
    what: 'Did not take some people',
    fix: 'Who and why stands below. Put that right, then More, Send people again.',
  },
  unread: {
    what: 'Sends punches or people that can’t be read',
    fix: 'Most often a number on it has letters or more than 9 digits. What it sends of them is put aside, and their punches don’t count. Give everyone on the device a number of 1 to 9 digits.',
  },
  clock: {
    what: 'Clock is wrong',
    fix: 'Restart the device from here: its clock is set when it connects. Visits count by its clock until then, except that none lies in the future.',
  },
}

const DAY_SEC = 86_400

const offBy = (seconds: number) =>
  seconds < 2 * DAY_SEC
    ? minutesText(Math.round(seconds / 60))
    : `${String(Math.round(seconds / DAY_SEC))} days`

/** "12 minutes ahead"; `--` until a punch has told. */
export function clockText(device: Pick<BiometricDevice, 'clockSkewSec'>): string {
  const { clockSkewSec } = device
  if (clockSkewSec === null) return MISSING
  if (!isClockWrong(device)) return 'Right'
  const off = offBy(Math.abs(clockSkewSec))
  return clockSkewSec > 0 ? `${off} ahead` : `${off} behind`
}

const commandWords: Record<DeviceCommand['kind'], string> = {
  ENABLE: 'Let in',
  DISABLE: 'Stop',
  UPSERT: 'Put on the device',
  DELETE: 'Take off the device',
  OPTION: 'Change an option',
  QUERY: 'Send punches again',
  REBOOT: 'Restart',
}

export const commandText = ({ kind, payload }: Pick<DeviceCommand, 'kind' | 'payload'>): string =>
  kind === 'QUERY' && payload['table'] === 'USERINFO' ? 'Send its list of people' : commandWords[kind]

export const commandStates: Record<DeviceCommand['status'], { tone: Tone; word: string }> = {
  QUEUED: { tone: 'amber', word: 'Waiting' },
  SENT: { tone: 'blue', word: 'Sent' },
  DONE: { tone: 'green', word: 'Done' },
  FAILED: { tone: 'red', word: 'Failed' },
  SUPERSEDED: { tone: 'grey', word: 'Replaced' },
  EXPIRED: { tone: 'grey', word: 'Expired' },
}

/** DOMAIN 1.2 "Return codes", as far as somebody can do something about them. */
const returnWords: Record<number, string> = {
  [-1]: 'the device did not understand a value',
  [-3]: 'the device could not store it',
  [-10]: 'the device does not have this number',
  [-1001]: 'the device is full',
  [-1002]: 'the device does not know this command',
  [-1003]: 'the device took too long',
  [-1004]: 'the device is not set up for this',
  [-1005]: 'the device was busy',
  [-1006]: 'the command was too long',
  [-1007]: 'the device is out of memory',
}

/** Why the device did not do it; '' where it gave no reason. */
export const returnText = (code: number | null): string =>
  code === null || code === 0 ? '' : (returnWords[code] ?? `the device answered ${String(code)}`)
