import type { Invoice } from '@/domain/invoices/invoice'
import type { CivilDate } from '@/domain/shared/civilDate'
import { isOfFiler, isWithin, type Between, type Filer } from './reported'

/** The two of the form's twelve natures that a centre issues; `code` is the place in the form's list. */
const natures = {
  invoice: { code: 1, label: 'Invoices for outward supply' },
  note: { code: 5, label: 'Credit Note' },
} as const

/**
 * Table 13: one series of numbers that was used in the period. `total` counts the cancelled ones too; `missing` are numbers
 * between the first and the last that no record has, of whatever regime and registration: one counter gives them out.
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

type Numbered = {
  nature: keyof typeof natures
  number: string
  date: CivilDate | null
  isCancelled: boolean
}

/** `IRN/26-27/` and 12 of `IRN/26-27/000012`. */
function partsOf(number: string): { head: string; running: number } {
  const digits = /\d+$/.exec(number)?.[0] ?? ''
  return { head: number.slice(0, number.length - digits.length), running: Number(digits) }
}

const runningOf = ({ number }: Numbered): number => partsOf(number).running

function numbersOf({ issuedOn, invoiceNumber, isDeleted, creditNotes }: Invoice): Numbered[] {
  const own: Numbered = { nature: 'invoice', number: invoiceNumber, date: issuedOn, isCancelled: isDeleted }
  const notes = creditNotes.map(({ number, date }): Numbered => ({
    nature: 'note',
    number,
    date,
    isCancelled: false,
  }))
  return [own, ...notes].filter(({ number }) => number !== '')
}

const isOfReturn = (invoice: Invoice, filer: Pick<Filer, 'gstin'>): boolean =>
  (invoice.taxRegime === 'regular' || invoice.taxRegime === '') &&
  invoice.issuedOn !== null &&
  isOfFiler(invoice, filer)

function inSeries(numbers: readonly Numbered[]): Map<string, Numbered[]> {
  const series = new Map<string, Numbered[]>()
  for (const numbered of numbers) {
    const key = `${numbered.nature} ${partsOf(numbered.number).head}`
    series.set(key, [...(series.get(key) ?? []), numbered])
  }
  return series
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
  const given = inSeries(invoices.flatMap(numbersOf))
  const reported = invoices
    .filter((invoice) => isOfReturn(invoice, filer))
    .flatMap(numbersOf)
    .filter(({ date }) => date !== null && isWithin(date, period))
  return [...inSeries(reported)]
    .map(([key, numbers]) => seriesOf(numbers, new Set((given.get(key) ?? []).map(runningOf))))
    .filter((found) => found !== null)
    .sort((one, other) => one.code - other.code || one.from.localeCompare(other.from))
}

function seriesOf(numbers: readonly Numbered[], given: ReadonlySet<number>): IssuedSeries | null {
  const sorted = [...numbers].sort((one, other) => runningOf(one) - runningOf(other))
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return null
  const [from, to] = [runningOf(first), runningOf(last)]
  const found = [...given].filter((running) => from <= running && running <= to)
  return {
    ...natures[first.nature],
    from: first.number,
    to: last.number,
    total: numbers.length,
    cancelled: numbers.filter(({ isCancelled }) => isCancelled).length,
    missing: to - from + 1 - found.length,
  }
}
