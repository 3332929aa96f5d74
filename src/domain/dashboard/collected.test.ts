import { describe, expect, it } from 'vitest'
import { monthOf, noFigures, statsOn, sumStats, takeStats } from '@/domain/monthStats/monthStats'
import { civil } from '@/domain/shared/civilDate'
import { collectedByMode, collectedOn } from './collected'

const today = civil('2026-12-02')
const weekAgo = civil('2026-11-25')

const stats = sumStats([
  statsOn(today, { collected: 500.1, byMode: { Cash: 500.1 } }),
  statsOn(today, { collected: 900, byMode: { UPI: 900 } }),
  statsOn(today, { refunded: 200, byMode: { UPI: -200 } }),
  statsOn(weekAgo, { collected: 70, byMode: { Card: 70 } }),
])
const months = new Map([today, weekAgo].map((day) => [monthOf(day), stats[monthOf(day)] ?? null]))

describe('what was collected on a day (PRODUCT 2.Q)', () => {
  it('is payments less refunds, also a week ago in another month', () => {
    expect([collectedOn(months, today), collectedOn(months, weekAgo)]).toEqual([1200.1, 70])
  })

  it('comes by the way it was paid to the same, the most first', () => {
    expect(collectedByMode(months, today)).toEqual([
      ['UPI', 700],
      ['Cash', 500.1],
    ])
  })

  it('is 0 where nothing happened, and not known while the month is not read or lacks its days', () => {
    expect(collectedOn(new Map([['2026-12', null]]), today)).toBe(0)
    expect(collectedByMode(new Map([['2026-12', null]]), today)).toEqual([])
    expect(collectedOn(new Map(), today)).toBe(null)
    const older = { ...noFigures(), collected: 500 }
    expect(collectedOn(new Map([['2026-12', older]]), today)).toBe(null)
  })

  it('is not split where the parts lack something', () => {
    const lacking = { ...noFigures(), ...stats['2026-12'], modesByDay: { '02': { Cash: 500.1 } } }
    expect(collectedByMode(new Map([['2026-12', lacking]]), today)).toEqual([])
  })

  it('what is taken back leaves no way of payment behind', () => {
    const paid = statsOn(today, { collected: 5, byMode: { Cash: 5 } })
    expect(takeStats(paid, paid)).toEqual({})
  })
})
