import { describe, expect, it, test } from 'vitest'
import type { BusinessType } from '@/domain/shared/businessType'
import { civil } from '@/domain/shared/civilDate'
import { rateBook, rateIn, rateOn } from './rateBook'

describe('rates by the day of the invoice, DOMAIN 2.1', () => {
  test.each<[BusinessType, string, number]>([
    ['GYM', '2025-09-21', 18],
    ['GYM', '2025-09-22', 5],
    ['GYM', '2026-11-20', 5],
    ['SKATING', '2025-09-21', 18],
    ['SKATING', '2026-11-20', 18],
    ['GYM', '2016-01-01', 18],
  ])('%s on %s: %i percent', (type, date, rate) => expect(rateOn(type, civil(date))).toBe(rate))

  it('names fitness 999723 and skating 9996', () => {
    expect([rateBook.GYM.sac, rateBook.SKATING.sac]).toEqual(['999723', '9996'])
  })

  it('reads a table in any order, and an empty one as no tax', () => {
    const rates = [
      { from: civil('2026-01-01'), rate: 12 },
      { from: civil('2020-01-01'), rate: 9 },
    ]
    expect(rateIn(rates, civil('2025-12-31'))).toBe(9)
    expect(rateIn(rates, civil('2026-01-01'))).toBe(12)
    expect(rateIn([], civil('2026-01-01'))).toBe(0)
  })
})
