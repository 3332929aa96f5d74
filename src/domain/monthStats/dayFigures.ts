import { z } from 'zod'
import { NO_PAISE, plus, toPaise, toRupees } from '@/domain/shared/money'
import { rupees } from '@/domain/shared/rupees'

/** What is also kept by the day, because the owner's charts ask for it: the same words as the month's figures. */
export const dayFigureNames = ['billed', 'collected', 'refunded', 'expenses', 'renewals'] as const
type DayFigureName = (typeof dayFigureNames)[number]

const figure = rupees().default(0)

/** One day's figures; rupees, `renewals` a count. */
const dayFiguresSchema = z.object({
  billed: figure,
  collected: figure,
  refunded: figure,
  expenses: figure,
  renewals: figure,
})
type DayFigures = z.infer<typeof dayFiguresSchema>

/** By the day of the month, `01` to `31`; a day on which nothing happened is not listed. */
export const figuresByDaySchema = z.record(z.string().regex(/^(0[1-9]|[12]\d|3[01])$/), dayFiguresSchema)
export type FiguresByDay = z.infer<typeof figuresByDaySchema>

export const noDay = (): DayFigures => dayFiguresSchema.parse({})

/** The day's part of a record's figures; {} where none of them is kept by the day. */
export function figuresOnDay(day: string, figures: Partial<DayFigures>): FiguresByDay {
  const { billed = 0, collected = 0, refunded = 0, expenses = 0, renewals = 0 } = figures
  return withoutEmptyDays({ [day]: { billed, collected, refunded, expenses, renewals } })
}

/** Days in their order, without those on which nothing is left. */
export const withoutEmptyDays = (days: FiguresByDay): FiguresByDay =>
  Object.fromEntries(
    Object.entries(days)
      .filter(([, figures]) => dayFigureNames.some((name) => figures[name] !== 0))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )

/** Two records' days, figure by figure. */
export function combineDays(
  one: FiguresByDay,
  other: FiguresByDay,
  joined: (a: number, b: number) => number,
): FiguresByDay {
  const days = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return withoutEmptyDays(
    Object.fromEntries(
      days.map((day) => {
        const [a, b] = [one[day] ?? noDay(), other[day] ?? noDay()]
        const figures = dayFigureNames.map((name) => [name, joined(a[name], b[name])] as const)
        return [day, { ...noDay(), ...Object.fromEntries(figures) }]
      }),
    ),
  )
}

/** What all days of a month come to. */
export function sumOfDays(days: FiguresByDay): DayFigures {
  const total = (name: DayFigureName) =>
    toRupees(plus(NO_PAISE, ...Object.values(days).map((figures) => toPaise(figures[name]))))
  return {
    billed: total('billed'),
    collected: total('collected'),
    refunded: total('refunded'),
    expenses: total('expenses'),
    renewals: total('renewals'),
  }
}
