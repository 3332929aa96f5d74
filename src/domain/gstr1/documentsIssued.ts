import type { Invoice } from '@/domain/invoices/invoice'
import { isOfFiler, isWithin, type Between, type Filer } from './reported'

/** The two of the form's twelve natures that a centre issues; `code` is the place in the form's list. */
const natures = {
  invoice: { code: 1, label: 'Invoices for outward supply' },
  note: { code: 5, label: 'Credit Note' },
} as const

/**
 * Table 13: one series of numbers that was used in the period. `total` counts the cancelled ones too; `missing` are numbers
 * between the first and the last that no record of the period has.
 */
export type IssuedSeries = {
  code: number
  label: string
  from: string
  to: string
  total: number
  cancelled: number
  missing: number
}

type Numbered = { nature: keyof typeof natures; number: string; isCancelled: boolean }

/** `IRN/26-27/` and 12 of `IRN/26-27/000012`. */
function partsOf(number: string): { head: string; running: number } {
  const digits = /\d+$/.exec(number)?.[0] ?? ''
  return { head: number.slice(0, number.length - digits.length), running: Number(digits) }
}

function numbersIn(invoice: Invoice, period: Between, filer: Pick<Filer, 'gstin'>): Numbered[] {
  const { issuedOn, invoiceNumber, taxRegime, isDeleted, creditNotes } = invoice
  if (taxRegime !== 'regular' && taxRegime !== '') return []
  if (issuedOn === null || !isOfFiler(invoice, filer)) return []
  const own: Numbered = { nature: 'invoice', number: invoiceNumber, isCancelled: isDeleted }
  const notes = creditNotes
    .filter(({ date }) => isWithin(date, period))
    .map(({ number }): Numbered => ({ nature: 'note', number, isCancelled: false }))
  return [...(isWithin(issuedOn, period) ? [own] : []), ...notes].filter(({ number }) => number !== '')
}

/**
 * The documents of a period by their series: every number that was given out, commercial notes and cancelled invoices
 * among them. `invoices` are those of the period, the deleted ones too, and older ones with notes of the period.
 */
export function documentsIssuedOf(
  invoices: readonly Invoice[],
  period: Between,
  filer: Pick<Filer, 'gstin'>,
): IssuedSeries[] {
  const series = new Map<string, Numbered[]>()
  for (const invoice of invoices)
    for (const numbered of numbersIn(invoice, period, filer)) {
      const key = `${numbered.nature} ${partsOf(numbered.number).head}`
      series.set(key, [...(series.get(key) ?? []), numbered])
    }
  return [...series.values()]
    .map((numbers) => seriesOf(numbers))
    .filter((found) => found !== null)
    .sort((one, other) => one.code - other.code || one.from.localeCompare(other.from))
}

function seriesOf(numbers: readonly Numbered[]): IssuedSeries | null {
  const sorted = [...numbers].sort(
    (one, other) => partsOf(one.number).running - partsOf(other.number).running,
  )
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return null
  const span = partsOf(last.number).running - partsOf(first.number).running + 1
  return {
    ...natures[first.nature],
    from: first.number,
    to: last.number,
    total: numbers.length,
    cancelled: numbers.filter(({ isCancelled }) => isCancelled).length,
    missing: Math.max(0, span - numbers.length),
  }
}
