import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import type { BiometricDevice } from './device'

const MINUTE_MS = 60_000

const written = /^(\d{4})-(\d{1,2})-(\d{1,2})[ T](\d{1,2}):(\d{2}):(\d{2})$/
const two = (part: string | undefined) => (part ?? '').padStart(2, '0')

/** A device's wall clock as it is kept, `YYYY-MM-DD HH:mm:ss`; '' for what is none. */
export function localTimeOf(text: string): string {
  const [, year = '', month, day, hour, minute = '', second = ''] = written.exec(text.trim()) ?? []
  const date = `${year}-${two(month)}-${two(day)}`
  const isTime = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60
  return isTime && civilDateSchema.safeParse(date).success ? `${date} ${two(hour)}:${minute}:${second}` : ''
}

/** The instant of a device's wall clock, which runs that many minutes ahead of UTC. */
export const instantOf = (localTime: string, offsetMinutes: number): Date =>
  new Date(Date.parse(`${localTime.replace(' ', 'T')}Z`) - offsetMinutes * MINUTE_MS)

type Clock = Pick<BiometricDevice, 'tzOffsetMinutes' | 'clockOffsetMinutes' | 'earlierClock'>

/** The instant of a device's wall clock, also of one that was set to another zone since. */
export function instantOnClock(localTime: string, device: Clock): Date {
  const { tzOffsetMinutes, clockOffsetMinutes, earlierClock } = device
  const at = instantOf(localTime, clockOffsetMinutes ?? tzOffsetMinutes)
  return earlierClock !== null && at < earlierClock.until
    ? instantOf(localTime, earlierClock.offsetMinutes)
    : at
}

/** What becomes of a device's clock when it starts and is told its zone. */
export const clockOnceTold = (
  { tzOffsetMinutes, clockOffsetMinutes }: Clock,
  now: Date,
): Partial<Pick<BiometricDevice, 'clockOffsetMinutes' | 'earlierClock'>> =>
  clockOffsetMinutes === tzOffsetMinutes
    ? {}
    : {
        clockOffsetMinutes: tzOffsetMinutes,
        ...(clockOffsetMinutes !== null && {
          earlierClock: { offsetMinutes: clockOffsetMinutes, until: now },
        }),
      }

const wall = (at: Date, offsetMinutes: number) =>
  new Date(at.getTime() + offsetMinutes * MINUTE_MS).toISOString().slice(0, 19)

function offsetText(offsetMinutes: number, separator: string): string {
  const size = Math.abs(offsetMinutes)
  const sign = offsetMinutes < 0 ? '-' : '+'
  return `${sign}${two(String(Math.floor(size / 60)))}${separator}${two(String(size % 60))}`
}

/** What the device asks for by `type=time`: `2026-11-20T12:00:00+05:30`. */
export const timeWithOffset = (at: Date, offsetMinutes: number): string =>
  `${wall(at, offsetMinutes)}${offsetText(offsetMinutes, ':')}`

const packed = (year: number, month: number, day: number, seconds: number): number =>
  ((year - 2000) * 12 * 31 + (month - 1) * 31 + day - 1) * 86_400 + seconds

/** What a controller asks for by `rtdata`: the instant by UTC in one number, and its zone. */
export function controllerTime(at: Date, offsetMinutes: number): string {
  const seconds = (at.getUTCHours() * 60 + at.getUTCMinutes()) * 60 + at.getUTCSeconds()
  const utc = packed(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate(), seconds)
  return `DateTime=${String(utc)},ServerTZ=${offsetText(offsetMinutes, '')}`
}

/**
 * `TimeZone` of the options (DOMAIN 1.2, "India trap"): less than 12 is read as hours, the rest as minutes. So IST must be 330, and
 * whole hours are written as hours.
 */
export const timeZoneOption = (offsetMinutes: number): number =>
  offsetMinutes % 60 === 0 && Math.abs(offsetMinutes) < 12 * 60 ? offsetMinutes / 60 : offsetMinutes

/** An instant that an access controller has packed into one number, as its wall clock shows it; '' for what is none. */
export function unpackedTime(text: string): string {
  if (!/^\d{1,10}$/.test(text)) return ''
  const [days, seconds] = [Math.floor(Number(text) / 86_400), Number(text) % 86_400]
  const [year, month, day] = [2000 + Math.floor(days / 372), Math.floor(days / 31) % 12, days % 31]
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const date = [String(year), two(String(month + 1)), two(String(day + 1))].join('-')
  return `${date} ${clock.map((part) => two(String(part))).join(':')}`
}

/** Whether a controller takes a day in one number, as its options say. */
export const packsDates = ({ DateFmtFunOn }: BiometricDevice['options']): boolean => DateFmtFunOn === '1'

/** A day as access controllers write it: `YYYYMMDD`, or packed into one number (DOMAIN 1.2, acc). */
export function controllerDate(date: CivilDate, endsDay: boolean, isPacked: boolean): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  if (!isPacked) return date.replaceAll('-', '')
  return String(packed(year, month, day, endsDay ? 86_399 : 0))
}
