import { addDays, civilDateIn, daysBetween, instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { clockText } from '@/domain/shared/wallTime'
import { weekdayNames, weekdayOf, weekdays, type Weekday } from '@/domain/shared/weekday'
import { holidayOn, type Holiday } from './holiday'
import { MINUTES_OF_DAY, spanMinutes, type OpeningHours, type OpenSpan } from './openingHours'
import type { GymSettings } from './settings'

type Stretch = { start: Date; end: Date; from: string; to: string; startsOn: CivilDate; endsOn: CivilDate }

/** A week ahead, and what of yesterday's reaches into today. */
const DAYS_AHEAD = 8

/** When the centre is open around that day; what begins when the one before ends is one. */
function stretchesAround(today: CivilDate, hours: OpeningHours, timezone: string): Stretch[] {
  const stretches: Stretch[] = []
  for (let ahead = -1; ahead <= DAYS_AHEAD; ahead += 1) {
    const startsOn = addDays(today, ahead)
    for (const { from, to } of hours[weekdayOf(startsOn)]) {
      const endsOn = to <= from ? addDays(startsOn, 1) : startsOn
      const start = instantAt(startsOn, from, timezone)
      const end = instantAt(endsOn, to, timezone)
      const last = stretches.at(-1)
      if (last && start <= last.end) Object.assign(last, { end, to, endsOn })
      else stretches.push({ start, end, from, to, startsOn, endsOn })
    }
  }
  return stretches
}

/** `10:00 pm` within the next day, `Saturday 10:00 pm` later than that. */
function untilText({ to, end, endsOn }: Stretch, now: Date): string {
  const isSoon = end.getTime() - now.getTime() <= MINUTES_OF_DAY * 60_000
  return isSoon ? clockText(to) : `${weekdayNames[weekdayOf(endsOn)]} ${clockText(to)}`
}

function dayText(day: CivilDate, today: CivilDate): string {
  const days = daysBetween(today, day)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  return `${days < weekdays.length ? 'on' : 'next'} ${weekdayNames[weekdayOf(day)]}`
}

function opensText({ from, startsOn }: Stretch, today: CivilDate, holidays: readonly Holiday[]): string {
  const when = dayText(startsOn, today)
  const holiday = holidayOn(startsOn, holidays)
  return holiday === null ? `Opens ${when} at ${clockText(from)}` : `${holiday} ${when}: call before you come`
}

type Told = Pick<GymSettings, 'openingHours' | 'timezone' | 'holidays'>

/**
 * `Open now until 10:00 pm`, `Opens tomorrow at 6:00 am`, on the centre's wall; '' where no hours are set. Of a holiday nobody has
 * said whether the centre is closed, so nothing is promised on one.
 */
export function openText({ openingHours, timezone, holidays }: Told, now: Date): string {
  if (openingHours === null) return ''
  const today = civilDateIn(now, timezone)
  const holiday = holidayOn(today, holidays)
  if (holiday !== null) return `${holiday} today: call before you come`
  const stretches = stretchesAround(today, openingHours, timezone)
  const running = stretches.find(({ start, end }) => start <= now && now < end)
  if (running && daysBetween(today, running.endsOn) > weekdays.length) return 'Open day and night'
  if (running) return `Open now until ${untilText(running, now)}`
  const next = stretches.find(({ start }) => start > now)
  return next === undefined ? '' : opensText(next, today, holidays)
}

const spanText = ({ from, to }: OpenSpan): string =>
  from === to ? 'Day and night' : `${clockText(from)} to ${clockText(to)}`

const hoursOn = (spans: readonly OpenSpan[]): string => spans.map(spanText).join(', ') || 'Closed'

/** The week in few lines, from the day on which it begins: days after one another with the same hours are one. */
export function weekLines(hours: OpeningHours, weekStart: number): { days: string; hours: string }[] {
  const order = weekdays.map((_, at) => weekdays[(weekStart - 1 + at) % weekdays.length] ?? 'Mon')
  const runs: { first: Weekday; last: Weekday; hours: string }[] = []
  for (const day of order) {
    const text = hoursOn(hours[day])
    const run = runs.at(-1)
    if (run?.hours === text) run.last = day
    else runs.push({ first: day, last: day, hours: text })
  }
  return runs.map(({ first, last, hours: text }) => ({
    days: first === last ? weekdayNames[first] : `${weekdayNames[first]} to ${weekdayNames[last]}`,
    hours: text,
  }))
}

/** Whether the centre is closed for the whole of that hour on that day of the week, 0 being Monday. */
export function isClosedHour(hours: OpeningHours | null, weekday: number, hour: number): boolean {
  if (hours === null) return false
  const [from, to] = [hour * 60, hour * 60 + 60]
  const within = (at: number, shift: number) =>
    hours[weekdays[(at + weekdays.length) % weekdays.length] ?? 'Mon'].some((span) => {
      const { start, end } = spanMinutes(span)
      return start - shift < to && end - shift > from
    })
  return !within(weekday, 0) && !within(weekday - 1, MINUTES_OF_DAY)
}
