import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { figuresOf } from './figures'
import { INDIA, reportDay, visit } from './fixtures'
import { frequencyOf } from './frequency'
import { heatmapOf, hourText, weekdayOf, weekOrder } from './heatmap'
import { monthGridOf } from './monthGrid'
import { visitRowsOf } from './visitRows'

const first = civil('2026-11-01')
const period = { from: first, to: civil('2026-11-30') }

/** Any days of November with any people, each visit an hour long at an hour of its own. */
const someDays = fc
  .uniqueArray(
    fc.record({
      day: fc.integer({ min: 0, max: 29 }),
      people: fc.dictionary(
        fc.constantFrom('a', 'b', 'c', 'd'),
        fc.uniqueArray(fc.integer({ min: 0, max: 22 }), { minLength: 1, maxLength: 4 }),
      ),
    }),
    { selector: ({ day }) => day },
  )
  .map((days) =>
    days.map(({ day, people }) => {
      const date = addDays(first, day)
      const clock = (hour: number, minute: string) => `${String(hour).padStart(2, '0')}:${minute}`
      return reportDay(
        date,
        Object.fromEntries(
          Object.entries(people).map(([id, hours]) => [
            id,
            { visits: hours.map((hour) => visit(date, clock(hour, '00'), clock(hour, '30'))) },
          ]),
        ),
      )
    }),
  )

describe('the month grid', () => {
  it('counts visits by person and day, without employees', () => {
    const grid = monthGridOf(
      [
        reportDay('2026-11-02', {
          b: {
            name: 'Bela',
            visits: [visit('2026-11-02', '06:00', '07:00'), visit('2026-11-02', '18:00', null)],
          },
          a: { name: 'Asha', visits: [visit('2026-11-02', '06:00', null)] },
          coach: { type: 'employee', visits: [visit('2026-11-02', '06:00', null)] },
        }),
        reportDay('2026-10-31', { z: { visits: [visit('2026-10-31', '06:00', null)] } }),
      ],
      { from: civil('2026-11-01'), to: civil('2026-11-03') },
    )
    expect(grid.rows.map(({ name, counts, total }) => [name, counts, total])).toEqual([
      ['Asha', [0, 1, 0], 1],
      ['Bela', [0, 2, 0], 2],
    ])
    expect(grid).toMatchObject({ totals: [0, 3, 0], total: 3 })
  })

  it('sums of rows, of columns, of the heatmap, of the list and of the figures are all the same', () => {
    fc.assert(
      fc.property(someDays, (days) => {
        const grid = monthGridOf(days, period)
        const visits = visitRowsOf(days).length
        expect(grid.total).toBe(visits)
        expect(grid.rows.reduce((sum, { total }) => sum + total, 0)).toBe(visits)
        expect(heatmapOf(days, INDIA).total).toBe(visits)
        const figures = figuresOf(days, INDIA)
        expect(figures).toMatchObject({ visits, people: grid.rows.length })
        const came = frequencyOf(grid, 0).reduce((sum, { people }) => sum + (people ?? 0), 0)
        expect(came).toBe(figures.people)
      }),
    )
  })

  it('does not depend on the order of the days', () => {
    fc.assert(
      fc.property(someDays, (days) => {
        expect(monthGridOf([...days].reverse(), period)).toEqual(monthGridOf(days, period))
      }),
    )
  })
})

describe('frequency', () => {
  it('puts 4 and 5, 12 and 13 visits into different bands', () => {
    const rows = [1, 4, 5, 8, 12, 13, 30].map((total) => ({
      personId: String(total),
      name: '',
      code: '',
      dp: '',
      counts: [],
      total,
    }))
    expect(frequencyOf({ rows }, 9)).toEqual([
      { label: 'No', people: 9 },
      { label: '1 to 4', people: 2 },
      { label: '5 to 8', people: 2 },
      { label: '9 to 12', people: 1 },
      { label: '13 and more', people: 2 },
    ])
  })
})

describe('the heatmap', () => {
  it('counts by the hour on the centre’s wall, Monday first', () => {
    const days = [reportDay('2026-11-16', { a: { visits: [visit('2026-11-16', '00:30', '01:00')] } })]
    const there = heatmapOf(days, INDIA)
    expect(there.counts[0]?.[0]).toBe(1)
    expect(there.hours).toEqual([0])
    // 19:00 of the day before, in London.
    expect(heatmapOf(days, 'Europe/London').counts[6]?.[19]).toBe(1)
    expect(weekdayOf(civil('2026-11-16'))).toBe(0)
  })

  it('has its days in the order of the centre’s week', () => {
    expect(weekOrder(1)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(weekOrder(7)).toEqual([6, 0, 1, 2, 3, 4, 5])
    expect(weekOrder(6)).toEqual([5, 6, 0, 1, 2, 3, 4])
  })

  it('has no hours when nobody came', () => {
    expect(heatmapOf([], INDIA)).toMatchObject({ hours: [], most: 0, total: 0 })
  })

  it.each([
    [0, '12 am'],
    [6, '6 am'],
    [12, '12 pm'],
    [18, '6 pm'],
  ])('%i is %s', (hour, text) => {
    expect(hourText(hour)).toBe(text)
  })
})

describe('figures', () => {
  it('leave automatic exits and open visits out of the average stay', () => {
    const days = [
      reportDay('2026-11-16', {
        a: { visits: [visit('2026-11-16', '06:00', '07:00'), visit('2026-11-16', '18:00', '20:00', true)] },
        b: { visits: [visit('2026-11-16', '06:10', '06:50')] },
        c: { visits: [visit('2026-11-16', '06:30', null)] },
      }),
    ]
    expect(figuresOf(days, INDIA)).toEqual({
      visits: 4,
      people: 3,
      perPerson: 1.3,
      peakHour: 6,
      averageStay: 50,
    })
  })

  it('are empty where nobody came', () => {
    expect(figuresOf([], INDIA)).toEqual({
      visits: 0,
      people: 0,
      perPerson: 0,
      peakHour: null,
      averageStay: null,
    })
  })
})
