import { addDays, addDuration, civilDateIn, daysUntil } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { NO_PAISE, shareOf, toPaise, type Paise } from '@/domain/shared/money'
import type { Gym, GymPackage } from './gym'
import { packageTerms, runsOn } from './packageTerms'

/** Longer terms are priced by their days. */
const MOST_MONTHS = 60

/** The whole calendar months that the days from `start` to `end`, both inclusive, make up; null where they make none. */
function wholeMonths(start: CivilDate, end: CivilDate): number | null {
  for (let months = 1; months <= MOST_MONTHS; months += 1) {
    const last = addDays(addDuration(start, months, 'Month'), -1)
    if (last === end) return months
    if (last > end) return null
  }
  return null
}

/**
 * What a centre's package brings a month: its price over the whole months of its term, else by days at 365 days a year.
 * Nothing for a trial and for a package without a beginning or an end, which has no term to spread a price over.
 */
export function monthlyPrice({ price, startDate, endDate, isTrial }: GymPackage): Paise {
  if (isTrial || startDate === null || endDate === null || endDate < startDate || price <= 0) return NO_PAISE
  const months = wholeMonths(startDate, endDate)
  const paise = toPaise(price)
  return months === null ? shareOf(paise, 365, 12 * daysUntil(startDate, endDate)) : shareOf(paise, 1, months)
}

type Subscribed = Pick<Gym, 'currentPackage' | 'packageHistory' | 'isDisabled' | 'disabledAt'>

/**
 * The package that ran on that day, the one begun last where a renewal came early. null where none did, or the centre was
 * disabled; `timezone` says on which day that was.
 */
export function packageOn(gym: Subscribed, day: CivilDate, timezone: string): GymPackage | null {
  const { isDisabled, disabledAt } = gym
  if (isDisabled && (disabledAt === null || civilDateIn(disabledAt, timezone) <= day)) return null
  const [latest] = packageTerms(gym)
    .filter((each) => runsOn(each, day))
    .sort((one, other) => ((one.from ?? '') < (other.from ?? '') ? 1 : -1))
  return latest?.held ?? null
}

/** What the centre paid a month for it. */
export function monthlyPriceOn(gym: Subscribed, day: CivilDate, timezone: string): Paise {
  const running = packageOn(gym, day, timezone)
  return running === null ? NO_PAISE : monthlyPrice(running)
}
