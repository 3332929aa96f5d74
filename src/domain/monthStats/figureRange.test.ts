import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { figureRanges, monthsOf, spanBefore, spanOf, spanOfMonth } from './figureRange'

const inWords = ({ from, to }: { from: string; to: string }) => `${from}..${to}`

describe('the days a figure is about (PRODUCT 4.1), and those before', () => {
  it.each([
    ['today', '2026-11-22', '2026-11-22..2026-11-22', '2026-11-21..2026-11-21'],
    ['7', '2026-11-22', '2026-11-16..2026-11-22', '2026-11-09..2026-11-15'],
    ['30', '2026-11-22', '2026-10-24..2026-11-22', '2026-09-24..2026-10-23'],
    ['90', '2026-11-22', '2026-08-25..2026-11-22', '2026-05-27..2026-08-24'],
    ['month', '2026-11-22', '2026-11-01..2026-11-22', '2026-10-01..2026-10-22'],
    ['month', '2027-03-31', '2027-03-01..2027-03-31', '2027-02-01..2027-02-28'],
    ['365', '2026-11-22', '2025-11-23..2026-11-22', '2024-11-23..2025-11-22'],
    ['365', '2028-02-29', '2027-03-02..2028-02-29', '2026-03-02..2027-03-01'],
    ['year', '2026-11-22', '2026-04-01..2026-11-22', '2025-04-01..2025-11-22'],
    ['year', '2027-03-31', '2026-04-01..2027-03-31', '2025-04-01..2026-03-31'],
    ['year', '2027-04-01', '2027-04-01..2027-04-01', '2026-04-01..2026-04-01'],
    ['year', '2028-02-29', '2027-04-01..2028-02-29', '2026-04-01..2027-02-28'],
  ] as const)('%s on %s is %s, before it %s', (range, today, span, before) => {
    expect(inWords(spanOf(range, civil(today)))).toBe(span)
    expect(inWords(spanBefore(range, civil(today)))).toBe(before)
  })

  it('needs no more documents than the months it touches: the usual one with its comparison at most three', () => {
    for (const today of ['2026-11-22', '2027-03-01', '2027-01-31', '2028-02-29'].map(civil)) {
      const months = [spanOf('30', today), spanBefore('30', today)].flatMap(monthsOf)
      expect(new Set(months).size).toBeLessThanOrEqual(3)
      expect(monthsOf(spanOf('90', today)).length).toBeLessThanOrEqual(4)
      expect(monthsOf(spanOf('365', today)).length).toBeLessThanOrEqual(13)
      expect(monthsOf(spanOf('year', today)).length).toBeLessThanOrEqual(12)
    }
    expect(figureRanges).toHaveLength(7)
  })

  it('ends a month that still runs today', () => {
    expect(inWords(spanOfMonth('2026-11', civil('2026-11-22')))).toBe('2026-11-01..2026-11-22')
    expect(inWords(spanOfMonth('2028-02', civil('2028-03-05')))).toBe('2028-02-01..2028-02-29')
  })
})
