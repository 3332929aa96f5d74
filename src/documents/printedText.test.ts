import { expect, test } from 'vitest'
import { printedMoney, printedRate } from './printedText'

test.each([
  ['ar-AE', 'AED', 'AED 123,456.50'],
  ['bn-IN', 'INR', '₹1,23,456.50'],
  ['en-IN', 'INR', '₹1,23,456.50'],
  ['en-ZA', 'ZAR', 'R 123 456,50'],
])('an amount of a centre of %s in %s is printed as %s (PRODUCT 2.R)', (locale, currency, text) => {
  expect(printedMoney(123_456.5, { currency, locale }).replace(/\s/g, ' ')).toBe(text)
})

test.each([
  [5, '5%'],
  [2.5, '2.5%'],
  [6.875, '6.875%'],
  [0.1 + 0.2, '0.3%'],
])('a rate of %d is printed as %s', (rate, text) => {
  expect(printedRate(rate)).toBe(text)
})
