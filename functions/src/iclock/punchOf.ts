import type { BiometricDevice } from '@/domain/biometric/device'
import { instantOf, instantOnClock } from '@/domain/biometric/deviceClock'
import type { Punch } from '@/domain/biometric/punch'
import { punchIdOf, type PunchLine } from '@/domain/biometric/punchLine'
import { civilDateIn } from '@/domain/shared/calendar'

/** A clock that runs further ahead is not to be believed (DOMAIN 1.6 "Clock"). */
const FUTURE_MS = 5 * 60_000

const wholeSecond = (at: Date) => new Date(Math.floor(at.getTime() / 1000) * 1000)

/** When the device says it was. */
export const deviceTimeOf = ({ localTime, offsetMinutes }: PunchLine, device: BiometricDevice): Date =>
  offsetMinutes === null ? instantOnClock(localTime, device) : instantOf(localTime, offsetMinutes)

/** A line as it is kept, before anybody knows whose it is. `timezone` is the centre's, whose days they are. */
export function punchOf(line: PunchLine, device: BiometricDevice, timezone: string, now: Date): Punch {
  const told = deviceTimeOf(line, device)
  const clockSuspect = told.getTime() - now.getTime() > FUTURE_MS
  const at = clockSuspect ? wholeSecond(now) : told
  const date = civilDateIn(at, timezone)
  return {
    id: punchIdOf(device.id, line),
    gymId: device.gymId,
    sn: device.id,
    pin: line.pin,
    localTime: line.localTime,
    at,
    date,
    month: date.slice(0, 7),
    clockSuspect,
    status: line.status,
    verify: line.verify,
    direction: device.direction,
    personType: null,
    personId: '',
    formerId: '',
    name: '',
    result: 'unknownPin',
    receivedAt: now,
    raw: line.raw,
  }
}
