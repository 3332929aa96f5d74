import { expect, test } from 'vitest'
import { amountText, currencySign } from './format'

test.each([
  ['en-IN', 'INR', '₹', '₹1,50,000'],
  ['en-US', 'USD', '$', '$150,000'],
  ['en-GB', 'GBP', '£', '£150,000'],
  ['de-DE', 'EUR', '€', '150.000 €'],
])('%s in %s writes %s and %s (PRODUCT 2.R)', (locale, currency, sign, text) => {
  expect(currencySign({ locale, currency })).toBe(sign)
  expect(amountText(150_000, { locale, currency }).replace(/\s/g, ' ')).toBe(text)
})
