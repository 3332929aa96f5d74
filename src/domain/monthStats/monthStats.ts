import { z } from 'zod'
import type { CivilDate } from '@/domain/shared/civilDate'
import { NO_PAISE, plus, times, toPaise, toRupees, type Paise } from '@/domain/shared/money'
import { rupees } from '@/domain/shared/rupees'
import {
  combineDays,
  dayFigureNames,
  figuresByDaySchema,
  figuresOnDay,
  noDay,
  withoutEmptyDays,
  type FiguresByDay,
} from './dayFigures'

/** A calendar month of the centre, `YYYY-MM`. */
export const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)
export type Month = z.infer<typeof monthSchema>

export const monthOf = (date: CivilDate): Month => date.slice(0, 7)

const figure = rupees().default(0)

/**
 * A centre's money in one month, in rupees. Billed, tax and discount by the day of issue; collected and refunded by
 * the day the money moved; credited by the note's day, forgiven by the write-off's; `expenses` are the confirmed ones.
 * `collected` is before refunds; `byMode` is what came in less what went back, by the way it was paid. `renewals` counts the
 * packages that went on, by the day the new term begins. `byDay` are the same figures by their day; {} in months of an older
 * version, which the night fills.
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
  renewals: figure,
  byMode: z.record(z.string(), rupees()).default({}),
  /** `byMode` day by day, for the owner's today; a day's modes come to its `collected` less `refunded`. */
  modesByDay: z.record(z.string(), z.record(z.string(), rupees())).default({}).catch({}),
  /** Days that nobody can read must not hide the month: its sums then say that they lack something (`isWhole`). */
  byDay: figuresByDaySchema.default({}).catch({}),
})
export type MonthFigures = z.infer<typeof monthFiguresSchema>

/** `monthStats/{gymId}_{YYYY-MM}`. */
export const monthStatsSchema = monthFiguresSchema.extend({ gymId: z.string().min(1), month: monthSchema })

/** Figures, or what they change by, month by month. */
export type StatsByMonth = Record<Month, MonthFigures>

export const noFigures = (): MonthFigures => monthFiguresSchema.parse({})

/** The figures given, of that day and so of its month; the others are 0. */
export const statsOn = (
  date: CivilDate,
  figures: Partial<Omit<MonthFigures, 'byDay' | 'modesByDay'>>,
): StatsByMonth => {
  const day = date.slice(8)
  return {
    [monthOf(date)]: {
      ...noFigures(),
      ...figures,
      byDay: figuresOnDay(day, figures),
      modesByDay: withoutEmptyModes({ [day]: figures.byMode ?? {} }),
    },
  }
}

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
  'renewals',
] as const satisfies readonly (keyof MonthFigures)[]
export type FigureName = (typeof figureNames)[number]

/** A mode whose money went back altogether is not listed. */
const withoutZeros = (amounts: Record<string, number>) =>
  Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== 0))

type ModesByDay = MonthFigures['modesByDay']

/** Days in their order, without those on which nothing is left. */
const withoutEmptyModes = (days: ModesByDay): ModesByDay =>
  Object.fromEntries(
    Object.entries(days)
      .map(([day, modes]) => [day, withoutZeros(modes)] as const)
      .filter(([, modes]) => Object.keys(modes).length > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )

const keysOf = (one: object, other: object) => [...new Set([...Object.keys(one), ...Object.keys(other)])]

function combine(one: MonthFigures, other: MonthFigures, sign: 1 | -1): MonthFigures {
  const joined = (a: number, b: number) => toRupees(plus(toPaise(a), times(toPaise(b), sign)))
  const joinedModes = (a: Record<string, number> = {}, b: Record<string, number> = {}) =>
    withoutZeros(Object.fromEntries(keysOf(a, b).map((mode) => [mode, joined(a[mode] ?? 0, b[mode] ?? 0)])))
  const days = keysOf(one.modesByDay, other.modesByDay)
  const sums = Object.fromEntries(figureNames.map((name) => [name, joined(one[name], other[name])]))
  return {
    ...noFigures(),
    ...sums,
    byMode: joinedModes(one.byMode, other.byMode),
    modesByDay: withoutEmptyModes(
      Object.fromEntries(days.map((day) => [day, joinedModes(one.modesByDay[day], other.modesByDay[day])])),
    ),
    byDay: combineDays(one.byDay, other.byDay, joined),
  }
}

const isNothing = (figures: MonthFigures) =>
  figureNames.every((name) => figures[name] === 0) &&
  Object.keys(figures.byMode).length === 0 &&
  Object.keys(figures.byDay).length === 0

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

type Sums = {
  figures: Map<FigureName, Paise>
  byMode: Map<string, Paise>
  modesByDay: Map<string, Map<string, Paise>>
  byDay: Map<string, Map<string, Paise>>
}

const newSums = (): Sums => ({
  figures: new Map(),
  byMode: new Map(),
  modesByDay: new Map(),
  byDay: new Map(),
})

function raise<K>(map: Map<K, Paise>, key: K, rupees: number): void {
  if (rupees !== 0) map.set(key, plus(map.get(key) ?? NO_PAISE, toPaise(rupees)))
}

const inRupees = (map: Map<string, Paise>): Record<string, number> =>
  Object.fromEntries([...map].map(([key, paise]) => [key, toRupees(paise)]))

const daysOf = (byDay: Sums['byDay']): FiguresByDay =>
  withoutEmptyDays(
    Object.fromEntries([...byDay].map(([day, figures]) => [day, { ...noDay(), ...inRupees(figures) }])),
  )

/** Adds up many records' figures in whole paise, each month once, however many records there are. */
export function statsTally(): { add(stats: StatsByMonth): void; months(): StatsByMonth } {
  const sums = new Map<Month, Sums>()
  function sumOn(byDay: Sums['byDay'], day: string): Map<string, Paise> {
    const sum = byDay.get(day) ?? new Map<string, Paise>()
    byDay.set(day, sum)
    return sum
  }
  function addDay(byDay: Sums['byDay'], day: string, figures: FiguresByDay[string]) {
    const sum = sumOn(byDay, day)
    for (const name of dayFigureNames) raise(sum, name, figures[name])
  }
  return {
    add(stats) {
      for (const [month, figures] of Object.entries(stats)) {
        const sum = sums.get(month) ?? newSums()
        sums.set(month, sum)
        for (const name of figureNames) raise(sum.figures, name, figures[name])
        for (const [mode, rupees] of Object.entries(figures.byMode)) raise(sum.byMode, mode, rupees)
        for (const [day, ofDay] of Object.entries(figures.byDay)) addDay(sum.byDay, day, ofDay)
        for (const [day, modes] of Object.entries(figures.modesByDay))
          for (const [mode, rupees] of Object.entries(modes)) raise(sumOn(sum.modesByDay, day), mode, rupees)
      }
    },
    months() {
      const months = [...sums].map(([month, { figures, byMode, modesByDay, byDay }]) => {
        const all = { ...noFigures(), ...inRupees(figures) }
        const modes = Object.fromEntries([...modesByDay].map(([day, sum]) => [day, inRupees(sum)]))
        return [
          month,
          {
            ...all,
            byMode: withoutZeros(inRupees(byMode)),
            modesByDay: withoutEmptyModes(modes),
            byDay: daysOf(byDay),
          },
        ] as const
      })
      return Object.fromEntries(
        months.filter(([, figures]) => !isNothing(figures)).sort(([one], [other]) => (one < other ? -1 : 1)),
      )
    },
  }
}

/** Many records' figures added up, month by month. */
export function sumStats(parts: Iterable<StatsByMonth>): StatsByMonth {
  const tally = statsTally()
  for (const part of parts) tally.add(part)
  return tally.months()
}
