import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { genders, type Gender } from '@/domain/members/member'
import { phoneDigits } from '@/domain/shared/phone'

/** What a cell says, or why it says nothing that can be kept. */
export type Read<T> = { value: T } | { problem: string }

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

const two = (part: string) => part.padStart(2, '0')

/** Year, month and day as they are written; null for any other text. */
function dateParts(text: string): [string, string, string] | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ][\d:.]+Z?)?$/.exec(text)
  if (iso) return [iso[1] ?? '', iso[2] ?? '', iso[3] ?? '']
  const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text)
  if (dayFirst) return [dayFirst[3] ?? '', dayFirst[2] ?? '', dayFirst[1] ?? '']
  const named = /^(\d{1,2})[ -]([a-z]{3})[a-z]*\.?,?[ -](\d{4})$/i.exec(text)
  const month = months.indexOf((named?.[2] ?? '').toLowerCase())
  return named && month >= 0 ? [named[3] ?? '', String(month + 1), named[1] ?? ''] : null
}

/** A day as files write it: `31/01/2026`, `31-01-2026`, `31 Jan 2026` or `2026-01-31`; null for an empty cell. */
export function readDate(cell: string): Read<CivilDate | null> {
  const text = cell.trim()
  if (text === '') return { value: null }
  const parts = dateParts(text)
  if (parts === null)
    return /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2}$/.test(text)
      ? { problem: `Write the year of “${text}” with four digits` }
      : { problem: `“${text}” is not a date. Write it like 31/01/2026 or 2026-01-31` }
  const [year, month, day] = parts
  const date = civilDateSchema.safeParse(`${year}-${two(month)}-${two(day)}`)
  return date.success
    ? { value: date.data }
    : { problem: `There is no day ${text}. Write the day first, then the month, like 31/01/2026` }
}

const genderWords: Record<string, Gender> = {
  ...Object.fromEntries(genders.map((gender) => [gender.toLowerCase(), gender])),
  m: 'Male',
  man: 'Male',
  f: 'Female',
  woman: 'Female',
  o: 'Other',
}

export function readGender(cell: string): Read<Gender | null> {
  const text = cell.trim()
  if (text === '') return { value: null }
  const value = genderWords[text.toLowerCase()]
  return value === undefined ? { problem: `“${text}” is not known. Write Male, Female or Other` } : { value }
}

/** A number as a spreadsheet may have left it: with a `.0`, or cut off to `9.19877E+11`, which nobody can read again. */
export function readPhone(cell: string): Read<string> {
  const text = cell.trim().replace(/^(\d+)\.0$/, '$1')
  if (/^\d(\.\d+)?e\+?\d+$/i.test(text))
    return { problem: `The spreadsheet has shortened the number to ${text}. Format the column as text` }
  const digits = phoneDigits(text)
  // Lists keep the ten digits alone, as the form does.
  return { value: /^[\d\s()+.-]+$/.test(text) && digits.length === 10 ? digits : text }
}

export const readYes = (cell: string): boolean => /^(y|yes|true|1|ok|agreed)$/i.test(cell.trim())

/** A text that our own export has made harmless for spreadsheets, or that one has marked as text. */
export const readText = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@\d])/, '')
