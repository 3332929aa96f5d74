import { isOnline, type BiometricDevice } from './device'

/** A clock that is off by more than this makes visits wrong (DOMAIN 1.6 "Clock"). */
const MOST_SKEW_SEC = 120

/** 'off' is the centre's own wish; 'silent' is what somebody has to look at. */
export type DeviceStanding = 'off' | 'new' | 'online' | 'silent'

export function deviceStandingOf(device: BiometricDevice, now: Date): DeviceStanding {
  if (!device.enabled) return 'off'
  if (device.lastSeenAt === null) return 'new'
  return isOnline(device, now) ? 'online' : 'silent'
}

/** What is wrong with a device, the gravest first. */
export type DeviceFinding = 'silent' | 'ineffective' | 'refused' | 'clock'

export const isClockWrong = ({ clockSkewSec }: Pick<BiometricDevice, 'clockSkewSec'>): boolean =>
  clockSkewSec !== null && Math.abs(clockSkewSec) > MOST_SKEW_SEC

/** Nothing of a device that is switched off, or was never connected. */
export function deviceFindings(device: BiometricDevice, now: Date): DeviceFinding[] {
  const standing = deviceStandingOf(device, now)
  if (standing === 'off' || standing === 'new') return []
  const found: [DeviceFinding, boolean][] = [
    ['silent', standing === 'silent'],
    ['ineffective', device.strategyProblem === 'ineffective'],
    ['refused', device.strategyProblem === 'refused'],
    ['clock', isClockWrong(device)],
  ]
  return found.flatMap(([finding, isSo]) => (isSo ? [finding] : []))
}
