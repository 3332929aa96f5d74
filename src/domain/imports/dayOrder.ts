import type { FileRow } from './fileRows'

/** What comes first in a date of numbers: `03/04/2026` is 3 April in most countries, and 4 March in the United States. */
export const dayOrders = ['day', 'month'] as const
export type DayOrder = (typeof dayOrders)[number]

export const numbersOfDate = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

/** The columns that hold dates, counted from 0; undefined for one that the file has not. */
type DateColumns = readonly (number | undefined)[]

/** The dates of numbers in the columns that hold dates, as their first and their second number. */
function pairsIn(rows: readonly FileRow[], columns: DateColumns): [number, number][] {
  return rows.flatMap(({ cells }) =>
    columns.flatMap((at = -1): [number, number][] => {
      const found = numbersOfDate.exec(cells[at]?.trim() ?? '')
      return found ? [[Number(found[1]), Number(found[2])]] : []
    }),
  )
}

/** Whether a file has dates whose order matters. */
export const hasNumberDates = (rows: readonly FileRow[], columns: DateColumns): boolean =>
  pairsIn(rows, columns).length > 0

/** The order that a file proves by itself, as `25/12/2025` does; null where its dates prove none, or both. */
export function orderInFile(rows: readonly FileRow[], columns: DateColumns): DayOrder | null {
  const pairs = pairsIn(rows, columns)
  const isDay = pairs.some(([first, second]) => first > 12 && second <= 12)
  const isMonth = pairs.some(([first, second]) => second > 12 && first <= 12)
  if (isDay === isMonth) return null
  return isDay ? 'day' : 'month'
}

/** The order in which the locale writes dates; one that begins with the year says nothing of it. */
export function orderOfLocale(locale: string): DayOrder {
  const parts = new Intl.DateTimeFormat(locale).formatToParts(new Date(0))
  return parts.find(({ type }) => type === 'day' || type === 'month' || type === 'year')?.type === 'month'
    ? 'month'
    : 'day'
}
