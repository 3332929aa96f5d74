import type { RateRow } from './rateRows'
import type { Reported } from './reported'
import { grouped, isNothing, noTaxes, taxIn, addTaxes } from './taxSums'
import { totalOf } from '@/domain/shared/money'
import type { SuppliedPart } from '@/domain/tax/suppliedPart'

/** Table 12: what was supplied under one code and rate, less what credit notes took back. `value` holds the tax. Rupees. */
export type HsnRow = RateRow & { sac: string; isService: boolean; quantity: number; value: number }

/** Codes of services begin with 99 (Scheme of Classification of Services); without a code the kind of the line says it. */
export const isService = ({ sac, kind }: Pick<SuppliedPart, 'sac' | 'kind'>): boolean =>
  sac === '' ? kind !== 'product' : sac.startsWith('99')

const summed = (reported: readonly Reported[]): HsnRow[] =>
  grouped(
    reported.flatMap(({ parts, isNote }) => parts.map((part) => ({ part, isNote }))),
    ({ part }) => `${part.sac} ${part.rate} ${isService(part)}`,
    ({ part, isNote }): Omit<HsnRow, 'value'> => ({
      sac: part.sac,
      isService: isService(part),
      rate: part.rate,
      // The portal counts pieces of goods only.
      quantity: isService(part) || isNote ? 0 : part.quantity,
      ...addTaxes(noTaxes, part, isNote ? -1 : 1),
    }),
    (one, other) => ({ ...one, ...addTaxes(one, other), quantity: one.quantity + other.quantity }),
  )
    .filter((row) => !isNothing(row))
    .map((row) => ({ ...row, value: totalOf([row.taxable, taxIn(row)]) }))
    .sort((one, other) => one.sac.localeCompare(other.sac) || one.rate - other.rate)

/** Apart since May 2025: what went to the registered, and to everybody else. */
export function hsnSummaryOf(reported: readonly Reported[]): { b2b: HsnRow[]; b2c: HsnRow[] } {
  const isToBusiness = ({ gstin }: Reported) => gstin !== ''
  return {
    b2b: summed(reported.filter(isToBusiness)),
    b2c: summed(reported.filter((document) => !isToBusiness(document))),
  }
}
