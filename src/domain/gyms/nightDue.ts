import { civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'

const HOUR_MS = 60 * 60_000

/** A centre's night comes in the first hour of its day; with the tries after one that broke off it is over after so long. */
const NIGHT_HOURS = 2
const NIGHT_TAKES_MS = NIGHT_HOURS * HOUR_MS

/** Whether that zone's date began in the hours before: a clock that springs over midnight has no hour 0, one that goes back has two. */
export const beganWithin = (hours: number, now: Date, timezone: string): boolean =>
  civilDateIn(now, timezone) !== civilDateIn(new Date(now.getTime() - hours * HOUR_MS), timezone)

/**
 * What the hour is to a centre whose last night was that of `countedOn`: its night is `due`, too where the first hour was left out
 * until it should be over; it comes `again` in the hour in which it was there already.
 */
export function nightTurn(now: Date, timezone: string, countedOn: unknown): 'due' | 'again' | 'none' {
  const had = countedOn === civilDateIn(now, timezone)
  if (beganWithin(1, now, timezone)) return had ? 'again' : 'due'
  return beganWithin(NIGHT_HOURS, now, timezone) && !had ? 'due' : 'none'
}

/** The moment whose day is that of the last night that should be over. */
export const nightsAreOverFor = (now: Date): Date => new Date(now.getTime() - NIGHT_TAKES_MS)

/** The day of a centre on which its last night should have come: until it should be over, that of the night before. */
export const nightDueOn = (now: Date, timezone: string): CivilDate =>
  civilDateIn(nightsAreOverFor(now), timezone)
