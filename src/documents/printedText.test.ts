import { expect, test } from 'vitest'
import { printedRate } from './printedText'

test.each([
  [5, '5%'],
  [2.5, '2.5%'],
  [6.875, '6.875%'],
  [0.1 + 0.2, '0.3%'],
])('a rate of %d is printed as %s', (rate, text) => {
  expect(printedRate(rate)).toBe(text)
})
