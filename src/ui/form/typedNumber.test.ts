import { expect, test } from 'vitest'
import { readTypedNumber, writtenNumber } from './typedNumber'

test.each([
  ['', null],
  ['₹1,23,456.50', 123456.5],
  ['$1,234.50', 1234.5],
  ['€ 5', 5],
  ['0', 0],
  ['12.', 12],
  ['-5', -5],
  ['12.345', undefined],
  ['abc', undefined],
  ['1e5', undefined],
])('reads the amount %o as %o', (text, value) => {
  expect(readTypedNumber(text, 2)).toBe(value)
})

test('a whole number has no decimals', () => {
  expect(readTypedNumber('3.5', 0)).toBeUndefined()
  expect(readTypedNumber('30', 0)).toBe(30)
})

test('money is grouped the Indian way, with paise only where there are some', () => {
  expect(writtenNumber(123456.5, 2, true, 'en-IN')).toBe('1,23,456.50')
  expect(writtenNumber(123456, 2, true, 'en-IN')).toBe('1,23,456')
  expect(writtenNumber(1234, 0, false, 'en-IN')).toBe('1234')
})

test('elsewhere money is grouped by thousands, and read back as it was written (PRODUCT 2.R)', () => {
  for (const locale of ['en-US', 'de-DE', 'fr-CH']) {
    const text = writtenNumber(123456.5, 2, true, locale)
    expect(text).toBe('123,456.50')
    expect(readTypedNumber(text, 2)).toBe(123456.5)
  }
})
