import dayjs from 'dayjs'
import { z } from 'zod'
import { figureIn, isSameAmount, wordsOf } from '@/domain/shared/senseOf'
import { mapOf, type StoredRecord } from '@/domain/shared/readers'
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
}

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
  const names = stored === null ? headlines : inOrder
  const figures = names.flatMap((name) => {
    const [label, by] = labels[name]
    const unit = name === 'invoices' ? ('count' as const) : ('rupees' as const)
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
  return [...figures, ...byMode]
}
