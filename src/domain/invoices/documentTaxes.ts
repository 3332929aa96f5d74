import type { TaxRegime } from '@/domain/tax/regime'
import { isUnionTerritory, stateCodeOf } from '@/domain/tax/states'
import type { Invoice } from './invoice'
import type { InvoiceLine } from './invoiceLine'
import { taxesByRate } from './taxesByRate'

/** One tax on all lines; `rate` is percent, and null where the lines have several. */
export type DocumentTax = { label: string; rupees: number; rate: number | null }

/** What one rate comes to, in rupees: `taxes` in the order of the document's. */
export type RateRow = { rate: number; taxable: number; taxes: number[] }

type Taxed = Pick<Invoice, 'cgst' | 'sgst' | 'igst' | 'placeOfSupply'>
type TaxedLine = Pick<InvoiceLine, 'rate' | 'taxable' | 'cgst' | 'sgst' | 'igst'>

/** The taxes of a document by name, and rate by rate where its lines have several. */
export function taxesOf(
  invoice: Taxed,
  lines: readonly TaxedLine[],
  regime: TaxRegime,
  { state, taxName }: { state: string; taxName: string },
): { taxes: DocumentTax[]; rates: RateRow[] } {
  const { cgst, sgst, igst, placeOfSupply } = invoice
  const byRate = taxesByRate(lines)
  const [only, ...others] = byRate
  const rate = only === undefined || others.length > 0 ? null : only.rate
  const half = rate === null ? null : rate / 2
  const own = isUnionTerritory(stateCodeOf(placeOfSupply) ?? stateCodeOf(state)) ? 'UTGST' : 'SGST'
  const known = [
    { key: 'cgst', label: 'CGST', rupees: cgst, rate: half },
    { key: 'sgst', label: own, rupees: sgst, rate: half },
    { key: 'igst', label: regime === 'outsideIndia' ? taxName : 'IGST', rupees: igst, rate },
  ] as const
  const charged = known.filter(({ rupees }) => rupees !== 0)
  return {
    taxes: charged.map(({ label, rupees, rate }) => ({ label, rupees, rate })),
    rates:
      charged.length === 0 || byRate.length < 2
        ? []
        : byRate.map((row) => ({
            rate: row.rate,
            taxable: row.taxable,
            taxes: charged.map(({ key }) => row[key]),
          })),
  }
}
