import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { paise } from './fixtures'
import {
  formatMoney,
  formatShortMoney,
  leastOf,
  minus,
  mostOf,
  negative,
  NO_PAISE,
  notBelowZero,
  percentOf,
  PLATFORM_MONEY,
  plus,
  roundToPaisa,
  shareOf,
  sum,
  times,
  toPaise,
  toRupees,
  totalOf,
} from './money'

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
      fc.property(fc.integer({ min: -1e12, max: 1e12 }).map(paise), (amount) => {
        expect(toPaise(toRupees(amount))).toBe(amount)
      }),
    )
  })

  it('rounds a reversal to exactly the negative of what it reverses', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e7, noNaN: true }), (rupees) => {
        expect(toPaise(-rupees)).toBe(negative(toPaise(rupees)))
        expect(roundToPaisa(-rupees)).toBe(-roundToPaisa(rupees) + 0)
      }),
    )
  })
})

describe('arithmetic stays in paise', () => {
  const [ten, four] = [toPaise(10), toPaise(4)]

  test.each([
    ['all of several', sum([ten, four, four]), 1800],
    ['nothing of none', sum([]), 0],
    ['together', plus(ten, four), 1400],
    ['taken off', minus(ten, four, four), 200],
    ['taken off below nothing', minus(four, ten), -600],
    ['the other way', negative(ten), -1000],
    ['three of them', times(four, 3), 1200],
    ['the smaller', leastOf(ten, four), 400],
    ['the greater', mostOf(ten, four), 1000],
    ['nothing where less than that', notBelowZero(minus(four, ten)), 0],
  ])('%s', (_what, amount, expected) => expect(amount).toBe(expected))

  test.each([negative(NO_PAISE), times(NO_PAISE, -1), toPaise(-0), minus(NO_PAISE)])(
    'nothing has no sign',
    (nothing) => expect(Object.is(nothing, 0)).toBe(true),
  )

  it('adds rupees up to the paisa', () => {
    expect(totalOf([0.1, 0.2, -0.3])).toBe(0)
    expect(totalOf([1796, 0.285])).toBe(1796.29)
  })
})

describe('shares', () => {
  test.each([
    [300000, 62, 92, 202174],
    [100000, 15, 30, 50000],
    [1, 1, 2, 1],
    [-1, 1, 2, -1],
    [0, 5, 9, 0],
  ])('%i × %i/%i = %i', (amount, of, whole, share) => expect(shareOf(paise(amount), of, whole)).toBe(share))

  test.each([
    [100000, 2.5, 2500],
    [142762, 2.5, 3569],
    [190000, 10, 19000],
    [100000, 12.5, 12500],
  ])('%i paise at %d percent are %i', (amount, percent, part) =>
    expect(percentOf(paise(amount), percent)).toBe(part),
  )

  it('splits a whole into two parts that sum to it', () => {
    const cases = fc
      .tuple(fc.integer({ min: 0, max: 1e11 }).map(paise), fc.integer({ min: 1, max: 1500 }))
      .chain(([amount, days]) =>
        fc.tuple(fc.constant(amount), fc.constant(days), fc.integer({ min: 0, max: days })),
      )
    fc.assert(
      fc.property(cases, ([amount, days, used]) => {
        const part = shareOf(amount, used, days)
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(amount)
        expect(Math.abs(part + shareOf(amount, days - used, days) - amount)).toBeLessThanOrEqual(1)
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
  ])('%d reads %s', (rupees, text) => expect(formatMoney(rupees, PLATFORM_MONEY)).toBe(text))

  test.each([null, undefined, Number.NaN])('%s reads as missing', (rupees) =>
    expect(formatMoney(rupees, PLATFORM_MONEY)).toBe('--'),
  )

  it.each([
    [50_000, '₹50,000'],
    [99.5, '₹99.50'],
    [null, '--'],
  ])('%s in a sentence reads %s: no decimals that say nothing', (rupees, text) =>
    expect(formatShortMoney(rupees, PLATFORM_MONEY)).toBe(text),
  )

  it('follows the centre where it is not India', () => {
    expect(formatShortMoney(50_000, { currency: 'JPY', locale: 'ja-JP' })).toBe('￥50,000')
    expect(formatShortMoney(50_000, { currency: 'EUR', locale: 'de-DE' })).toBe('50.000\u00a0€')
    expect(formatMoney(1234.5, { currency: 'EUR', locale: 'en-IE' })).toBe('€1,234.50')
  })
})
