import { expect, it } from 'vitest'
import type { z } from 'zod'
import { paise } from './fixtures'
import {
  formatMoney,
  minus,
  NO_PAISE,
  percentOf,
  PLATFORM_MONEY,
  plus,
  sum,
  toPaise,
  toRupees,
  type Paise,
  type Rupees,
} from './money'
import { rupees } from './rupees'

/**
 * What the compiler refuses stands beside the nearest that it allows: `tsc`, not the run, holds these. An expected error that is
 * none any more is an error too.
 */
const price: number = 1796
const inPaise = toPaise(price)

it('refuses rupees where paise are meant', () => {
  const due: Paise = inPaise
  // @ts-expect-error A plain number may be rupees.
  const mistaken: Paise = price
  expect([due, mistaken]).toEqual([179_600, 1796])

  expect(toRupees(inPaise)).toBe(1796)
  // @ts-expect-error They are rupees already.
  expect(toRupees(price)).toBe(17.96)

  expect(percentOf(inPaise, 5)).toBe(8980)
  // @ts-expect-error A percentage of rupees would be rounded to whole rupees.
  expect(percentOf(price, 5)).toBe(90)

  expect(plus(inPaise, NO_PAISE)).toBe(179_600)
  // @ts-expect-error Rupees and paise do not add up.
  expect(plus(inPaise, price)).toBe(181_396)

  expect(sum([inPaise, inPaise])).toBe(359_200)
  // @ts-expect-error One of them is rupees.
  expect(sum([inPaise, price])).toBe(181_396)

  expect(minus(inPaise, paise(100))).toBe(179_500)
  // @ts-expect-error A bare 100 may be rupees.
  expect(minus(inPaise, 100)).toBe(179_500)
})

it('refuses paise where rupees are meant', () => {
  const stored: Rupees = price
  // @ts-expect-error Rupees are stored.
  const mistaken: Rupees = inPaise
  expect([stored, mistaken]).toEqual([1796, 179_600])

  expect(toPaise(price)).toBe(179_600)
  // @ts-expect-error They are paise already.
  expect(toPaise(inPaise)).toBe(17_960_000)

  expect(formatMoney(price, PLATFORM_MONEY)).toBe('₹1,796.00')
  // @ts-expect-error Rupees are shown.
  expect(formatMoney(inPaise, PLATFORM_MONEY)).toBe('₹1,79,600.00')
})

it('refuses paise in a record, where rupees are stored', () => {
  const stored = rupees().default(0)
  type Stored = z.infer<typeof stored>
  const right: { amount: Stored } = { amount: price }
  // @ts-expect-error A record holds rupees.
  const mistaken: { amount: Stored } = { amount: inPaise }
  expect([right.amount, mistaken.amount, stored.parse(undefined)]).toEqual([1796, 179_600, 0])
})

it('takes what +, − and × give for a plain number, so it goes nowhere where paise are meant', () => {
  const left: Paise = minus(inPaise, inPaise)
  // @ts-expect-error Written with its sign it could hold anything.
  const mistaken: Paise = inPaise - inPaise
  expect([left, mistaken]).toEqual([0, 0])
  expect(inPaise > NO_PAISE && inPaise !== left && left === 0).toBe(true)
})
