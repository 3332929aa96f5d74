import { describe, expect, it } from 'vitest'
import { addDays } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { noDay } from './dayFigures'
import { byMonth, daysOf, isWhole, takingsOf, type MonthsHeld } from './daySeries'
import { addStats, noFigures, statsOn, type StatsByMonth } from './monthStats'

const heldOf = (stats: StatsByMonth, ...empty: string[]): MonthsHeld =>
  new Map([...Object.entries(stats), ...empty.map((month) => [month, null] as const)])

const on = (date: string, figures: Parameters<typeof statsOn>[1]) => statsOn(civil(date), figures)

const stats = [
  on('2028-02-28', { collected: 100.1, billed: 500 }),
  on('2028-02-29', { collected: 0.2, refunded: 50.3, expenses: 10 }),
  on('2028-03-01', { collected: 1000, expenses: 1500.5, renewals: 2 }),
].reduce(addStats)

describe('the days of a span', () => {
  const span = { from: civil('2028-02-28'), to: civil('2028-03-01') }

  it('cross the border of a month and the leap day, each with its own figures', () => {
    expect(daysOf(span, heldOf(stats))).toEqual([
      { date: '2028-02-28', billed: 500, collected: 100.1, expenses: 0, profit: 100.1, renewals: 0 },
      { date: '2028-02-29', billed: 0, collected: -50.1, expenses: 10, profit: -60.1, renewals: 0 },
      { date: '2028-03-01', billed: 0, collected: 1000, expenses: 1500.5, profit: -500.5, renewals: 2 },
    ])
  })

  it('say that more went back than came in, and a loss, as what they are (PRODUCT 4.1)', () => {
    const days = daysOf(span, heldOf(stats)) ?? []
    expect(takingsOf(days)).toMatchObject({ collected: 1050, expenses: 1510.5, profit: -460.5, renewals: 2 })
    expect(byMonth(days).map(({ month, profit }) => [month, profit])).toEqual([
      ['2028-02', 40],
      ['2028-03', -500.5],
    ])
  })

  it('are 0 in a month in which nothing happened, and unknown in one that is not held', () => {
    const april = { from: civil('2028-04-29'), to: civil('2028-04-30') }
    expect(daysOf(april, heldOf(stats, '2028-04'))).toMatchObject([{ collected: 0 }, { collected: 0 }])
    expect(daysOf(april, heldOf(stats))).toBeNull()
  })

  it('are unknown, not 0, before anything was recorded', () => {
    const january = { from: civil('2028-01-01'), to: civil('2028-01-31') }
    expect(daysOf(january, heldOf(stats, '2028-01'))).toBeNull()
    expect(daysOf(january, new Map([['2028-01', null]]))).toBeNull()
  })

  it('add up to the paisa over a year of them', () => {
    const year = Array.from({ length: 366 }, (_, at) => addDays(civil('2028-01-01'), at))
    const all = year.map((date) => statsOn(date, { collected: 0.1, expenses: 0.3 })).reduce(addStats)
    const days = daysOf({ from: civil('2028-01-01'), to: civil('2028-12-31') }, heldOf(all)) ?? []
    expect(takingsOf(days)).toMatchObject({ collected: 36.6, expenses: 109.8, profit: -73.2 })
  })
})

describe('a month whose days do not come to its sums', () => {
  it.each([
    ['an older one, which has none', { ...noFigures(), collected: 5 }],
    [
      'one to which an act of today was added',
      {
        ...noFigures(),
        collected: 105,
        byDay: { '20': { ...noDay(), collected: 100 } },
      },
    ],
  ])('is not known by the day: %s', (_, month) => {
    expect(isWhole(month)).toBe(false)
    const span = { from: civil('2028-03-20'), to: civil('2028-03-20') }
    expect(daysOf(span, new Map([['2028-03', month]]))).toBeNull()
  })

  it('takes the dust of binary fractions for no difference', () => {
    const days = { '01': { ...noDay(), collected: 0.1 }, '02': { ...noDay(), collected: 0.2 } }
    expect(isWhole({ ...noFigures(), collected: 0.1 + 0.2, byDay: days })).toBe(true)
  })
})
