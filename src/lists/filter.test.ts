import { expect, test } from 'vitest'
import { filterWords, rangeOf, rangeText, type FilterDefinition } from './filter'

const india = { locale: 'en-IN', currency: 'INR', callingCode: '91', weekStart: 7 }

test('a range has two ends, each of which may be open', () => {
  expect(rangeOf('2026-01-01..2026-01-31')).toEqual({ from: '2026-01-01', to: '2026-01-31' })
  expect(rangeOf('2026-01-01..')).toEqual({ from: '2026-01-01' })
  expect(rangeOf('..2026-01-31')).toEqual({ to: '2026-01-31' })
  expect(rangeOf(undefined)).toEqual({})
  expect(rangeText('', '')).toBe('')
  expect(rangeText('a', '')).toBe('a..')
})

const dates: FilterDefinition = { id: 'ends', label: 'Ends on', kind: 'dates' }

test.each([
  ['2026-01-01..2026-01-31', '01 Jan, 2026 to 31 Jan, 2026'],
  ['2026-01-01..2026-01-01', '01 Jan, 2026'],
  ['2026-01-01..', 'from 01 Jan, 2026'],
  ['..2026-01-31', 'until 31 Jan, 2026'],
])('a chip says %s as "%s"', (value, words) => {
  expect(filterWords(dates, value, india)).toBe(words)
})

test('a chip says the choice, not its key', () => {
  const definition: FilterDefinition = {
    id: 'packageId',
    label: 'Package',
    kind: 'choice',
    options: [{ value: 'p1', label: 'Monthly' }],
  }
  expect(filterWords(definition, 'p1', india)).toBe('Monthly')
  expect(filterWords(definition, 'gone', india)).toBe('gone')
  expect(filterWords({ id: 'due', label: 'Due over', kind: 'amount' }, '150000', india)).toBe('₹1,50,000')
  const ohio = { locale: 'en-US', currency: 'USD', callingCode: '1', weekStart: 7 }
  expect(filterWords({ id: 'due', label: 'Due over', kind: 'amount' }, '150000', ohio)).toBe('$150,000')
})
