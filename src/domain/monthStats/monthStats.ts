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

export const figureNames = [
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
] as const satisfies readonly (keyof MonthFigures)[]
export type FigureName = (typeof figureNames)[number]

/** A mode whose money went back altogether is not listed. */
const withoutZeros = (amounts: Record<string, number>) =>
  Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== 0))

function combine(one: MonthFigures, other: MonthFigures, sign: 1 | -1): MonthFigures {
  const joined = (a: number, b: number) => toRupees(toPaise(a) + sign * toPaise(b))
  const modes = [...new Set([...Object.keys(one.byMode), ...Object.keys(other.byMode)])]
  const sums = Object.fromEntries(figureNames.map((name) => [name, joined(one[name], other[name])]))
  return {
    ...noFigures(),
    ...sums,
    byMode: withoutZeros(
      Object.fromEntries(modes.map((mode) => [mode, joined(one.byMode[mode] ?? 0, other.byMode[mode] ?? 0)])),
    ),
  }
}

const isNothing = (figures: MonthFigures) =>
  figureNames.every((name) => figures[name] === 0) && Object.keys(figures.byMode).length === 0

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

/** Adds up many records' figures in whole paise, each month once, however many records there are. */
export function statsTally(): { add(stats: StatsByMonth): void; months(): StatsByMonth } {
  const newSum = () => ({ figures: new Map<FigureName, number>(), byMode: new Map<string, number>() })
  const sums = new Map<Month, ReturnType<typeof newSum>>()
  const raise = <K>(map: Map<K, number>, key: K, rupees: number) =>
    map.set(key, (map.get(key) ?? 0) + toPaise(rupees))
  return {
    add(stats) {
      for (const [month, figures] of Object.entries(stats)) {
        const sum = sums.get(month) ?? newSum()
        sums.set(month, sum)
        for (const name of figureNames) raise(sum.figures, name, figures[name])
        for (const [mode, rupees] of Object.entries(figures.byMode)) raise(sum.byMode, mode, rupees)
      }
    },
    months() {
      const months = [...sums].map(([month, { figures, byMode }]) => {
        const rupees = <K extends string>(map: Map<K, number>) =>
          Object.fromEntries([...map].map(([key, paise]) => [key, toRupees(paise)]))
        return [month, { ...noFigures(), ...rupees(figures), byMode: withoutZeros(rupees(byMode)) }] as const
      })
      return Object.fromEntries(
        months.filter(([, figures]) => !isNothing(figures)).sort(([one], [other]) => (one < other ? -1 : 1)),
      )
    },
  }
}
