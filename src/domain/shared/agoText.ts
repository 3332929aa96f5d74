import { daysBetween } from './calendar'
import type { CivilDate } from './civilDate'

const days = (count: number) => `${count} day${count === 1 ? '' : 's'}`

/** "today", "yesterday", "12 days ago"; for dates that are not in the future. */
export function agoText(date: CivilDate, today: CivilDate): string {
  const ago = daysBetween(date, today)
  return ago <= 0 ? 'today' : ago === 1 ? 'yesterday' : `${days(ago)} ago`
}

/** "today", "tomorrow", "in 12 days". */
export function aheadText(date: CivilDate, today: CivilDate): string {
  const ahead = daysBetween(today, date)
  return ahead <= 0 ? 'today' : ahead === 1 ? 'tomorrow' : `in ${days(ahead)}`
}
