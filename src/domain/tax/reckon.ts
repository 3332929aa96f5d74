import { percentOf, shareOf, toPaise, toRupees } from '@/domain/shared/money'

/**
 * Rupees and percents. `interState`: the place of supply is another state than the centre's (DOMAIN 2.2), or the tax
 * is one and not split, as outside of India. `promoCap`: the promo takes off no more than that; 0 is no limit.
 */
export type ReckonInput = {
  basePrice: number
  discount: number
  percentOff: number
  rate: number
  inclusive: boolean
  roundToRupee: boolean
  interState: boolean
  promoCap?: number
}

/** Rupees. taxable + cgst + sgst + igst + roundOff = amount, to the paisa. */
export type Reckoning = {
  basePrice: number
  discount: number
  percentOff: number
  promoValue: number
  /** What is left after discount and promo, tax included or not as the price is. */
  net: number
  taxable: number
  rate: number
  cgst: number
  sgst: number
  igst: number
  tax: number
  roundOff: number
  amount: number
}

/** DOMAIN 2.5. Flat discount first, promo percentage on what is left; CGST and SGST are always equal. */
export function reckon(input: ReckonInput): Reckoning {
  const { percentOff, rate, inclusive, roundToRupee, interState, promoCap = 0 } = input
  const base = toPaise(input.basePrice)
  const discount = toPaise(input.discount)
  const afterDiscount = Math.max(0, base - discount)
  const share = percentOf(afterDiscount, percentOff)
  const promo = promoCap > 0 ? Math.min(share, toPaise(promoCap)) : share
  const net = afterDiscount - promo
  const taxable = inclusive ? shareOf(net, 1_000_000, 1_000_000 + Math.round(rate * 10_000)) : net
  const half = interState ? 0 : percentOf(taxable, rate / 2)
  const igst = interState ? percentOf(taxable, rate) : 0
  const tax = half + half + igst
  const gross = taxable + tax
  const amount = roundToRupee ? shareOf(gross, 1, 100) * 100 : inclusive ? net : gross
  return {
    basePrice: toRupees(base),
    discount: toRupees(discount),
    percentOff,
    promoValue: toRupees(promo),
    net: toRupees(net),
    taxable: toRupees(taxable),
    rate,
    cgst: toRupees(half),
    sgst: toRupees(half),
    igst: toRupees(igst),
    tax: toRupees(tax),
    roundOff: toRupees(amount - gross),
    amount: toRupees(amount),
  }
}
