import { expect, test } from 'vitest'
import { clamped, movedDays, movedMonths, spokenDate, weeksOf } from './civilMonth'
import { weekStartOf } from '../format/format'

test('a week begins as it does where the centre stands', () => {
  expect(['en-IN', 'en-US', 'en-GB', 'ar-EG'].map(weekStartOf)).toEqual([7, 7, 1, 6])
})

test('a month is whole weeks that hold its every day', () => {
  expect(weeksOf('2026-11', 7)[0]?.[0]).toBe('2026-11-01')
  const weeks = weeksOf('2026-11', 1)
  expect(weeks[0]?.[0]).toBe('2026-10-26')
  expect(weeks.at(-1)?.[6]).toBe('2026-12-06')
  expect(weeks.flat()).toHaveLength(42)
})

test('a February of four weeks has four rows', () => {
  expect(weeksOf('2027-02', 1)).toHaveLength(4)
})

test('walking crosses months and years', () => {
  expect(movedDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(movedDays('2024-03-01', -1)).toBe('2024-02-29')
})

test('the same day of a shorter month is its last day', () => {
  expect(movedMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(movedMonths('2024-02-29', 12)).toBe('2025-02-28')
  expect(movedMonths('2026-01-15', -1)).toBe('2025-12-15')
})

test('a day outside the edges is the edge', () => {
  expect(clamped('2026-01-01', '2026-02-01', undefined)).toBe('2026-02-01')
  expect(clamped('2026-05-01', undefined, '2026-02-01')).toBe('2026-02-01')
})

test('a reader hears the date in words', () => {
  expect(spokenDate('2026-11-20')).toBe('20 November 2026')
})
