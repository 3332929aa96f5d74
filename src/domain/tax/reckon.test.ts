import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { toPaise } from '@/domain/shared/money'
import { reckon, type ReckonInput } from './reckon'

const usual: ReckonInput = {
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
      const reckoning = reckon({
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
    expect(reckon({ ...usual, basePrice: 2000, discount: 100, percentOff: 10 })).toMatchObject({
      promoValue: 190,
      net: 1710,
    })
  })

  it('never goes below nothing', () => {
    expect(reckon({ ...usual, basePrice: 100, discount: 500 })).toMatchObject({ net: 0, tax: 0, amount: 0 })
  })

  it('charges IGST alone where the place of supply is another state', () => {
    expect(reckon({ ...usual, basePrice: 1000, rate: 18, interState: true })).toMatchObject({
      cgst: 0,
      sgst: 0,
      igst: 180,
      tax: 180,
      amount: 1180,
    })
  })

  it('keeps an inclusive price to the paisa when nothing is rounded to the rupee', () => {
    expect(reckon({ ...usual, basePrice: 2021.74, inclusive: true, roundToRupee: false }).amount).toBe(
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
        const { taxable, cgst, sgst, igst, tax, roundOff, amount } = reckon(sale)
        expect(cgst).toBe(sgst)
        expect(toPaise(cgst) + toPaise(sgst) + toPaise(igst)).toBe(toPaise(tax))
        expect(toPaise(taxable) + toPaise(tax) + toPaise(roundOff)).toBe(toPaise(amount))
        expect(Math.abs(roundOff)).toBeLessThanOrEqual(0.5)
        expect(Math.min(taxable, tax, amount)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
