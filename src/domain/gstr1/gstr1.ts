import type { Invoice } from '@/domain/invoices/invoice'
import { documentsIssuedOf, type IssuedSeries } from './documentsIssued'
import { exemptSuppliesOf, type ExemptRow } from './exemptSupplies'
import { hsnSummaryOf, type HsnRow } from './hsnSummary'
import { totalsByRate, type RateRow, rateRowsOf } from './rateRows'
import { reportedIn, type Between, type Filer, type Reported } from './reported'
import { placeCodeOf } from './toolPlaces'
import { addTaxes, grouped, isNothing, noTaxes } from './taxSums'

/** Section b2cs: supplies to the unregistered by place (two digits) and rate; notes on them count against. Rupees. */
type SmallSupply = RateRow & { place: string; isInter: boolean }

const smallSuppliesOf = (reported: readonly Reported[]): SmallSupply[] =>
  grouped(
    reported
      .filter(({ group }) => group === 'b2cs')
      .flatMap((document) => rateRowsOf(document).map((row) => ({ document, row }))),
    ({ document, row }) => `${placeCodeOf(document.place)} ${document.isInter} ${row.rate}`,
    ({ document: { place, isInter, isNote }, row }): SmallSupply => ({
      place: placeCodeOf(place),
      isInter,
      rate: row.rate,
      ...addTaxes(noTaxes, row, isNote ? -1 : 1),
    }),
    (one, other) => ({ ...one, ...addTaxes(one, other) }),
  )
    .filter((row) => !isNothing(row))
    .sort((one, other) => one.place.localeCompare(other.place) || one.rate - other.rate)

/** A return before it takes a form: the sections of GSTR-1 that a centre has, in rupees. */
export type Gstr1 = {
  reported: Reported[]
  b2cs: SmallSupply[]
  exempt: ExemptRow[]
  hsn: { b2b: HsnRow[]; b2c: HsnRow[] }
  documents: IssuedSeries[]
  /** Everything of the above by rate, the notes taken off. */
  rates: RateRow[]
}

/**
 * GSTR-1 of a period. `invoices`: those that were issued in it, the deleted ones too, and older ones that have a credit note
 * of the period; others do no harm.
 */
export function gstr1Of(invoices: readonly Invoice[], period: Between, filer: Filer): Gstr1 {
  const reported = reportedIn(invoices, period, filer)
  return {
    reported,
    b2cs: smallSuppliesOf(reported),
    exempt: exemptSuppliesOf(reported),
    hsn: hsnSummaryOf(reported),
    documents: documentsIssuedOf(invoices, period, filer),
    rates: totalsByRate(reported),
  }
}

export const isEmptyReturn = ({ reported, documents }: Gstr1): boolean =>
  reported.length === 0 && documents.length === 0
