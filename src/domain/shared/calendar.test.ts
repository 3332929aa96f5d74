import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { DurationType } from './duration'
import {
  addDays,
  addDuration,
  ageOn,
  civilDateIn,
  daysBetween,
  daysUntil,
  earliest,
  endOfPeriod,
  financialYearOf,
  instantAt,
  latest,
  startOfMonth,
} from './calendar'
import { civil, civilDateSchema } from './civilDate'

const anyDate = fc
  .integer({ min: daysBetween(civil('1970-01-01'), civil('1990-01-01')), max: 40_000 })
  .map((days) => addDays(civil('1970-01-01'), days))
const anyType = fc.constantFrom<DurationType>('Day', 'Week', 'Month', 'Year')

describe('civil dates', () => {
  test.each([
    ...['2026-02-29', '2026-13-01', '2026-00-10', '2026-4-1', '31-01-2026', ''],
    // PRODUCT 2.W: records have days from 1900 to 2199.
    ...['1899-12-31', '2200-01-01', '9999-12-31', '0001-01-01'],
  ])('%s is no date', (text) => {
    expect(civilDateSchema.safeParse(text).success).toBe(false)
  })

  test.each(['2028-02-29', '2026-12-31', '2199-12-31', '1900-01-01'])('%s is a date', (text) => {
    expect(civil(text)).toBe(text)
  })
})

test.each<[string, DurationType, string]>([
  ['2026-11-27', 'Day', '2026-11-27'],
  ['2026-11-23', 'Week', '2026-11-29'],
  ['2026-11-29', 'Week', '2026-11-29'],
  ['1969-12-30', 'Week', '1970-01-04'],
  ['2028-02-01', 'Month', '2028-02-29'],
  ['2026-12-31', 'Year', '2026-12-31'],
])('%s lies in a %s that ends on %s', (date, type, end) => {
  expect(endOfPeriod(civil(date), type)).toBe(end)
})

describe('addDuration, DOMAIN 3.2: adding a month or year is calendar arithmetic, clamped to the month end', () => {
  test.each<[string, number, DurationType, string]>([
    ['2026-01-31', 1, 'Month', '2026-02-28'],
    ['2026-01-31', 2, 'Month', '2026-03-31'],
    ['2026-01-31', 3, 'Month', '2026-04-30'],
    ['2028-01-31', 1, 'Month', '2028-02-29'],
    ['2028-02-29', 1, 'Year', '2029-02-28'],
    ['2028-02-29', 4, 'Year', '2032-02-29'],
    ['2026-08-31', 6, 'Month', '2027-02-28'],
    ['2026-11-15', 30, 'Day', '2026-12-15'],
    ['2026-11-15', 2, 'Week', '2026-11-29'],
    ['2026-12-15', 1, 'Month', '2027-01-15'],
    ['2026-03-31', -1, 'Month', '2026-02-28'],
    ['2026-01-15', -1, 'Month', '2025-12-15'],
  ])('%s + %i %s = %s', (date, count, type, expected) => {
    expect(addDuration(civil(date), count, type)).toBe(expected)
  })

  it('never ends after the naive date that overflows into the next month', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 60 }), anyType, (date, count, type) => {
        const naive = new Date(`${date}T00:00:00Z`)
        if (type === 'Month') naive.setUTCMonth(naive.getUTCMonth() + count)
        else if (type === 'Year') naive.setUTCFullYear(naive.getUTCFullYear() + count)
        else naive.setUTCDate(naive.getUTCDate() + count * (type === 'Week' ? 7 : 1))
        expect(addDuration(date, count, type) <= naive.toISOString().slice(0, 10)).toBe(true)
      }),
    )
  })

  it('keeps the day of the month, or takes the last day of a shorter month', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1, max: 60 }), (date, count) => {
        const moved = addDuration(date, count, 'Month')
        const isLastOfMonth = addDays(moved, 1).slice(8) === '01'
        expect(moved.slice(8) === date.slice(8) || (isLastOfMonth && moved.slice(8) < date.slice(8))).toBe(
          true,
        )
      }),
    )
  })

  it('gives only dates that exist', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -40, max: 40 }), anyType, (date, count, type) => {
        expect(civilDateSchema.safeParse(addDuration(date, count, type)).success).toBe(true)
      }),
    )
  })
})

describe('days', () => {
  it('daysBetween undoes addDays', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days)
      }),
    )
  })

  it('counts days by their dates, so that a day of 25 hours is one day (SPECIFICATION 9, DOMAIN 3.2)', () => {
    const zone = 'Europe/Berlin'
    const from = instantAt(civil('2026-10-24'), '23:00', zone)
    const to = instantAt(civil('2026-10-25'), '23:30', zone)
    expect(daysBetween(civilDateIn(from, zone), civilDateIn(to, zone))).toBe(1)
  })

  it('counts both ends in daysUntil', () => {
    expect(daysUntil(civil('2026-11-20'), civil('2026-11-20'))).toBe(1)
    expect(daysUntil(civil('2026-11-01'), civil('2027-01-31'))).toBe(92)
  })

  it('finds the earliest and the latest', () => {
    const dates = [civil('2026-11-20'), civil('2025-12-31'), civil('2027-01-01')] as const
    expect(earliest(...dates)).toBe('2025-12-31')
    expect(latest(...dates)).toBe('2027-01-01')
  })

  it('finds the first of the month', () => expect(startOfMonth(civil('2026-11-20'))).toBe('2026-11-01'))
})

describe('financialYearOf, DOMAIN 2.3: April to March', () => {
  test.each([
    ['2027-03-31', '26-27'],
    ['2027-04-01', '27-28'],
    ['2026-11-20', '26-27'],
    ['2026-01-01', '25-26'],
    ['2099-12-31', '99-00'],
  ])('%s is in %s', (date, year) => expect(financialYearOf(civil(date))).toBe(year))
})

describe('ageOn', () => {
  test.each([
    ['2008-11-20', '2026-11-20', 18],
    ['2008-11-21', '2026-11-20', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
  ])('born %s, on %s: %i', (birth, today, age) => expect(ageOn(civil(birth), civil(today))).toBe(age))
})

describe("the centre's zone", () => {
  test.each([
    ['2026-11-19T18:30:00Z', 'Asia/Kolkata', '2026-11-20'],
    ['2026-11-19T18:29:59Z', 'Asia/Kolkata', '2026-11-19'],
    ['2026-11-20T00:30:00Z', 'America/New_York', '2026-11-19'],
    ['2026-12-31T19:00:00Z', 'Asia/Kolkata', '2027-01-01'],
  ])('%s in %s is %s', (instant, zone, date) => expect(civilDateIn(new Date(instant), zone)).toBe(date))

  test.each([
    ['2026-11-20', '06:31', 'Asia/Kolkata', '2026-11-20T01:01:00.000Z'],
    ['2026-11-20', '00:00', 'Asia/Kolkata', '2026-11-19T18:30:00.000Z'],
    ['2026-03-29', '12:00', 'Europe/Berlin', '2026-03-29T10:00:00.000Z'],
    ['2026-03-28', '12:00', 'Europe/Berlin', '2026-03-28T11:00:00.000Z'],
    ['2026-10-25', '23:30', 'Europe/Berlin', '2026-10-25T22:30:00.000Z'],
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['2026-03-08', '02:00', 'America/Los_Angeles', '2026-03-08T10:00:00.000Z'],
    ['2026-10-04', '02:30', 'Australia/Sydney', '2026-10-03T16:30:00.000Z'],
    ['2026-09-06', '00:30', 'America/Santiago', '2026-09-06T04:30:00.000Z'],
  ])('%s %s in %s is %s, in a skipped hour the hour after', (date, time, zone, instant) => {
    expect(instantAt(civil(date), time, zone).toISOString()).toBe(instant)
  })

  it('brings every wall time back to its date', () => {
    fc.assert(
      fc.property(
        anyDate,
        fc.constantFrom('Asia/Kolkata', 'Europe/Berlin', 'America/New_York'),
        (date, zone) => {
          expect(civilDateIn(instantAt(date, '12:00', zone), zone)).toBe(date)
        },
      ),
    )
  })
})
