import type { CallOutput } from '@/domain/api/contract'
import type { BiometricUser } from '@/domain/biometric/device'

type Queued = Extract<CallOutput<'enableBiometricUser'>, { kind: 'done' }>

/** What the server queued, in one sentence; a wish without a device is kept (DOMAIN 1.6). */
export function queuedText(name: string, { desired, devices }: Queued): string {
  const wish = `${name} is to be let in at the door`
  const text = desired === 'enabled' ? wish : `${name} is to be stopped at the door`
  if (devices.length === 0) return `${text}. No device is registered: the wish is kept.`
  const away = devices.filter(({ online }) => !online).length
  const where = devices.length === 1 ? `on ${devices[0]?.sn ?? ''}` : `on ${devices.length} devices`
  const offline =
    away === 0
      ? ''
      : devices.length === 1
        ? ' It is offline now and follows when it is back.'
        : away === 1
          ? ' 1 of them is offline now and follows when it is back.'
          : ` ${away} of them are offline now and follow when they are back.`
  return `${text}: queued ${where}.${offline}`
}

const states: Record<string, string> = {
  queued: 'Queued',
  sent: 'Sent to the device',
  done: 'Done',
  applied: 'Done',
  failed: 'Failed',
}

/** How far each device has come with the wish of now. */
export const deviceStates = ({ devices, version }: BiometricUser): { sn: string; text: string }[] =>
  Object.entries(devices)
    .map(([sn, { appliedVersion, state }]) => ({
      sn,
      text: appliedVersion >= version ? 'Done' : (states[state.toLowerCase()] ?? state),
    }))
    .sort((one, other) => (one.sn < other.sn ? -1 : 1))
