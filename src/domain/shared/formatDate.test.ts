import { describe, expect, it, test } from 'vitest'
import { civil } from './civilDate'
import { formatCivil, formatCompact, formatInstant, formatTime } from './formatDate'

describe('dates as SPECIFICATION 9 shows them', () => {
  test.each([
    ['2026-01-31', '31 Jan, 2026'],
    ['2026-11-05', '05 Nov, 2026'],
    ['2028-02-29', '29 Feb, 2028'],
  ])('%s reads %s', (date, text) => expect(formatCivil(civil(date))).toBe(text))

  test.each([
    ['YYYYMMDD', '-', '2026-11-05'],
    ['YYYYMMDD', '', '20261105'],
    ['DDMMYYYY', '/', '05/11/2026'],
  ] as const)('%s with "%s" reads %s', (format, separator, text) => {
    expect(formatCompact(civil('2026-11-05'), format, separator)).toBe(text)
  })

  it('shows a missing date as two dashes', () => {
    expect(formatCivil(null)).toBe('--')
    expect(formatCivil(undefined)).toBe('--')
    expect(formatCompact(null, 'YYYYMMDD', '-')).toBe('--')
    expect(formatTime(null, 'Asia/Kolkata')).toBe('--')
    expect(formatInstant(null, 'Asia/Kolkata')).toBe('--')
  })
})

describe("times in the centre's zone", () => {
  test.each([
    ['2026-11-20T01:01:00Z', '6:31 am'],
    ['2026-11-20T12:30:00Z', '6:00 pm'],
    ['2026-11-19T18:30:00Z', '12:00 am'],
  ])('%s reads %s', (instant, text) => expect(formatTime(new Date(instant), 'Asia/Kolkata')).toBe(text))

  it('shows date and time together', () => {
    expect(formatInstant(new Date('2026-11-19T18:30:00Z'), 'Asia/Kolkata')).toBe('20 Nov, 2026, 12:00 am')
  })
})
