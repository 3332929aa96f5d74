import { expect, test } from 'vitest'
import { addDays } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { ageingBands, bandSpan } from './ageing'

const today = civil('2026-11-20')

/** The bands that an invoice due on that day belongs to. */
const bandsOf = (dueOn: string) =>
  ageingBands.filter((band) => {
    const { from, to } = bandSpan(band, today)
    return from <= dueOn && dueOn <= to
  })

test.each([
  [0, 'week'],
  [7, 'week'],
  [8, 'month'],
  [30, 'month'],
  [31, 'older'],
  [4000, 'older'],
])('PRODUCT 4.15: %i days late is of the band %s and of no other', (days, band) => {
  expect(bandsOf(addDays(today, -days))).toEqual([band])
})

test('what is due tomorrow is in no band', () => expect(bandsOf('2026-11-21')).toEqual([]))
