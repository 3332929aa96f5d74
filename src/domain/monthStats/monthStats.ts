import { z } from 'zod'
import type { CivilDate } from '@/domain/shared/civilDate'
import { toPaise, toRupees } from '@/domain/shared/money'

/** A calendar month of the centre, `YYYY-MM`. */
export const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)
export type Month = z.infer<typeof monthSchema>

export const monthOf = (date: CivilDate): Month => date.slice(0, 7)

const figure = z.number().default(0)

/**
 * A centre's money in one month, in rupees. Billed, tax and discount by the day of issue; collected and refunded by
 * the day the money moved; credited by the note's day, forgiven by the write-off's; `expenses` are the confirmed ones.
 * `collected` is before refunds; `byMode` is what came in less what went back, by the way it was paid.
 */
export const monthFiguresSchema = z.object({
  invoices: figure,
  billed: figure,
  taxable: figure,
  tax: figure,
  discount: figure,
  collected: figure,
  refunded: figure,
  credited: figure,
  forgiven: figure,
  expenses: figure,
  byMode: z.record(z.string(), z.number()).default({}),
})
export type MonthFigures = z.infer<typeof monthFiguresSchema>

/** `monthStats/{gymId}_{YYYY-MM}`. */
export const monthStatsSchema = monthFiguresSchema.extend({ gymId: z.string().min(1), month: monthSchema })

/** Figures, or what they change by, month by month. */
export type StatsByMonth = Record<Month, MonthFigures>

export const noFigures = (): MonthFigures => monthFiguresSchema.parse({})

const names = [
  'invoices',
  'billed',
  'taxable',
  'tax',
  'discount',
  'collected',
  'refunded',
  'credited',
  'forgiven',
  'expenses',
] as const

/** A mode whose money went back altogether is not listed. */
const withoutZeros = (amounts: Record<string, number>) =>
  Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== 0))

function combine(one: MonthFigures, other: MonthFigures, sign: 1 | -1): MonthFigures {
  const joined = (a: number, b: number) => toRupees(toPaise(a) + sign * toPaise(b))
  const modes = [...new Set([...Object.keys(one.byMode), ...Object.keys(other.byMode)])]
  const sums = Object.fromEntries(names.map((name) => [name, joined(one[name], other[name])]))
  return {
    ...noFigures(),
    ...sums,
    byMode: withoutZeros(
      Object.fromEntries(modes.map((mode) => [mode, joined(one.byMode[mode] ?? 0, other.byMode[mode] ?? 0)])),
    ),
  }
}

const isNothing = (figures: MonthFigures) =>
  names.every((name) => figures[name] === 0) && Object.keys(figures.byMode).length === 0

function byMonth(one: StatsByMonth, other: StatsByMonth, sign: 1 | -1): StatsByMonth {
  const months = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort()
  return Object.fromEntries(
    months
      .map((month) => [month, combine(one[month] ?? noFigures(), other[month] ?? noFigures(), sign)] as const)
      .filter(([, figures]) => !isNothing(figures)),
  )
}

/** Month by month, to the paisa; months in which nothing is left are not listed. */
export const addStats = (one: StatsByMonth, other: StatsByMonth): StatsByMonth => byMonth(one, other, 1)
export const takeStats = (one: StatsByMonth, other: StatsByMonth): StatsByMonth => byMonth(one, other, -1)
