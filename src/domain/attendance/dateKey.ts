import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'

/** The form in which date keys are written: D-M-YYYY (PRODUCT 2.F). */
export function dateKeyOf(date: CivilDate): string {
  const [year, month, day] = date.split('-')
  return `${Number(day)}-${Number(month)}-${year}`
}

const pad = (part: string | undefined) => (part ?? '').padStart(2, '0')

/** Both forms of SPECIFICATION 3 are read, D-M-YYYY and YYYY-M-D; null when the key is not a date. */
export function civilOfKey(key: string): CivilDate | null {
  const dayFirst = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(key)
  const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(key)
  const text = dayFirst
    ? `${dayFirst[3]}-${pad(dayFirst[2])}-${pad(dayFirst[1])}`
    : yearFirst && `${yearFirst[1]}-${pad(yearFirst[2])}-${pad(yearFirst[3])}`
  const parsed = civilDateSchema.safeParse(text)
  return parsed.success ? parsed.data : null
}
