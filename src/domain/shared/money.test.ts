import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatMoney, percentOf, roundToPaisa, shareOf, toPaise, toRupees } from './money'

describe('paise, PRODUCT 2.J: half-up on decimals, not on binary floats', () => {
  test.each([
    [1.005, 101],
    [1.115, 112],
    [2.675, 268],
    [0.285, 29],
    [1796, 179600],
    [0.1 + 0.2, 30],
    [-1.005, -101],
    [0, 0],
    [1e-9, 0],
  ])('%d rupees are %i paise', (rupees, paise) => expect(toPaise(rupees)).toBe(paise))

  test.each([Number.NaN, Infinity, 1e21])('refuses %d', (rupees) =>
    expect(() => toPaise(rupees)).toThrow(RangeError),
  )

  it('survives the way to rupees and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (paise) => {
        expect(toPaise(toRupees(paise))).toBe(paise)
      }),
    )
  })

  it('rounds a reversal to exactly the negative of what it reverses', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e7, noNaN: true }), (rupees) => {
        expect(toPaise(-rupees)).toBe(-toPaise(rupees) + 0)
        expect(roundToPaisa(-rupees)).toBe(-roundToPaisa(rupees) + 0)
      }),
    )
  })
})

describe('shares', () => {
  test.each([
    [300000, 62, 92, 202174],
    [100000, 15, 30, 50000],
    [1, 1, 2, 1],
    [-1, 1, 2, -1],
    [0, 5, 9, 0],
  ])('%i × %i/%i = %i', (paise, of, whole, share) => expect(shareOf(paise, of, whole)).toBe(share))

  test.each([
    [100000, 2.5, 2500],
    [142762, 2.5, 3569],
    [190000, 10, 19000],
    [100000, 12.5, 12500],
  ])('%i paise at %d percent are %i', (paise, percent, part) => expect(percentOf(paise, percent)).toBe(part))

  it('splits a whole into two parts that sum to it', () => {
    const cases = fc
      .tuple(fc.integer({ min: 0, max: 1e11 }), fc.integer({ min: 1, max: 1500 }))
      .chain(([paise, days]) =>
        fc.tuple(fc.constant(paise), fc.constant(days), fc.integer({ min: 0, max: days })),
      )
    fc.assert(
      fc.property(cases, ([paise, days, used]) => {
        const part = shareOf(paise, used, days)
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(paise)
        expect(Math.abs(part + shareOf(paise, days - used, days) - paise)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('formatMoney: Indian grouping', () => {
  test.each([
    [123456, '₹1,23,456.00'],
    [1796.5, '₹1,796.50'],
    [0, '₹0.00'],
    [-500, '-₹500.00'],
    [12345678.9, '₹1,23,45,678.90'],
  ])('%d reads %s', (rupees, text) => expect(formatMoney(rupees)).toBe(text))

  test.each([null, undefined, Number.NaN])('%s reads as missing', (rupees) =>
    expect(formatMoney(rupees)).toBe('--'),
  )

  it('follows the centre where it is not India', () => {
    expect(formatMoney(1234.5, { currency: 'EUR', locale: 'en-IE' })).toBe('€1,234.50')
  })
})
