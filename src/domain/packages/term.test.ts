import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays } from '@/domain/shared/calendar'
import { civil, type CivilDate } from '@/domain/shared/civilDate'
import { durationTypes, type DurationType } from '@/domain/shared/duration'
import { durationText, durationTextOf } from './durationText'
import { packageWith } from './fixtures'
import { memberPackageSchema } from './memberPackage'
import { packageTemplateSchema } from './packageTemplate'
import { paidUntil } from './paidUntil'
import {
  boundary,
  cycleDays,
  daysLeft,
  endDateOf,
  isExpired,
  nextBillDateOf,
  nextRenewalDateOf,
} from './term'

type Row = [start: string, duration: number, type: DurationType, boundary: string, end: string, days: number]

describe('terms, DOMAIN 3.2: the end date is the inclusive last day', () => {
  test.each<Row>([
    ['2026-01-31', 1, 'Month', '2026-02-28', '2026-02-27', 28],
    ['2026-01-31', 2, 'Month', '2026-03-31', '2026-03-30', 59],
    ['2026-01-31', 3, 'Month', '2026-04-30', '2026-04-29', 89],
    ['2028-01-31', 1, 'Month', '2028-02-29', '2028-02-28', 29],
    ['2028-02-29', 1, 'Year', '2029-02-28', '2029-02-27', 365],
    ['2028-02-29', 4, 'Year', '2032-02-29', '2032-02-28', 1461],
    ['2026-08-31', 6, 'Month', '2027-02-28', '2027-02-27', 181],
    ['2026-11-15', 1, 'Month', '2026-12-15', '2026-12-14', 30],
    ['2026-11-15', 30, 'Day', '2026-12-15', '2026-12-14', 30],
    ['2026-11-15', 2, 'Week', '2026-11-29', '2026-11-28', 14],
    ['2026-12-01', 1, 'Day', '2026-12-02', '2026-12-01', 1],
    ['2026-11-20', 1, 'Year', '2027-11-20', '2027-11-19', 365],
  ])('%s for %i %s: next %s, last day %s, %i days', (start, duration, durationType, next, end, days) => {
    const term = { duration, durationType }
    expect(boundary(civil(start), term, 1)).toBe(next)
    expect(endDateOf(civil(start), term)).toBe(end)
    expect(cycleDays(civil(start), term)).toBe(days)
  })

  it('counts boundaries from the start, never from the one before', () => {
    const monthly = { duration: 1, durationType: 'Month' } as const
    expect([1, 2, 3, 4, 5, 6, 7].map((k) => boundary(civil('2026-01-31'), monthly, k))).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
      '2026-07-31',
      '2026-08-31',
    ])
  })

  test.each([0, -1, 1.5, 1201, Number.NaN])('a duration of %d is refused', (duration) => {
    expect(() => endDateOf(civil('2026-11-20'), { duration, durationType: 'Month' })).toThrow(RangeError)
  })
})

describe('nextBillDateOf, DOMAIN 3.2: the table', () => {
  test.each<[string, number, DurationType, string, string]>([
    ['2026-01-31', 1, 'Month', '2026-01-31', '2026-02-28'],
    ['2026-01-31', 1, 'Month', '2026-02-28', '2026-03-31'],
    ['2026-01-31', 1, 'Month', '2026-03-30', '2026-03-31'],
    ['2026-01-31', 1, 'Month', '2026-03-31', '2026-04-30'],
    ['2026-11-20', 3, 'Month', '2026-11-20', '2027-02-20'],
    ['2026-11-20', 1, 'Week', '2026-12-10', '2026-12-11'],
  ])('%s every %i %s, billed through %s: %s', (anchor, duration, durationType, billed, next) => {
    expect(nextBillDateOf(civil(anchor), { duration, durationType }, civil(billed))).toBe(next)
  })

  it('is the smallest boundary after what is billed', () => {
    const term = fc.record({
      duration: fc.integer({ min: 1, max: 30 }),
      durationType: fc.constantFrom(...durationTypes),
    })
    fc.assert(
      fc.property(
        term,
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: 0, max: 2000 }),
        (t, from, billed) => {
          const anchor = addDays(civil('2024-01-31'), from)
          const through = addDays(anchor, billed)
          const next = nextBillDateOf(anchor, t, through)
          let count = 1
          while (boundary(anchor, t, count) <= through) count += 1
          expect(next).toBe(boundary(anchor, t, count))
        },
      ),
    )
  })
})

describe('nextRenewalDateOf, SPECIFICATION 4', () => {
  it('is the next bill date of a recurring package', () => {
    const pkg = packageWith({ type: 'Recurring', nextBillDate: civil('2027-02-01') })
    expect(nextRenewalDateOf(pkg)).toBe('2027-02-01')
  })

  it('is the day after the end of any other', () => {
    expect(nextRenewalDateOf(packageWith({ nextBillDate: civil('2027-05-05') }))).toBe('2027-02-01')
  })

  it('is missing where there are no dates', () => {
    expect(nextRenewalDateOf(packageWith({ startDate: null, endDate: null }))).toBe(null)
  })
})

describe('daysLeft, SPECIFICATION 9: today is counted', () => {
  test.each<[string, string, string, number]>([
    ['2026-11-20', '2026-11-20', '2026-11-01', 1],
    ['2026-11-21', '2026-11-20', '2026-11-01', 2],
    ['2026-11-19', '2026-11-20', '2026-11-01', 0],
    ['2026-12-19', '2026-11-20', '2026-11-01', 30],
    ['2026-12-31', '2026-11-20', '2026-12-01', 31],
  ])('ends %s, today %s, began %s: %i', (end, today, start, left) => {
    const span = { startDate: civil(start), endDate: civil(end) }
    expect(daysLeft(span, civil(today))).toBe(left)
  })

  it('is 0 for a package without an end', () => {
    expect(daysLeft({ startDate: null, endDate: null }, civil('2026-11-20'))).toBe(0)
  })

  test.each([
    ['2026-11-20', false],
    ['2026-11-19', true],
    ['2026-11-21', false],
  ])('ending %s is expired on 20 Nov: %s', (end, expired) => {
    expect(isExpired(civil(end), civil('2026-11-20'))).toBe(expired)
  })
})

describe('durationText, SPECIFICATION 9: 30 days equal a month and 12 months a year', () => {
  test.each([
    [0, '0 days'],
    [1, '1 day'],
    [29, '29 days'],
    [30, '1 month'],
    [45, '1 month 15 days'],
    [90, '3 months'],
    [359, '11 months 29 days'],
    [360, '1 year'],
    [365, '1 year 5 days'],
    [400, '1 year 1 month 10 days'],
    [730, '2 years 10 days'],
    [Number.NaN, '0 days'],
  ])('%i days read "%s"', (days, text) => expect(durationText(days)).toBe(text))

  test.each<[number, DurationType, string]>([
    [12, 'Month', '1 year'],
    [1, 'Year', '1 year'],
    [3, 'Month', '3 months'],
    [2, 'Week', '14 days'],
    [30, 'Day', '1 month'],
  ])('%i %s reads "%s"', (duration, durationType, text) => {
    expect(durationTextOf({ duration, durationType })).toBe(text)
  })
})

describe('paidUntil, DOMAIN 3.2: the table', () => {
  test.each<[string, string, number, number, string]>([
    ['2026-11-01', '2027-01-31', 3000, 0, '2026-10-31'],
    ['2026-11-01', '2027-01-31', 3000, 1000, '2026-11-30'],
    ['2026-11-01', '2027-01-31', 3000, 1500, '2026-12-16'],
    ['2026-11-01', '2027-01-31', 3000, 2999, '2027-01-30'],
    ['2026-11-01', '2027-01-31', 3000, 3000, '2027-01-31'],
    ['2026-11-01', '2026-11-30', 1796, 500, '2026-11-08'],
    ['2026-11-01', '2026-11-30', 0, 0, '2026-11-30'],
    ['2026-11-01', '2026-11-30', 1000, -200, '2026-10-31'],
  ])('%s to %s, %d charged, %d paid: %s', (start, end, total, paid, until) => {
    expect(paidUntil({ startDate: civil(start), endDate: civil(end), total, paid })).toBe(until)
  })

  it('never runs past the end, and never falls when more is paid', () => {
    const cents = fc.integer({ min: 0, max: 5_000_000 }).map((paise) => paise / 100)
    fc.assert(
      fc.property(cents, cents, cents, fc.integer({ min: 1, max: 800 }), (total, a, b, days) => {
        const startDate = civil('2026-11-01')
        const endDate = addDays(startDate, days - 1)
        const until = (paid: number): CivilDate => paidUntil({ startDate, endDate, total, paid })
        const [less, more] = [until(Math.min(a, b)), until(Math.max(a, b))]
        expect(less <= more && more <= endDate && less >= addDays(startDate, -1)).toBe(true)
      }),
    )
  })
})

describe('package attributes, SPECIFICATION 4', () => {
  const template = packageTemplateSchema.parse({
    id: 't',
    gymId: 'g',
    name: 'Monthly',
    price: 1,
    duration: 1,
  })
  const assigned = memberPackageSchema.parse({ duration: 1 })

  it('a template is Recurring by default', () => expect(template.type).toBe('Recurring'))
  it('an assigned package is Non Recurring by default', () => expect(assigned.type).toBe('Non Recurring'))
  it('the duration type defaults to Day', () => {
    expect([template.durationType, assigned.durationType]).toEqual(['Day', 'Day'])
  })
  it('the category defaults to General', () => {
    expect([template.category, assigned.category]).toEqual(['General', 'General'])
  })
  it('a template is active unless it says otherwise', () => expect(template.isActive).toBe(true))
  it('durations are Day, Week, Month or Year', () => {
    expect(durationTypes).toEqual(['Day', 'Week', 'Month', 'Year'])
  })
})
