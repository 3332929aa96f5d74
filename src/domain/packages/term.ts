import { addDays, addDuration, daysBetween, daysUntil, latest } from '@/domain/shared/calendar'
import { LAST_DAY, type CivilDate } from '@/domain/shared/civilDate'
import { longestDays, type Duration } from '@/domain/shared/duration'
import type { MemberPackage } from './memberPackage'

const LONGEST_TERM = 100 * longestDays.Year

/** DOMAIN 3.2, edge cases: only whole numbers from 1 on make a term; nobody sells one of more than 100 years. */
export const isTerm = ({ duration, durationType }: Duration): boolean =>
  Number.isInteger(duration) && duration >= 1 && duration * longestDays[durationType] <= LONGEST_TERM

function requireTerm(term: Duration) {
  if (!isTerm(term)) throw new RangeError(`Not a duration: ${term.duration} ${term.durationType}`)
}

/**
 * The first day after `count` terms, counted from the start and never chained, so that 31 Jan stays 31
 * (DOMAIN 3.1 and 3.2). Throws RangeError when the duration makes no term; so do all below.
 */
export function boundary(start: CivilDate, term: Duration, count: number): CivilDate {
  requireTerm(term)
  return addDuration(start, count * term.duration, term.durationType)
}

/** The last day of the first term, inclusive. */
export const endDateOf = (start: CivilDate, term: Duration): CivilDate =>
  addDays(boundary(start, term, 1), -1)

/** Days in the first term. */
export const cycleDays = (start: CivilDate, term: Duration): number =>
  daysBetween(start, boundary(start, term, 1))

/** The smallest boundary after `billedThrough`; meant for recurring packages. */
export function nextBillDateOf(anchor: CivilDate, term: Duration, billedThrough: CivilDate): CivilDate {
  requireTerm(term)
  const longest = longestDays[term.durationType] * term.duration
  // A term is never longer than `longest`, so no boundary before this one can be the answer.
  let count = Math.max(0, Math.floor(daysBetween(anchor, billedThrough) / longest))
  while (boundary(anchor, term, count) <= billedThrough) count += 1
  return boundary(anchor, term, count)
}

/** SPECIFICATION 4: for a recurring package the next bill date, otherwise the day after the end. */
export function nextRenewalDateOf(
  pkg: Pick<MemberPackage, 'type' | 'nextBillDate' | 'endDate'>,
): CivilDate | null {
  if (pkg.type === 'Recurring' && pkg.nextBillDate) return pkg.nextBillDate
  return pkg.endDate && pkg.endDate < LAST_DAY ? addDays(pkg.endDate, 1) : null
}

type Span = { startDate: CivilDate | null; endDate: CivilDate | null }

/** Days left with today counted (SPECIFICATION 9, DOMAIN 3.2); an upcoming term has all of its days. */
export function daysLeft({ startDate, endDate }: Span, today: CivilDate): number {
  if (!endDate || today > endDate) return 0
  return daysUntil(startDate ? latest(today, startDate) : today, endDate)
}

/** The end date itself is still covered. */
export const isExpired = (endDate: CivilDate | null, today: CivilDate): boolean =>
  endDate !== null && today > endDate
