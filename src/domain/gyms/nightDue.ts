import { civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'

/** A centre's night comes in the first hour of its day; with the tries after one that broke off it is over after so long. Milliseconds. */
const NIGHT_TAKES_MS = 2 * 60 * 60_000

/** The moment whose day is that of the last night that should be over. */
export const nightsAreOverFor = (now: Date): Date => new Date(now.getTime() - NIGHT_TAKES_MS)

/** The day of a centre on which its last night should have come: until it should be over, that of the night before. */
export const nightDueOn = (now: Date, timezone: string): CivilDate =>
  civilDateIn(nightsAreOverFor(now), timezone)
