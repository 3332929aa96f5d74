import { daysBetween } from './calendar'
import { civil, type CivilDate } from './civilDate'

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
export type Weekday = (typeof weekdays)[number]

export const weekdayNames: Record<Weekday, string> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
}

const A_MONDAY = civil('2026-11-16')

export function weekdayOf(date: CivilDate): Weekday {
  const days = daysBetween(A_MONDAY, date) % weekdays.length
  return weekdays[(days + weekdays.length) % weekdays.length] ?? 'Mon'
}
