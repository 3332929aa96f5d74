import { civilDateIn } from '@/domain/shared/calendar'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { genders, type Gender } from '@/domain/members/member'
import { keptPhone } from '@/domain/shared/phone'
import { numbersOfDate, type DayOrder } from './dayOrder'

/** What a cell says, or why it says nothing that can be kept. */
export type Read<T> = { value: T } | { problem: string }

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

const two = (part: string) => part.padStart(2, '0')

/** A moment as software writes it: the day is the one that it was at the centre. Midnight in UTC is how a mere day is written. */
const moment = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/

function dayOfMoment(text: string, timezone: string): CivilDate | null {
  if (!moment.test(text) || /[T ]00:00(?::00(?:\.0+)?)?Z$/.test(text)) return null
  const instant = new Date(text.replace(' ', 'T'))
  return Number.isNaN(instant.getTime()) ? null : civilDateIn(instant, timezone)
}

/** Year, month and day as they are written; null for any other text. */
function dateParts(text: string, order: DayOrder): [string, string, string] | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ][\d:.]+Z?)?$/.exec(text)
  if (iso) return [iso[1] ?? '', iso[2] ?? '', iso[3] ?? '']
  const numbers = numbersOfDate.exec(text)
  if (numbers) {
    const [, first = '', second = '', year = ''] = numbers
    return order === 'day' ? [year, second, first] : [year, first, second]
  }
  const named =
    /^(?<day>\d{1,2})[ -](?<month>[a-z]{3})[a-z]*\.?,?[ -](?<year>\d{4})$/i.exec(text) ??
    /^(?<month>[a-z]{3})[a-z]*\.? (?<day>\d{1,2}),? (?<year>\d{4})$/i.exec(text)
  const { day = '', month = '', year = '' } = named?.groups ?? {}
  const at = months.indexOf(month.toLowerCase())
  return at >= 0 ? [year, String(at + 1), day] : null
}

const examples: Record<DayOrder, { like: string; order: string }> = {
  day: { like: '31/01/2026', order: 'the day first, then the month' },
  month: { like: '01/31/2026', order: 'the month first, then the day' },
}

/**
 * A day as files write it: `31/01/2026`, `31-01-2026`, `31 Jan 2026`, `Jan 31, 2026` or `2026-01-31`; null for an empty cell.
 * `order`: what comes first where all is numbers; `timezone`: where a moment becomes a day.
 */
export function readDate(
  cell: string,
  { order, timezone }: { order: DayOrder; timezone: string },
): Read<CivilDate | null> {
  const text = cell.trim()
  if (text === '') return { value: null }
  const ofMoment = dayOfMoment(text, timezone)
  if (ofMoment !== null) return { value: ofMoment }
  const parts = dateParts(text, order)
  const example = examples[order]
  if (parts === null)
    return /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2}$/.test(text)
      ? { problem: `Write the year of “${text}” with four digits` }
      : { problem: `“${text}” is not a date. Write it like ${example.like} or 2026-01-31` }
  const [year, month, day] = parts
  const date = civilDateSchema.safeParse(`${year}-${two(month)}-${two(day)}`)
  return date.success
    ? { value: date.data }
    : { problem: `There is no day ${text}. Write ${example.order}, like ${example.like}` }
}

/**
 * The cells of a row with its days as `2026-01-31`: in a file of fewer rows nothing may prove the order in which they were read, nor does
 * it know what somebody said of it. What is no day stays as it is. `dates`: the columns that hold dates, counted from 0.
 */
export const withPlainDates = (
  cells: readonly string[],
  dates: readonly (number | undefined)[],
  how: Parameters<typeof readDate>[1],
): string[] =>
  cells.map((cell, at) => {
    const read = dates.includes(at) ? readDate(cell, how) : null
    return read && 'value' in read && read.value !== null ? read.value : cell
  })

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

/**
 * A number as a spreadsheet may have left it: with a `.0`, or cut off to `9.19877E+11`, which nobody can read again. `locale`: whose
 * country it is of where it names none.
 */
export function readPhone(cell: string, locale: string): Read<string> {
  const text = cell.trim().replace(/^(\d+)\.0$/, '$1')
  if (/^\d(\.\d+)?e\+?\d+$/i.test(text))
    return { problem: `The spreadsheet has shortened the number to ${text}. Format the column as text` }
  return { value: /^[\d\s()+.-]+$/.test(text) ? keptPhone(text, locale) : text }
}

export const readYes = (cell: string): boolean => /^(y|yes|true|1|ok|agreed)$/i.test(cell.trim())

/** A text that our own export has made harmless for spreadsheets, or that one has marked as text. */
export const readText = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@\d])/, '')
