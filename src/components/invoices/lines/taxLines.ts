import type { GymSettings } from '@/domain/gyms/settings'
import type { PricedInvoice } from '@/domain/invoices/invoiceLine'
import { taxesByRate } from '@/domain/invoices/taxesByRate'
import { minus, NO_PAISE, plus, toPaise, toRupees } from '@/domain/shared/money'

/** The tax of a bill by rate: inside the price, or on top of it; what rounding adds has a line of its own. Rupees. */
export function taxLines(
  { lines, tax, igst, net, amount }: PricedInvoice,
  { taxName, taxInclusive }: GymSettings,
): { label: string; rupees: number }[] {
  const name = igst > 0 && taxName === 'GST' ? 'IGST' : taxName
  const shown = plus(toPaise(net), taxInclusive ? NO_PAISE : toPaise(tax))
  const rounding = toRupees(minus(toPaise(amount), shown))
  return [
    ...taxesByRate(lines)
      .filter(({ rate }) => rate > 0)
      .map((part) => ({
        label: `${taxInclusive ? 'of which ' : ''}${name} ${part.rate} %`,
        rupees: part.tax,
      })),
    ...(rounding === 0 ? [] : [{ label: 'Round off', rupees: rounding }]),
  ]
}
