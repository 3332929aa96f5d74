import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { civilOfKey, dateKeyOf } from './dateKey'

describe('date keys, SPECIFICATION 3 "Attendance"', () => {
  test.each([
    ['20-11-2026', '2026-11-20'],
    ['5-1-2026', '2026-01-05'],
    ['05-01-2026', '2026-01-05'],
    ['2026-11-20', '2026-11-20'],
    ['2026-1-5', '2026-01-05'],
  ])('%s is read as %s', (key, date) => expect(civilOfKey(key)).toBe(date))

  test.each(['gymId', 'personType', '31-2-2026', '2026-13-1', '5-1-26', ''])('%s is no date key', (key) => {
    expect(civilOfKey(key)).toBe(null)
  })

  it('are written as D-M-YYYY (PRODUCT 2.F)', () => expect(dateKeyOf(civil('2026-01-05'))).toBe('5-1-2026'))

  it('come back as the same date', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
        const date = addDays(civil('1970-01-01'), days)
        expect(civilOfKey(dateKeyOf(date))).toBe(date)
      }),
    )
  })
})
