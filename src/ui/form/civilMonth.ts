/** Civil dates `YYYY-MM-DD` and months `YYYY-MM`, reckoned in UTC so that no zone shifts a day. */
const utc = (civil: string) => new Date(`${civil}T00:00:00Z`)
const civilOf = (date: Date) => date.toISOString().slice(0, 10)

export const monthOf = (civil: string): string => civil.slice(0, 7)

export function movedDays(civil: string, days: number): string {
  const date = utc(civil)
  date.setUTCDate(date.getUTCDate() + days)
  return civilOf(date)
}

/** The same day of another month, or that month's last day. */
export function movedMonths(civil: string, months: number): string {
  const [year = 0, month = 1, day = 1] = civil.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(day, last))
  return civilOf(first)
}

/** The weeks that show a month, with the days of its neighbours that fill them. `weekStart` is 1 for Monday to 7 for Sunday. */
export function weeksOf(month: string, weekStart: number): string[][] {
  const first = `${month}-01`
  const weekday = (utc(first).getUTCDay() - weekStart + 7) % 7
  const start = movedDays(first, -weekday)
  const weeks: string[][] = []
  for (let from = start; weeks.length === 0 || monthOf(from) === month; from = movedDays(from, 7))
    weeks.push(Array.from({ length: 7 }, (_, day) => movedDays(from, day)))
  return weeks
}

export const clamped = (civil: string, min: string | undefined, max: string | undefined): string =>
  min && civil < min ? min : max && civil > max ? max : civil

/** "20 November 2026", for a reader. */
export const spokenDate = (civil: string): string =>
  utc(civil).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Today on this device; only where a calendar opens when nothing is chosen. */
export const deviceToday = (): string => {
  const now = new Date()
  return civilOf(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())))
}

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
