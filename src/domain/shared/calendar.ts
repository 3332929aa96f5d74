import type { DurationType } from './duration'
import type { CivilDate } from './civilDate'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

const two = (value: number) => String(value).padStart(2, '0')

/** The one place that brands without parsing: every part comes out of calendar arithmetic. */
const civilOf = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}` as CivilDate

const partsOf = (date: CivilDate) => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
})

/** Days since 1 Jan 1970, of the date alone: UTC is used as a calendar here, never as a time. */
function dayNumber(date: CivilDate): number {
  const { year, month, day } = partsOf(date)
  return new Date(0).setUTCFullYear(year, month - 1, day) / DAY_MS
}

function civilOfDayNumber(days: number): CivilDate {
  const date = new Date(days * DAY_MS)
  return civilOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
}

const daysInMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

export const addDays = (date: CivilDate, days: number): CivilDate => civilOfDayNumber(dayNumber(date) + days)

function addMonths(date: CivilDate, months: number): CivilDate {
  const { year, month, day } = partsOf(date)
  const index = year * 12 + (month - 1) + months
  const toYear = Math.floor(index / 12)
  const toMonth = index - toYear * 12 + 1
  return civilOf(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth)))
}

/** DOMAIN 3.2: calendar arithmetic; a month or year that lacks the day ends on its last day. */
export function addDuration(date: CivilDate, count: number, type: DurationType): CivilDate {
  switch (type) {
    case 'Day':
      return addDays(date, count)
    case 'Week':
      return addDays(date, count * 7)
    case 'Month':
      return addMonths(date, count)
    case 'Year':
      return addMonths(date, count * 12)
  }
}

/** Whole days from one date to the other; negative when `to` is earlier. */
export const daysBetween = (from: CivilDate, to: CivilDate): number => dayNumber(to) - dayNumber(from)

/** SPECIFICATION 9: both ends counted, so today until today is 1. */
export const daysUntil = (from: CivilDate, to: CivilDate): number => daysBetween(from, to) + 1

/** ISO text sorts as dates do; at least one date is given. */
export const earliest = (first: CivilDate, ...others: CivilDate[]): CivilDate =>
  others.reduce((least, date) => (date < least ? date : least), first)

export const latest = (first: CivilDate, ...others: CivilDate[]): CivilDate =>
  others.reduce((most, date) => (date > most ? date : most), first)

export const startOfMonth = (date: CivilDate): CivilDate => {
  const { year, month } = partsOf(date)
  return civilOf(year, month, 1)
}

/** The last day of the week (Monday to Sunday), month or year that the day lies in. */
export function endOfPeriod(date: CivilDate, type: DurationType): CivilDate {
  const { year, month } = partsOf(date)
  switch (type) {
    case 'Day':
      return date
    case 'Week':
      // 1 Jan 1970 was a Thursday.
      return addDays(date, 6 - ((((dayNumber(date) + 3) % 7) + 7) % 7))
    case 'Month':
      return civilOf(year, month, daysInMonth(year, month))
    case 'Year':
      return civilOf(year, 12, 31)
  }
}

/** DOMAIN 2.3: the first of April on or before that day. */
export function startOfFinancialYear(date: CivilDate): CivilDate {
  const { year, month } = partsOf(date)
  return civilOf(month >= 4 ? year : year - 1, 4, 1)
}

/** DOMAIN 2.3: the Indian financial year, April to March, as `26-27`. */
export function financialYearOf(date: CivilDate): string {
  const { year: first } = partsOf(startOfFinancialYear(date))
  return `${two(first % 100)}-${two((first + 1) % 100)}`
}

/** Whole years lived on `today`; a birthday on 29 Feb counts from 1 Mar in a common year. */
export function ageOn(birth: CivilDate, today: CivilDate): number {
  const years = partsOf(today).year - partsOf(birth).year
  return today.slice(5) < birth.slice(5) ? years - 1 : years
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockIn(timezone: string): Intl.DateTimeFormat {
  const known = clocks.get(timezone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(timezone, clock)
  return clock
}

function wallClock(instant: Date, timezone: string) {
  const parts = clockIn(timezone).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((p) => p.type === type)?.value)
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  }
}

/** The date on the wall in that zone at that instant. `timezone` is an IANA name. */
export function civilDateIn(instant: Date, timezone: string): CivilDate {
  const { year, month, day } = wallClock(instant, timezone)
  return civilOf(year, month, day)
}

/** What the wall shows in that zone at that instant, `HH:mm`. */
export function wallTimeIn(instant: Date, timezone: string): string {
  const { hour, minute } = wallClock(instant, timezone)
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
}

function offsetMs(instant: Date, timezone: string): number {
  const { year, month, day, hour, minute, second } = wallClock(instant, timezone)
  const seconds = Math.floor(instant.getTime() / 1000) * 1000
  return Date.UTC(year, month - 1, day, hour, minute, second) - seconds
}

/** How far that zone's wall is ahead of UTC at that instant, in minutes; negative west of Greenwich. */
export const minutesAheadOfUtc = (instant: Date, timezone: string): number =>
  Math.round(offsetMs(instant, timezone) / MINUTE_MS)

/** The instant at which that zone's wall shows `date` and `time` (`HH:mm`). In a skipped hour, the hour after it. */
export function instantAt(date: CivilDate, time: string, timezone: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const asUtc = dayNumber(date) * DAY_MS + (hours * 60 + minutes) * MINUTE_MS
  const guess = asUtc - offsetMs(new Date(asUtc), timezone)
  const instant = asUtc - offsetMs(new Date(guess), timezone)
  const isOnWall = asUtc - instant === offsetMs(new Date(instant), timezone)
  // No wall shows a skipped hour: the clock before the change, run on, shows the hour after it.
  return new Date(isOnWall ? instant : Math.max(guess, instant))
}

/** How far the zone is ahead of UTC at noon of its day at `now`, as it stays until the day ends. */
export const minutesAheadAtNoon = (now: Date, timezone: string): number =>
  minutesAheadOfUtc(instantAt(civilDateIn(now, timezone), '12:00', timezone), timezone)
