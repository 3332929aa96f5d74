import { expect, it, test } from 'vitest'
import { civil } from './civilDate'
import { monthAfter, monthKey, monthOf, monthText } from './monthText'

const today = civil('2026-11-20')

test.each([
  ['2026-10', '2026-10-01'],
  ['2026-11', '2026-11-01'],
  ['2026-12', '2026-11-01'],
  ['2026-13', '2026-11-01'],
  ['soon', '2026-11-01'],
  [null, '2026-11-01'],
])('the address %j is the month of %s', (text, first) => expect(monthOf(text, today)).toBe(first))

it('a month reads as month and year, and has neighbours over the year', () => {
  expect(monthText(civil('2026-11-01'))).toBe('Nov 2026')
  expect(monthKey(monthAfter(civil('2026-12-01'), 1))).toBe('2027-01')
  expect(monthKey(monthAfter(civil('2026-01-01'), -1))).toBe('2025-12')
})
