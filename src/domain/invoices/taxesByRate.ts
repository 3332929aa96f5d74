import { plus, sum, toPaise, toRupees } from '@/domain/shared/money'
import type { InvoiceLine } from './invoiceLine'

type Taxed = Pick<InvoiceLine, 'rate' | 'taxable' | 'cgst' | 'sgst' | 'igst'>

/** Rupees; `rate` in percent. What the lines of one rate come to. */
export type RateTaxes = Taxed & { tax: number }

/** The taxes of an invoice rate by rate, the lowest first; the sums of its lines, to the paisa. */
export function taxesByRate(lines: readonly Taxed[]): RateTaxes[] {
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((one, other) => one - other)
  return rates.map((rate) => {
    const own = lines.filter((line) => line.rate === rate)
    const sumOf = (key: Exclude<keyof Taxed, 'rate'>) => sum(own.map((line) => toPaise(line[key])))
    const [taxable, cgst, sgst, igst] = [sumOf('taxable'), sumOf('cgst'), sumOf('sgst'), sumOf('igst')]
    return {
      rate,
      taxable: toRupees(taxable),
      cgst: toRupees(cgst),
      sgst: toRupees(sgst),
      igst: toRupees(igst),
      tax: toRupees(plus(cgst, sgst, igst)),
    }
  })
}
