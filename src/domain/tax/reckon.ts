import {
  leastOf,
  minus,
  NO_PAISE,
  notBelowZero,
  percentOf,
  plus,
  shareOf,
  sum,
  times,
  toPaise,
  toRupees,
  type Paise,
} from '@/domain/shared/money'

/**
 * One line of an invoice before its tax: `unitPrice` and `discount` (of this line alone) in rupees, `rate` in percent,
 * `quantity` a whole number.
 */
export type PricedLine = { quantity: number; unitPrice: number; discount: number; rate: number }

/** Rupees. `discount` is all that was taken off the line: its own, and its share of the whole's and of the promo's. */
export type ReckonedLine = {
  discount: number
  taxable: number
  cgst: number
  sgst: number
  igst: number
  /** The line with its tax: taxable + cgst + sgst + igst. */
  amount: number
}

/**
 * Rupees and percents. `discount` and promo are taken off the lines together: off those that `reduces` names, or off all. `interState`: the place of supply is another state
 * than the centre's (DOMAIN 2.2), or the tax is one and not split, as outside of India. `promoCap`: the promo takes off
 * no more than that; 0 is no limit.
 */
export type ReckonInput<Line extends PricedLine = PricedLine> = {
  lines: readonly Line[]
  discount: number
  percentOff: number
  reduces?: (line: Line) => boolean
  inclusive: boolean
  roundToRupee: boolean
  interState: boolean
  promoCap?: number
}

/** Rupees. The sums of the lines; taxable + cgst + sgst + igst + roundOff = amount, to the paisa. */
export type Reckoning<Line extends PricedLine = PricedLine> = {
  lines: (Line & ReckonedLine)[]
  inclusive: boolean
  basePrice: number
  /** What was taken off the lines one by one and together, without the promo. */
  discount: number
  percentOff: number
  promoValue: number
  /** What is left after discount and promo, tax included or not as the price is. */
  net: number
  taxable: number
  /** The lines' rate where they have one, 0 where they have several. */
  rate: number
  cgst: number
  sgst: number
  igst: number
  tax: number
  roundOff: number
  amount: number
}

/** Paise shared out by weight, to the last paisa: each part is the difference between two shares of the whole. */
export function spread(paise: Paise, weights: readonly number[]): Paise[] {
  const all = weights.reduce((whole, weight) => whole + weight, 0)
  if (all === 0) return weights.map(() => NO_PAISE)
  let until = 0
  return weights.map((weight) => {
    const before = shareOf(paise, until, all)
    until += weight
    return minus(shareOf(paise, until, all), before)
  })
}

type Part = { taxable: Paise; half: Paise; igst: Paise }
type Rule = Pick<ReckonInput, 'inclusive' | 'interState'>

/** What is left of the lines of one rate, with its tax; CGST and SGST are always equal. */
function taxed(net: Paise, rate: number, { inclusive, interState }: Rule): Part {
  const taxable = inclusive ? shareOf(net, 1_000_000, 1_000_000 + Math.round(rate * 10_000)) : net
  const half = interState ? NO_PAISE : percentOf(taxable, rate / 2)
  return { taxable, half, igst: interState ? percentOf(taxable, rate) : NO_PAISE }
}

const noTax: Part = { taxable: NO_PAISE, half: NO_PAISE, igst: NO_PAISE }

/** The tax of each rate as DOMAIN 2.5 reckons it for the whole of it, shared among its lines by what is left of them. */
function taxedLines(lines: readonly PricedLine[], nets: readonly Paise[], rule: Rule): Part[] {
  const parts = lines.map((): Part => ({ ...noTax }))
  for (const rate of new Set(lines.map((line) => line.rate))) {
    const weights = nets.map((net, at) => (lines[at]?.rate === rate ? net : NO_PAISE))
    const whole = taxed(sum(weights), rate, rule)
    for (const key of ['taxable', 'half', 'igst'] as const)
      spread(whole[key], weights).forEach((share, at) => {
        const part = parts[at]
        if (part) part[key] = plus(part[key], share)
      })
  }
  return parts
}

const rateOf = (lines: readonly PricedLine[]): number => {
  const [rate = 0, ...others] = new Set(lines.map((line) => line.rate))
  return others.length > 0 ? 0 : rate
}

/** DOMAIN 2.5 for one line or several. Flat discounts first, the promo's percentage on what is left, tax rate by rate. */
export function reckon<Line extends PricedLine>(input: ReckonInput<Line>): Reckoning<Line> {
  const { lines, percentOff, inclusive, roundToRupee, promoCap = 0, reduces = () => true } = input
  const listed = lines.map(({ unitPrice, quantity }) => times(toPaise(unitPrice), quantity))
  const reduced = listed.map((paise, at) => notBelowZero(minus(paise, toPaise(lines[at]?.discount ?? 0))))
  const weighed = (paise: readonly Paise[]) =>
    lines.map((line, at) => (reduces(line) ? (paise[at] ?? NO_PAISE) : NO_PAISE))
  const flat = leastOf(toPaise(input.discount), sum(weighed(reduced)))
  const flats = spread(flat, weighed(reduced))
  const discounted = reduced.map((paise, at) => minus(paise, flats[at] ?? NO_PAISE))
  const share = percentOf(sum(weighed(discounted)), percentOff)
  const promo = promoCap > 0 ? leastOf(share, toPaise(promoCap)) : share
  const promos = spread(promo, weighed(discounted))
  const nets = discounted.map((paise, at) => minus(paise, promos[at] ?? NO_PAISE))
  const parts = taxedLines(lines, nets, input)
  const [base, net] = [sum(listed), sum(nets)]
  const [taxable, halves, igst] = [
    sum(parts.map((part) => part.taxable)),
    sum(parts.map(({ half }) => half)),
    sum(parts.map((part) => part.igst)),
  ]
  const gross = plus(taxable, halves, halves, igst)
  const rounded = times(shareOf(gross, 1, 100), 100)
  // Some paise are not rounded to nothing: an invoice of nothing would bill tax.
  const isRounded = roundToRupee && (rounded > 0 || gross === 0)
  const amount = isRounded ? rounded : inclusive ? net : gross
  return {
    lines: lines.map((line, at) => {
      const { taxable: value, half, igst: whole } = parts[at] ?? noTax
      return {
        ...line,
        discount: toRupees(minus(listed[at] ?? NO_PAISE, nets[at] ?? NO_PAISE)),
        taxable: toRupees(value),
        cgst: toRupees(half),
        sgst: toRupees(half),
        igst: toRupees(whole),
        amount: toRupees(plus(value, half, half, whole)),
      }
    }),
    inclusive,
    basePrice: toRupees(base),
    discount: toRupees(minus(base, sum(discounted))),
    percentOff,
    promoValue: toRupees(promo),
    net: toRupees(net),
    taxable: toRupees(taxable),
    rate: rateOf(lines),
    cgst: toRupees(halves),
    sgst: toRupees(halves),
    igst: toRupees(igst),
    tax: toRupees(plus(halves, halves, igst)),
    roundOff: toRupees(minus(amount, gross)),
    amount: toRupees(amount),
  }
}
