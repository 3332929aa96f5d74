import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { toPaise } from '@/domain/shared/money'
import { reckon, type ReckonInput } from './reckon'

type OneLine = Omit<ReckonInput, 'lines'> & { basePrice: number; rate: number }

/** An invoice of one line. */
const single = ({ basePrice, rate, ...rest }: OneLine) =>
  reckon({ ...rest, lines: [{ quantity: 1, unitPrice: basePrice, discount: 0, rate }] })

const usual: OneLine = {
  basePrice: 0,
  discount: 0,
  percentOff: 0,
  rate: 5,
  inclusive: false,
  roundToRupee: true,
  interState: false,
}

describe('DOMAIN 2.5, the table', () => {
  test.each`
    base       | discount | promo  | rate  | price     | taxable    | tax       | roundOff | amount
    ${1000}    | ${0}     | ${0}   | ${5}  | ${'excl'} | ${1000}    | ${25}     | ${0}     | ${1050}
    ${1000}    | ${0}     | ${0}   | ${18} | ${'excl'} | ${1000}    | ${90}     | ${0}     | ${1180}
    ${1499}    | ${0}     | ${0}   | ${5}  | ${'incl'} | ${1427.62} | ${35.69}  | ${0}     | ${1499}
    ${1499}    | ${0}     | ${0}   | ${18} | ${'incl'} | ${1270.34} | ${114.33} | ${0}     | ${1499}
    ${2000}    | ${100}   | ${10}  | ${5}  | ${'excl'} | ${1710}    | ${42.75}  | ${0.5}   | ${1796}
    ${2000}    | ${100}   | ${10}  | ${5}  | ${'incl'} | ${1628.57} | ${40.71}  | ${0.01}  | ${1710}
    ${999}     | ${0}     | ${15}  | ${5}  | ${'incl'} | ${808.71}  | ${20.22}  | ${-0.15} | ${849}
    ${3333.33} | ${0}     | ${0}   | ${18} | ${'excl'} | ${3333.33} | ${300}    | ${-0.33} | ${3933}
    ${0.06}    | ${0}     | ${0}   | ${18} | ${'excl'} | ${0.06}    | ${0.01}   | ${0}     | ${0.08}
    ${0.42}    | ${0}     | ${0}   | ${18} | ${'excl'} | ${0.42}    | ${0.04}   | ${0.5}   | ${1}
    ${100}     | ${0}     | ${100} | ${5}  | ${'excl'} | ${0}       | ${0}      | ${0}     | ${0}
  `(
    '$base less $discount less $promo% at $rate% $price comes to $amount',
    ({
      base,
      discount,
      promo,
      rate,
      price,
      taxable,
      tax,
      roundOff,
      amount,
    }: Record<string, number | string>) => {
      const reckoning = single({
        ...usual,
        basePrice: Number(base),
        discount: Number(discount),
        percentOff: Number(promo),
        rate: Number(rate),
        inclusive: price === 'incl',
      })
      expect(reckoning).toMatchObject({ taxable, cgst: tax, sgst: tax, igst: 0, roundOff, amount })
    },
  )
})

describe('reckon', () => {
  it('takes the flat discount first, then the promo on what is left', () => {
    expect(single({ ...usual, basePrice: 2000, discount: 100, percentOff: 10 })).toMatchObject({
      promoValue: 190,
      net: 1710,
    })
  })

  it('never goes below nothing', () => {
    expect(single({ ...usual, basePrice: 100, discount: 500 })).toMatchObject({ net: 0, tax: 0, amount: 0 })
  })

  it.each([
    [false, 1000],
    [true, 1068.75],
  ])('reckons a rate of three decimals to the paisa, the price with its tax: %s', (inclusive, basePrice) => {
    const rule = { ...usual, inclusive, roundToRupee: false, interState: true }
    const priced = single({ ...rule, basePrice, rate: 6.875 })
    expect(priced).toMatchObject({ taxable: 1000, igst: 68.75, amount: 1068.75 })
  })

  it('charges IGST alone where the place of supply is another state', () => {
    expect(single({ ...usual, basePrice: 1000, rate: 18, interState: true })).toMatchObject({
      cgst: 0,
      sgst: 0,
      igst: 180,
      tax: 180,
      amount: 1180,
    })
  })

  it('keeps an inclusive price to the paisa when nothing is rounded to the rupee', () => {
    expect(single({ ...usual, basePrice: 2021.74, inclusive: true, roundToRupee: false }).amount).toBe(
      2021.74,
    )
  })

  it('has parts that sum to the amount, and CGST equal to SGST', () => {
    const input = fc.record({
      basePrice: fc.integer({ min: 0, max: 10_000_000 }).map((paise) => paise / 100),
      discount: fc.integer({ min: 0, max: 1_000_000 }).map((paise) => paise / 100),
      percentOff: fc.integer({ min: 0, max: 100 }),
      rate: fc.constantFrom(0, 5, 12, 18, 28),
      inclusive: fc.boolean(),
      roundToRupee: fc.boolean(),
      interState: fc.boolean(),
    })
    fc.assert(
      fc.property(input, (sale) => {
        const { taxable, cgst, sgst, igst, tax, roundOff, amount } = single(sale)
        expect(cgst).toBe(sgst)
        expect(toPaise(cgst) + toPaise(sgst) + toPaise(igst)).toBe(toPaise(tax))
        expect(toPaise(taxable) + toPaise(tax) + toPaise(roundOff)).toBe(toPaise(amount))
        expect(Math.abs(roundOff)).toBeLessThanOrEqual(0.5)
        expect(Math.min(taxable, tax, amount)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('several lines (ACTS "The model of money")', () => {
  const line = (unitPrice: number, rate: number, quantity = 1) => ({ unitPrice, rate, quantity, discount: 0 })
  const rest = { discount: 0, percentOff: 0, inclusive: false, roundToRupee: false, interState: false }

  it('have rates of their own, and the head has a rate only where they agree', () => {
    expect(reckon({ ...rest, lines: [line(1000, 5), line(20, 18, 3)] })).toMatchObject({
      rate: 0,
      basePrice: 1060,
      taxable: 1060,
      cgst: 30.4,
      amount: 1120.8,
    })
    expect(reckon({ ...rest, lines: [line(1000, 5), line(500, 5)] }).rate).toBe(5)
  })

  it('are taxed as their sum is where they have one rate (DOMAIN 2.5)', () => {
    const priced = reckon({ ...rest, inclusive: true, lines: [line(3999, 5), line(500, 5)] })
    expect(priced).toMatchObject({ tax: 214.24, taxable: 4284.76, amount: 4499 })
    expect(priced.lines.map(({ taxable }) => taxable)).toEqual([3808.57, 476.19])
  })

  it('share a flat discount and a promo by their prices, but for those that nothing is taken off', () => {
    const lines = [line(3000, 5), line(1000, 5), line(100, 18)]
    const priced = reckon({
      ...rest,
      lines,
      discount: 400,
      percentOff: 10,
      reduces: ({ rate }) => rate === 5,
    })
    expect(priced.lines.map(({ discount }) => discount)).toEqual([570, 190, 0])
    expect(priced).toMatchObject({ discount: 400, promoValue: 360, net: 3340 })
  })

  it('come to their head to the paisa, whatever is taken off', () => {
    const paise = fc.integer({ min: 0, max: 1_000_000 }).map((amount) => amount / 100)
    const lines = fc.array(
      fc.record({
        unitPrice: paise,
        quantity: fc.integer({ min: 1, max: 9 }),
        discount: paise,
        rate: fc.constantFrom(0, 5, 18),
      }),
      { minLength: 1, maxLength: 6 },
    )
    fc.assert(
      fc.property(lines, paise, fc.nat(100), fc.boolean(), (all, discount, percentOff, inclusive) => {
        const priced = reckon({ ...rest, lines: all, discount, percentOff, inclusive })
        const sumOf = (key: 'discount' | 'taxable' | 'cgst' | 'sgst' | 'amount') =>
          priced.lines.reduce((sum, each) => sum + toPaise(each[key]), 0)
        expect(sumOf('taxable')).toBe(toPaise(priced.taxable))
        expect(sumOf('cgst')).toBe(toPaise(priced.cgst))
        expect(sumOf('sgst')).toBe(toPaise(priced.sgst))
        expect(sumOf('amount') + toPaise(priced.roundOff)).toBe(toPaise(priced.amount))
        expect(sumOf('discount')).toBe(toPaise(priced.discount) + toPaise(priced.promoValue))
        expect(Math.min(...priced.lines.map(({ taxable }) => taxable))).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
