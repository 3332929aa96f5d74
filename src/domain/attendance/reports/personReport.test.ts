import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '@/domain/shared/calendar'
import { civil, type CivilDate } from '@/domain/shared/civilDate'
import { visit } from './fixtures'
import { weekdayOf, weekOrder } from './heatmap'
import { calendarOf, personReportOf } from './personReport'

const today = civil('2026-11-20')
const came = (...dates: string[]) => ({
  personType: 'member' as const,
  days: Object.fromEntries(dates.map((date) => [date, [visit(date, '06:00', '07:00')]])),
})
const streakOf = (...dates: string[]) => personReportOf(came(...dates), today).streak

describe('a person’s report', () => {
  it.each([
    [['2026-11-18', '2026-11-19', '2026-11-20'], 3],
    [['2026-11-18', '2026-11-19'], 2],
    [['2026-11-17', '2026-11-18'], 0],
    [['2026-11-20', '2026-11-18'], 1],
    [['2026-10-31', '2026-11-01'], 0],
    [[], 0],
  ])('a streak lasts until today or yesterday: %j is %i', (dates, streak) => {
    expect(streakOf(...dates)).toBe(streak)
  })

  it('is the same whatever order the days are stored in, and no streak is longer than the longest', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 60 })), (offsets) => {
        const dates = offsets.map((offset) => addDays(today, -offset))
        const report = personReportOf(came(...dates), today)
        expect(personReportOf(came(...[...dates].reverse()), today)).toEqual(report)
        expect(report.visits).toBe(dates.length)
        expect(report.streak).toBeLessThanOrEqual(report.longestStreak)
        expect(report.longestStreak).toBeLessThanOrEqual(dates.length)
      }),
    )
  })

  it('averages the stay without automatic exits (PRODUCT 2.E)', () => {
    const days = {
      ['2026-11-18' as CivilDate]: [
        visit('2026-11-18', '06:00', '06:40'),
        visit('2026-11-18', '18:00', '20:00', true),
      ],
    }
    expect(personReportOf({ personType: 'member', days }, today)).toMatchObject({
      averageStay: 40,
      visits: 2,
    })
    expect(personReportOf(null, today)).toMatchObject({ averageStay: null, visits: 0, lastOn: null })
  })

  it('has a calendar of whole weeks with every day of the month once, whatever day a week begins on', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -2000, max: 2000 }),
        fc.integer({ min: 1, max: 7 }),
        (offset, weekStart) => {
          const month = addDays(today, offset)
          const weeks = calendarOf(month, { days: [] }, weekStart)
          const dates = weeks.flat().flatMap((day) => (day ? [day.date] : []))
          expect(weeks.every((week) => week.length === 7)).toBe(true)
          expect(dates.every((date) => date.startsWith(month.slice(0, 7)))).toBe(true)
          expect(dates.map((date) => Number(date.slice(8)))).toEqual(dates.map((_, at) => at + 1))
          const order = weekOrder(weekStart)
          for (const week of weeks)
            week.forEach((day, at) => expect(day && weekdayOf(day.date)).toBe(day && order[at]))
        },
      ),
    )
    // The 1st is a Sunday.
    const firstWeek = (weekStart: number) =>
      calendarOf(civil('2026-11-15'), personReportOf(came('2026-11-01'), today), weekStart)[0]
    const came1st = { date: '2026-11-01', visits: 1 }
    expect([firstWeek(1)?.[6], firstWeek(7)?.[0], firstWeek(6)?.[1]]).toEqual([came1st, came1st, came1st])
  })
})
