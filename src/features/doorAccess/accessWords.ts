import type { CallOutput } from '@/domain/api/contract'
import type { BiometricDevice, BiometricUser } from '@/domain/biometric/device'
import type { Punch } from '@/domain/biometric/punch'
import { formatCivil } from '@/domain/shared/formatDate'
import { returnText } from '@/components/devices/deviceWords'
import type { Tone } from '@/ui/StateChip'

type Queued = Extract<CallOutput<'enableBiometricUser'>, { kind: 'done' }>

/** What the server queued, in one sentence; a wish without a device is kept (DOMAIN 1.6). */
export function queuedText(name: string, { desired, devices }: Queued): string {
  const text =
    desired === 'enabled' ? `${name} is to be let in at the door` : `${name} is to be stopped at the door`
  if (devices.length === 0) return `${text}. No device is registered: the wish is kept.`
  const away = devices.filter(({ online }) => !online).length
  if (away === 0) return `${text}. The devices follow with their next call.`
  return devices.length === 1
    ? `${text}. The device is offline now and follows when it is back.`
    : `${text}. ${away === 1 ? '1 device is offline now and follows when it is back' : `${String(away)} devices are offline now and follow when they are back`}.`
}

/** What is wished for, with the last day that the devices know. */
export function wishText({ desired, validUntil }: BiometricUser): string {
  if (desired === 'disabled') return 'Stopped'
  return validUntil === null ? 'Let in' : `Let in until ${formatCivil(validUntil)}`
}

type Progress = { tone: Tone; word: string; why: string; at: Date | null }

const stateWords: Record<string, { tone: Tone; word: string }> = {
  queued: { tone: 'amber', word: 'Waiting for the device' },
  sent: { tone: 'blue', word: 'Sent, not answered yet' },
  failed: { tone: 'red', word: 'Failed' },
}

/** How far a device has come with the wish of now. */
export function progressOf({ devices, version }: BiometricUser, { id }: BiometricDevice): Progress {
  const known = devices[id]
  if (known === undefined) return { tone: 'grey', word: 'Not told yet', why: '', at: null }
  const { appliedVersion, state, at, returnCode } = known
  if (appliedVersion >= version) return { tone: 'green', word: 'Done', why: '', at }
  const isFailed = state.toLowerCase() === 'failed'
  const { tone, word } = stateWords[state.toLowerCase()] ?? { tone: 'amber', word: 'Waiting for the device' }
  return { tone, word, why: isFailed ? returnText(returnCode) || 'no answer' : '', at }
}

const verifyWords: Record<number, string> = {
  1: 'Finger',
  3: 'Password',
  4: 'Card',
  15: 'Face',
  25: 'Palm',
}

/** How somebody proved who they are, and what became of it where that is not a visit. */
export function punchText({ verify, result }: Pick<Punch, 'verify' | 'result'>): string {
  const how = verifyWords[verify] ?? 'Device'
  return result === 'whileDisabled' ? `${how}, should have been stopped` : how
}
