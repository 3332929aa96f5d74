import { expect, test } from 'vitest'
import { readTypedNumber, writtenNumber } from './typedNumber'

test.each([
  ['', null],
  ['₹1,23,456.50', 123456.5],
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
  expect(writtenNumber(123456.5, 2, true)).toBe('1,23,456.50')
  expect(writtenNumber(123456, 2, true)).toBe('1,23,456')
  expect(writtenNumber(1234, 0, false)).toBe('1234')
})
