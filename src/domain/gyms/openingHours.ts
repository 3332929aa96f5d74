import { z } from 'zod'
import { weekdayNames, weekdays, type Weekday } from '@/domain/shared/weekday'

export const MOST_SPANS = 2
export const MINUTES_OF_DAY = 1440

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time like 6:00 am')
const span = z.object({ from: time, to: time })

/** Wall times of the centre, `HH:mm`. One that does not end later than it begins ends on the next day, as shifts do. */
export type OpenSpan = z.infer<typeof span>
export type OpeningHours = Record<Weekday, OpenSpan[]>

export const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** In minutes of the day on which it begins; the end is later than that day's where it goes past midnight. */
export function spanMinutes({ from, to }: OpenSpan): { start: number; end: number } {
  const [start, end] = [minutesOf(from), minutesOf(to)]
  return { start, end: end <= start ? end + MINUTES_OF_DAY : end }
}

type Problem = { path: [Weekday, number, 'from' | 'to']; message: string }

const dayAfter = (day: Weekday): Weekday => weekdays[(weekdays.indexOf(day) + 1) % weekdays.length] ?? 'Mon'

function problemsOn(day: Weekday, hours: OpeningHours): Problem[] {
  const problems: Problem[] = []
  const next = hours[dayAfter(day)][0]
  hours[day].forEach((each, at) => {
    const { start, end } = spanMinutes(each)
    // What is no time says so itself.
    if (Number.isNaN(start + end)) return
    const before = hours[day][at - 1]
    if (each.from === each.to && each.from !== '00:00')
      problems.push({
        path: [day, at, 'to'],
        message: 'It closes when it opens. For day and night enter 12:00 am twice',
      })
    if (before !== undefined && start < spanMinutes(before).end)
      problems.push({ path: [day, at, 'from'], message: 'Enter a time after the first hours end' })
    if (next !== undefined && end - MINUTES_OF_DAY > minutesOf(next.from))
      problems.push({
        path: [day, at, 'to'],
        message: `${weekdayNames[dayAfter(day)]} has opened by then`,
      })
  })
  return problems
}

const spans = z.array(span).max(MOST_SPANS, `At most ${MOST_SPANS} a day`)

/** PRODUCT 4.19: when the centre is open, by the day of the week on which a span begins; none on a day is closed. */
export const openingHoursSchema = z
  .strictObject({ Mon: spans, Tue: spans, Wed: spans, Thu: spans, Fri: spans, Sat: spans, Sun: spans })
  .superRefine((hours, context) => {
    for (const day of weekdays)
      for (const { path, message } of problemsOn(day, hours))
        context.addIssue({ code: 'custom', path, message })
  })

export const closedAllWeek = (): OpeningHours => ({
  ...{ Mon: [], Tue: [], Wed: [], Thu: [], Fri: [], Sat: [], Sun: [] },
})

/** The form of it: a week without any hours says nothing, and is kept as nothing. */
export const openingHoursForm = openingHoursSchema.transform((hours) =>
  weekdays.every((day) => hours[day].length === 0) ? null : hours,
)
