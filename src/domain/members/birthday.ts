import type { CivilDate } from '@/domain/shared/civilDate'

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** `birthday` is MM-DD. Who was born on 29 February has the 28th in a common year (DOMAIN 4, "birthday"). */
export function isBirthday(birthday: string | null, today: CivilDate): boolean {
  const keptOn = birthday === '02-29' && !isLeapYear(Number(today.slice(0, 4))) ? '02-28' : birthday
  return keptOn !== null && today.endsWith(`-${keptOn}`)
}
