import dayjs from 'dayjs'
import { z } from 'zod'
import { figureIn, isSameAmount, wordsOf } from '@/domain/shared/senseOf'
import { mapOf, type StoredRecord } from '@/domain/shared/readers'
import { dayFigureNames, figuresByDaySchema, noDay, sumOfDays, type FiguresByDay } from './dayFigures'
import { figureNames, noFigures, type FigureName, type Month, type MonthFigures } from './monthStats'

/**
 * A stored value that its records do not bear out. `what` names it in words, `by` says what bears it out; `stored` and
 * `recomputed` are rupees, a count or words. What is corrected stands as the records say; the rest waits for a person.
 */
export const driftSchema = z.object({
  id: z.string().default(''),
  what: z.string(),
  stored: z.union([z.number(), z.string()]),
  recomputed: z.union([z.number(), z.string()]),
  by: z.string().default('the records say'),
  unit: z.enum(['rupees', 'count']).default('rupees'),
  isCorrected: z.boolean().default(false),
  /** What a person can do about one that stays; '' where nothing is to be done. */
  advice: z.string().default(''),
  memberId: z.string().default(''),
  invoiceId: z.string().default(''),
  /** When it was found first; null in those of an older version. */
  at: z.date().nullable().default(null),
})
export type Drift = z.infer<typeof driftSchema>

export const driftOf = (fields: z.input<typeof driftSchema>): Drift => driftSchema.parse(fields)

const labels: Record<FigureName, readonly [label: string, by: string]> = {
  billed: ['Billed', 'the invoices add up to'],
  collected: ['Collected', 'the payments add up to'],
  refunded: ['Refunded', 'the refunds add up to'],
  expenses: ['Expenses', 'the confirmed expenses add up to'],
  invoices: ['Invoices issued', 'the records hold'],
  credited: ['Credit notes', 'the notes add up to'],
  forgiven: ['Written off', 'the write-offs add up to'],
  discount: ['Discounts', 'the invoices add up to'],
  taxable: ['Taxable value', 'the invoices add up to'],
  tax: ['Tax', 'the invoices add up to'],
  renewals: ['Renewals', 'the invoices add up to'],
}

const counts: ReadonlySet<FigureName> = new Set(['invoices', 'renewals'])

/** `Oct 2026`. */
const formatMonth = (month: Month): string => dayjs(`${month}-01`).format('MMM YYYY')

/** Of a month that was never counted, the figures that say it all. */
const headlines: readonly FigureName[] = ['billed', 'collected', 'refunded', 'expenses']

/** The most telling ones first. */
const inOrder = [...figureNames].sort((one, other) => placeOf(one) - placeOf(other))

function placeOf(name: FigureName): number {
  return Object.keys(labels).indexOf(name)
}

function figureDrift(fields: Pick<Drift, 'id' | 'what' | 'by' | 'unit'>, stored: unknown, right: number) {
  const held = stored === undefined ? 0 : figureIn(stored)
  if (held !== null && isSameAmount(held, right)) return []
  return [driftOf({ ...fields, stored: held ?? wordsOf(stored), recomputed: right })]
}

const unitOf = (name: FigureName) => (counts.has(name) ? ('count' as const) : ('rupees' as const))

/** A month of an older version, which kept nothing by the day: what the night adds to it is no drift. */
export const lacksDays = (stored: StoredRecord): boolean => stored['byDay'] === undefined

/** A month that an older version wrote some payments of: it knows no ways of payment by the day, or not of all days. */
export const lacksModes = (stored: StoredRecord, { modesByDay }: MonthFigures): boolean =>
  stored['modesByDay'] === undefined && Object.keys(modesByDay).length > 0

/** The ways of payment of each day, in one line: which of them differs is in the month's own. */
function modeDayDrifts(month: Month, stored: unknown, right: MonthFigures['modesByDay']): Drift[] {
  const days = mapOf(stored) ?? {}
  const differs = (day: string) => {
    const [held, wanted] = [mapOf(days[day] ?? {}), right[day] ?? {}]
    if (held === null) return true
    const modes = [...new Set([...Object.keys(held), ...Object.keys(wanted)])]
    return modes.some((mode) => {
      const figure = figureIn(held[mode] ?? 0)
      return figure === null || !isSameAmount(figure, wanted[mode] ?? 0)
    })
  }
  const wrong = [...new Set([...Object.keys(days), ...Object.keys(right)])].filter(differs)
  if (wrong.length === 0 && mapOf(stored) !== null) return []
  return [
    driftOf({
      id: `${month} modes by day`,
      what: `Collected by way of payment and day in ${formatMonth(month)}`,
      stored:
        mapOf(stored) === null
          ? wordsOf(stored)
          : `wrong on ${wrong.length === 1 ? '1 day' : `${String(wrong.length)} days`}`,
      recomputed: 'what the payments add up to',
    }),
  ]
}

/** One line a figure, however many of its days differ: an owner reads that it is put right, not thirty lines. */
function dayDrifts(month: Month, stored: unknown, right: FiguresByDay): Drift[] {
  const parsed = figuresByDaySchema.safeParse(stored)
  const at = formatMonth(month)
  if (!parsed.success)
    return [
      driftOf({
        id: `${month} byDay`,
        what: `The days of ${at}`,
        stored: wordsOf(stored),
        recomputed: 'what the records add up to',
      }),
    ]
  const days = [...new Set([...Object.keys(parsed.data), ...Object.keys(right)])]
  return dayFigureNames.flatMap((name) => {
    const differ = days.filter(
      (day) => !isSameAmount((parsed.data[day] ?? noDay())[name], (right[day] ?? noDay())[name]),
    )
    const [label, by] = labels[name]
    const [day] = differ
    if (day === undefined) return []
    const isOne = differ.length === 1
    const held = (parsed.data[day] ?? noDay())[name]
    return [
      driftOf({
        id: `${month} ${name} by day`,
        what: isOne ? `${label} on ${day} ${at}` : `${label} by day in ${at}`,
        stored: isOne ? (figureIn(held) ?? wordsOf(held)) : `wrong on ${String(differ.length)} days`,
        recomputed: isOne ? (right[day] ?? noDay())[name] : sumOfDays(right)[name],
        by,
        unit: unitOf(name),
      }),
    ]
  })
}

/**
 * What a stored month says that its records do not (expected: nothing). `stored` is the document as it lies there,
 * whatever it holds: a text, NaN or 9e15 is a difference like another. null for a month that was never counted.
 */
export function monthDrifts(
  month: Month,
  stored: StoredRecord | null,
  right: MonthFigures = noFigures(),
): Drift[] {
  const at = formatMonth(month)
  const isOlder = stored !== null && lacksDays(stored)
  const names = stored === null ? headlines : inOrder.filter((name) => name !== 'renewals' || !isOlder)
  const figures = names.flatMap((name) => {
    const [label, by] = labels[name]
    const unit = unitOf(name)
    return figureDrift(
      { id: `${month} ${name}`, what: `${label} in ${at}`, by, unit },
      stored?.[name],
      right[name],
    )
  })
  if (stored === null) return figures
  const modes = mapOf(stored['byMode'] ?? {})
  if (modes === null)
    return [
      ...figures,
      driftOf({
        id: `${month} byMode`,
        what: `Collected by way of payment in ${at}`,
        stored: wordsOf(stored['byMode']),
        recomputed: 'what the payments add up to',
      }),
    ]
  const known = [...new Set([...Object.keys(modes), ...Object.keys(right.byMode)])]
  const byMode = known.flatMap((mode) =>
    figureDrift(
      {
        id: `${month} by ${mode}`,
        what: `Collected by ${mode} in ${at}`,
        by: 'the payments add up to',
        unit: 'rupees',
      },
      modes[mode],
      right.byMode[mode] ?? 0,
    ),
  )
  const modeDays = stored['modesByDay']
  return [
    ...figures,
    ...byMode,
    ...(isOlder ? [] : dayDrifts(month, stored['byDay'], right.byDay)),
    ...(modeDays === undefined ? [] : modeDayDrifts(month, modeDays, right.modesByDay)),
  ]
}
