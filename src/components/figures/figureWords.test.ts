import { expect, it } from 'vitest'
import { axisMoney, partMonthText, percentText, spanText } from './figureWords'
import { civil } from '@/domain/shared/civilDate'

it.each([
  ['en-IN', 'INR', 12_000, '₹12K'],
  ['en-IN', 'INR', 125_000, '₹1.3L'],
  ['en-IN', 'INR', -25_000_000, '-₹2.5Cr'],
  ['en-US', 'USD', 125_000, '$125K'],
  ['en-US', 'USD', 0, '$0'],
])(
  'an axis is written as the centre writes money: %s %s %d is %s (PRODUCT 2.R)',
  (locale, currency, amount, text) => {
    expect(axisMoney(amount, { locale, currency })).toBe(text)
  },
)

it('what is not known is two dashes, and a day alone is one date', () => {
  expect(percentText(null, 'en-IN')).toBe('--')
  expect(percentText(84.5, 'en-IN')).toBe('84.5 %')
  expect(spanText({ from: civil('2026-11-22'), to: civil('2026-11-22') })).toBe('22 Nov, 2026')
})

it.each([
  ['2025-11-01', '2025-11-30', 'Nov 2025'],
  ['2025-11-28', '2025-11-30', '28 to 30 Nov 2025'],
  ['2026-11-01', '2026-11-20', '1 to 20 Nov 2026'],
  ['2028-01-01', '2028-01-01', '1 Jan 2028'],
  ['2028-02-01', '2028-02-28', '1 to 28 Feb 2028'],
])('a month of which there are the days from %s to %s is called %s', (from, to, name) => {
  expect(partMonthText({ from: civil(from), to: civil(to) })).toBe(name)
})
