import { toPaise, toRupees } from '@/domain/shared/money'
import type { Invoice } from './invoice'

type Priced = Pick<
  Invoice,
  'amount' | 'basePrice' | 'discount' | 'percentOff' | 'taxable' | 'gst' | 'roundOff'
>

/** The invoice does not say whether its list price held the tax: it did where the net with tax is nearer to the price. */
export function priceHoldsTax({ basePrice, discount, percentOff, taxable, gst }: Priced): boolean {
  if (gst === 0) return true
  const left = ((basePrice - discount) * (100 - percentOff)) / 100
  return Math.abs(taxable + gst - left) < Math.abs(taxable - left)
}

/** Rupees that the promo took off, whatever capped it: what list price less discount exceeds the net by. */
export function promoValueOf(invoice: Priced): number {
  if (invoice.percentOff <= 0) return 0
  const { basePrice, discount, taxable, gst } = invoice
  const net = priceHoldsTax(invoice) ? toPaise(taxable) + toPaise(gst) : toPaise(taxable)
  return toRupees(Math.max(0, toPaise(basePrice) - toPaise(discount) - net))
}
