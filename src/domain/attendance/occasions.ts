import type { DirectoryEntry } from '@/domain/members/directoryEntry'
import { daysBetween } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'

/** PRODUCT screen 7: what the desk greets a person with. */
export type Occasion = { kind: 'birthday' | 'new'; text: string }

/** So many days somebody is greeted as new, the day of joining counted. */
const NEW_DAYS = 7

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** `birthday` is MM-DD. Who was born on 29 February has the 28th in a common year (DOMAIN 4, "birthday"). */
export function isBirthday(birthday: string | null, today: CivilDate): boolean {
  const keptOn = birthday === '02-29' && !isLeapYear(Number(today.slice(0, 4))) ? '02-28' : birthday
  return keptOn !== null && today.endsWith(`-${keptOn}`)
}

const sinceText = (days: number) => (days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`)

/** A birthday and the first week, in this order. */
export function occasionsOf({ n: name, g, j }: DirectoryEntry, today: CivilDate): Occasion[] {
  const occasions: Occasion[] = []
  if (isBirthday(g, today)) occasions.push({ kind: 'birthday', text: `It is ${name}'s birthday today.` })
  const days = j === null ? NEW_DAYS : daysBetween(j, today)
  if (days >= 0 && days < NEW_DAYS) occasions.push({ kind: 'new', text: `New: joined ${sinceText(days)}.` })
  return occasions
}
