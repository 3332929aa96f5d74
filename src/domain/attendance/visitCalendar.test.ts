import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { latestVisits, visitFigures, weekdayOf, weeksUntil } from './visitCalendar'

const visit = (from: string, to: string | null, isAutoExit = false) => ({
  entry: new Date(from),
  exit: to === null ? null : new Date(to),
  isAutoExit,
})

const today = civil('2026-11-20')
const days = {
  [civil('2026-11-20')]: [visit('2026-11-20T01:00:00Z', null)],
  [civil('2026-11-18')]: [
    visit('2026-11-18T01:00:00Z', '2026-11-18T02:30:00Z'),
    visit('2026-11-18T11:00:00Z', '2026-11-18T11:30:00Z'),
  ],
  [civil('2026-10-22')]: [visit('2026-10-22T01:00:00Z', '2026-10-22T03:00:00Z', true)],
  [civil('2026-10-21')]: [visit('2026-10-21T01:00:00Z', '2026-10-21T02:00:00Z')],
}

describe('the visit calendar', () => {
  it('counts weekdays from Monday', () => {
    expect(weekdayOf(civil('2026-11-16'))).toBe(0)
    expect(weekdayOf(today)).toBe(4)
    expect(weekdayOf(civil('2023-12-31'))).toBe(6)
  })

  it('ends with the week of today, whose later days are still to come', () => {
    const weeks = weeksUntil(today, 2, days, 1)
    expect(weeks.map((week) => week[0]?.date)).toEqual(['2026-11-09', '2026-11-16'])
    expect(weeks[1]?.map(({ visits }) => visits)).toEqual([0, 0, 2, 0, 1, null, null])
  })

  it('begins its weeks on the day that the centre’s do', () => {
    const first = (day: string, weekStart: number) => weeksUntil(civil(day), 1, {}, weekStart)[0]?.[0]?.date
    expect([1, 5, 6, 7].map((weekStart) => first('2026-11-20', weekStart))).toEqual([
      ...['2026-11-16', '2026-11-20', '2026-11-14', '2026-11-15'],
    ])
    expect(first('2026-11-22', 7)).toBe('2026-11-22')
  })

  it('counts days, not visits, and 30 days with today included', () => {
    expect(visitFigures(days, today)).toMatchObject({ last30: 3, thisMonth: 2, total: 4, lastOn: today })
  })

  it('leaves automatic exits out of the average stay (PRODUCT 2.E)', () => {
    expect(visitFigures(days, today).averageStay).toBe(60)
    expect(visitFigures({}, today)).toEqual({
      last30: 0,
      thisMonth: 0,
      total: 0,
      averageStay: null,
      lastOn: null,
    })
  })

  it('lists the latest visit first, within a day too', () => {
    expect(latestVisits(days, 3).map(({ entry }) => entry.toISOString())).toEqual([
      '2026-11-20T01:00:00.000Z',
      '2026-11-18T11:00:00.000Z',
      '2026-11-18T01:00:00.000Z',
    ])
  })
})
