import { isOnline, type BiometricDevice } from './device'
import { isTold } from './unread'

/** A clock that is off by more than this makes visits wrong (DOMAIN 1.6 "Clock"). */
const MOST_SKEW_SEC = 120

/** 'off' is the centre's own wish; 'silent' is what somebody has to look at. */
export type DeviceStanding = 'off' | 'new' | 'online' | 'silent'

export function deviceStandingOf(device: BiometricDevice, now: Date): DeviceStanding {
  if (!device.enabled) return 'off'
  if (device.lastSeenAt === null) return 'new'
  return isOnline(device, now) ? 'online' : 'silent'
}

/** A device that is set up calls within a minute. */
const SET_UP_WITHIN_MS = 86_400_000

/** What is wrong with a device, the gravest first. 'unset': registered, and not set up since. */
export type DeviceFinding = 'silent' | 'unset' | 'ineffective' | 'refused' | 'failed' | 'unread' | 'clock'

export const isClockWrong = ({ clockSkewSec }: Pick<BiometricDevice, 'clockSkewSec'>): boolean =>
  clockSkewSec !== null && Math.abs(clockSkewSec) > MOST_SKEW_SEC

const isUnset = ({ createdAt }: BiometricDevice, now: Date): boolean =>
  createdAt !== null && now.getTime() - createdAt.getTime() >= SET_UP_WITHIN_MS

/** Nothing of a device that is switched off. */
export function deviceFindings(device: BiometricDevice, now: Date): DeviceFinding[] {
  const standing = deviceStandingOf(device, now)
  if (standing === 'off') return []
  if (standing === 'new') return isUnset(device, now) ? ['unset'] : []
  const found: [DeviceFinding, boolean][] = [
    ['silent', standing === 'silent'],
    ['ineffective', device.strategyProblem === 'ineffective'],
    ['refused', device.strategyProblem === 'refused'],
    // Where it refuses the way itself, that is why.
    ['failed', device.strategyProblem !== 'refused' && Object.keys(device.failed).length > 0],
    ['unread', isTold(device.unread, now)],
    ['clock', isClockWrong(device)],
  ]
  return found.flatMap(([finding, isSo]) => (isSo ? [finding] : []))
}
