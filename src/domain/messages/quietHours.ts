import { addDays, civilDateIn, instantAt, wallTimeIn } from '@/domain/shared/calendar'
import type { Category } from './message'

/** DOMAIN 4.1, 4.5: in India offers go out from 10:00 to 21:00, whatever a centre sets. */
const LAWFUL = { opens: '10:00', closes: '21:00' }

/** Wall times of the centre, `HH:mm`; `quietUntil` before `quietFrom` is the next day's. */
type QuietHours = { quietFrom: string; quietUntil: string }

/** `isIndian`: the law there holds for whom it goes to. */
type Hours = QuietHours & { isIndian: boolean }

function isQuietAt(time: string, { quietFrom, quietUntil, isIndian }: Hours): boolean {
  if (isIndian && (time < LAWFUL.opens || time >= LAWFUL.closes)) return true
  return quietFrom < quietUntil
    ? time >= quietFrom && time < quietUntil
    : time >= quietFrom || time < quietUntil
}

/** The first wall time of a day at which offers may go out; null where that is never. */
export function offersBeginAt(hours: Hours): string | null {
  const times = ['00:00', hours.quietUntil, LAWFUL.opens].sort()
  return times.find((time) => !isQuietAt(time, hours)) ?? null
}

/** When to send instead; null for now. A service message goes out at any hour. */
export function putOffUntil(category: Category, now: Date, hours: Hours & { timezone: string }): Date | null {
  if (category !== 'promotional') return null
  const { timezone, quietUntil } = hours
  const today = civilDateIn(now, timezone)
  const time = wallTimeIn(now, timezone)
  if (!isQuietAt(time, hours)) return null
  const later = [quietUntil, LAWFUL.opens].sort().filter((each) => !isQuietAt(each, hours))
  const soon = later.find((each) => each > time)
  return soon === undefined
    ? instantAt(addDays(today, 1), later[0] ?? LAWFUL.opens, timezone)
    : instantAt(today, soon, timezone)
}
