import { addTaxes, grouped, isNothing, noTaxes, type Taxes } from './taxSums'
import type { Reported } from './reported'

/** Rupees; `rate` in percent. */
export type RateRow = Taxes & { rate: number }

const lowestFirst = (one: { rate: number }, other: { rate: number }) => one.rate - other.rate

/** A document by its rates, the lowest first. What bears no rate is reported as exempt, and a rate of nothing not at all. */
export const rateRowsOf = ({ parts }: Pick<Reported, 'parts'>): RateRow[] =>
  grouped(
    parts.filter(({ rate }) => rate > 0),
    ({ rate }) => String(rate),
    ({ rate, taxable, cgst, sgst, igst }): RateRow => ({ rate, taxable, cgst, sgst, igst }),
    (one, other) => ({ ...one, ...addTaxes(one, other) }),
  )
    .filter((row) => !isNothing(row))
    .sort(lowestFirst)

/** What one rate came to in a period: invoices, less the credit notes of the period. Rate 0 is what carries no tax. */
export const totalsByRate = (reported: readonly Reported[]): RateRow[] =>
  grouped(
    reported.flatMap(({ parts, isNote }) => parts.map((part) => ({ part, isNote }))),
    ({ part }) => String(part.rate),
    ({ part, isNote }): RateRow => ({
      rate: part.rate,
      ...addTaxes(noTaxes, part, isNote ? -1 : 1),
    }),
    (one, other) => ({ ...one, ...addTaxes(one, other) }),
  )
    .filter((row) => !isNothing(row))
    .sort(lowestFirst)
