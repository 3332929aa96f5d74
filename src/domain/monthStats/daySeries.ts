import { addDays } from '@/domain/shared/calendar'
import { civil, type CivilDate } from '@/domain/shared/civilDate'
import { minus, NO_PAISE, plus, toPaise, toRupees } from '@/domain/shared/money'
import { isSameAmount } from '@/domain/shared/senseOf'
import { dayFigureNames, noDay, sumOfDays } from './dayFigures'
import { monthsOf, type Span } from './figureRange'
import { monthOf, type Month, type MonthFigures } from './monthStats'

/** null where nothing happened in a month. */
export type MonthsHeld = ReadonlyMap<Month, MonthFigures | null>

/**
 * What happened in some days, in rupees. `collected` is payments less refunds (PRODUCT 2.Q); `profit` is what is left of it
 * after the expenses and may be below 0.
 */
export type Takings = {
  billed: number
  collected: number
  expenses: number
  profit: number
  /** A count. */
  renewals: number
}

export type DayTakings = Takings & { date: CivilDate }

/** Whether a month's days come to its sums. Those of an older version do not, until the night has filled them. */
export function isWhole(month: MonthFigures | null): boolean {
  if (month === null) return true
  const days = sumOfDays(month.byDay)
  return dayFigureNames.every((name) => isSameAmount(days[name], month[name]))
}

/** Before the first month that holds anything nothing was recorded: a centre from before there were months, or not yet begun. */
const isRecorded = (last: Month, months: MonthsHeld): boolean =>
  [...months].some(([month, held]) => held !== null && month <= last)

/**
 * Day by day; null before anything was recorded, and where a month of the span is not held, or its days are not counted yet: a
 * gap must not read as 0.
 */
export function daysOf(span: Span, months: MonthsHeld): DayTakings[] | null {
  const areWhole = monthsOf(span).every((month) => {
    const held = months.get(month)
    return held !== undefined && isWhole(held)
  })
  if (!areWhole || !isRecorded(monthOf(span.to), months)) return null
  const days: DayTakings[] = []
  for (let date = span.from; date <= span.to; date = addDays(date, 1)) {
    const { billed, collected, refunded, expenses, renewals } =
      months.get(monthOf(date))?.byDay[date.slice(8)] ?? noDay()
    const kept = minus(toPaise(collected), toPaise(refunded))
    days.push({
      date,
      billed,
      collected: toRupees(kept),
      expenses,
      profit: toRupees(minus(kept, toPaise(expenses))),
      renewals,
    })
  }
  return days
}

/** Several days as one. */
export function takingsOf(days: readonly Takings[]): Takings {
  const total = (name: keyof Takings) => toRupees(plus(NO_PAISE, ...days.map((day) => toPaise(day[name]))))
  return {
    billed: total('billed'),
    collected: total('collected'),
    expenses: total('expenses'),
    profit: total('profit'),
    renewals: total('renewals'),
  }
}

/** The same days month by month, for a span that is too long to show each; `from` and `to` are those of its days that are in it. */
export function byMonth(days: readonly DayTakings[]): (Takings & Span & { month: Month })[] {
  const months = new Map<Month, DayTakings[]>()
  for (const day of days) months.set(monthOf(day.date), [...(months.get(monthOf(day.date)) ?? []), day])
  return [...months].map(([month, own]) => {
    const dates = own.map(({ date }) => date)
    const first = civil(`${month}-01`)
    return { month, from: dates[0] ?? first, to: dates.at(-1) ?? first, ...takingsOf(own) }
  })
}

/** The days one after the other, so many at a time. */
export function inRuns(days: readonly DayTakings[], lengths: readonly number[]): Takings[] {
  const runs: Takings[] = []
  let from = 0
  for (const length of lengths) {
    runs.push(takingsOf(days.slice(from, from + length)))
    from += length
  }
  return runs
}
