import { addDays, addDuration, startOfFinancialYear, startOfMonth } from '@/domain/shared/calendar'
import { civil, type CivilDate } from '@/domain/shared/civilDate'
import { monthOf, type Month } from './monthStats'

/** What the owner's charts can be about (PRODUCT 4.1): all of them end today. */
export const figureRanges = ['today', '7', '30', '90', '365', 'month', 'year'] as const
export type FigureRange = (typeof figureRanges)[number]

/** Both days inclusive. */
export type Span = { from: CivilDate; to: CivilDate }

const lastDays = (today: CivilDate, days: number): Span => ({ from: addDays(today, 1 - days), to: today })

/** `month` since the 1st, `year` since the financial year began (DOMAIN 2.3). */
export function spanOf(range: FigureRange, today: CivilDate): Span {
  switch (range) {
    case 'today':
      return lastDays(today, 1)
    case '7':
    case '30':
    case '90':
    case '365':
      return lastDays(today, Number(range))
    case 'month':
      return { from: startOfMonth(today), to: today }
    case 'year':
      return { from: startOfFinancialYear(today), to: today }
  }
}

/**
 * The period before, as long: the days just before; of a month or a year that still runs the same days of the one before, so
 * that half a month is never held against a whole one.
 */
export function spanBefore(range: FigureRange, today: CivilDate): Span {
  const { from, to } = spanOf(range, today)
  switch (range) {
    case 'today':
    case '7':
    case '30':
    case '90':
    case '365': {
      const days = range === 'today' ? 1 : Number(range)
      return { from: addDays(from, -days), to: addDays(from, -1) }
    }
    case 'month':
      return { from: addDuration(from, -1, 'Month'), to: addDuration(to, -1, 'Month') }
    case 'year':
      return { from: addDuration(from, -1, 'Year'), to: addDuration(to, -1, 'Year') }
  }
}

/** A year of days is shown by the month. */
export const isByMonth = (range: FigureRange): boolean => range === '365' || range === 'year'

/** Every month that a span touches, in their order. */
export function monthsOf({ from, to }: Span): Month[] {
  const months: Month[] = []
  for (let first = startOfMonth(from); first <= to; first = addDuration(first, 1, 'Month'))
    months.push(monthOf(first))
  return months
}

/** All days of a month, as far as they have come. */
export const spanOfMonth = (month: Month, today: CivilDate): Span => {
  const from = civil(`${month}-01`)
  const last = addDays(addDuration(from, 1, 'Month'), -1)
  return { from, to: last < today ? last : today }
}
