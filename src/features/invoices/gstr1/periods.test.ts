import { expect, test } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { fileNameOf, monthsUntil, periodProblem } from './periods'
import { monthPeriod, wholeMonthOf } from '@/domain/gstr1/returnPeriod'

const today = civil('2026-03-31')

test('a return is made for one of the last twelve months, over the turn of the year too', () => {
  const months = monthsUntil(today)
  expect([months.length, months[0], months.at(-1)]).toEqual([
    12,
    { value: '2026-03-01', label: 'March 2026' },
    { value: '2025-04-01', label: 'April 2025' },
  ])
  expect(monthPeriod(civil('2028-02-01'))).toEqual({ from: '2028-02-01', to: '2028-02-29' })
})

test('a file is named by its month, and by its days where they are no whole month', () => {
  expect(fileNameOf(monthPeriod(civil('2028-02-01')))).toBe('gstr1-2028-02')
  const cut = { from: civil('2026-03-01'), to: civil('2026-03-30') }
  expect([wholeMonthOf(cut), fileNameOf(cut)]).toEqual([null, 'gstr1-2026-03-01-to-2026-03-30'])
  expect(wholeMonthOf({ from: civil('2026-01-01'), to: civil('2026-03-31') })).toBeNull()
})

test.each([
  ['', '2026-03-31', 'Enter both days.'],
  ['31/02/2026', '2026-03-31', 'Enter both days.'],
  ['2026-03-02', '2026-03-01', 'The last day lies before the first.'],
  ['2026-04-01', '2026-04-02', 'The first day is still to come.'],
  ['2026-03-01', '2026-03-31', ''],
])('the days from %s to %s: %s', (from, to, problem) => {
  expect(periodProblem(from, to, today)).toBe(problem)
})
