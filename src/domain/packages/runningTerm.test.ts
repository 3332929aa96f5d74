import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { packageWith } from './fixtures'
import type { MemberPackage } from './memberPackage'
import { endedBefore, hasNeverBegun, termOf, usedDaysOf, wasMoved } from './runningTerm'

const freezeOf = (from: string, to: string) => ({
  ...{ id: from, from: civil(from), to: civil(to), reason: '', endedEarly: false, invoiceId: '' },
})
const givenOn = (on: string, days: number) => ({ on: civil(on), days, reason: 'Closed', by: 'desk' })
const dates = (startDate: string, billedThrough: string, endDate: string): Partial<MemberPackage> => ({
  startDate: civil(startDate),
  billedThrough: civil(billedThrough),
  endDate: civil(endDate),
})
const monthly = { type: 'Recurring', duration: 1 } as const

describe('the term of an older record, whose billedThrough each freeze and extension moved along with its end', () => {
  it.each([
    ['untouched', packageWith(dates('2026-11-01', '2026-11-01', '2027-01-31')), ['2026-11-01', 92, 0]],
    [
      'once frozen for 10 days: none of them is sold or given',
      packageWith({
        ...dates('2026-11-01', '2026-11-11', '2027-02-10'),
        freezes: [freezeOf('2026-12-01', '2026-12-10')],
      }),
      ['2026-11-01', 92, 0],
    ],
    [
      'extended by 5 days, which are a gift',
      packageWith({
        ...dates('2026-11-01', '2026-11-06', '2027-02-05'),
        extensions: [givenOn('2026-12-20', 5)],
      }),
      ['2026-11-01', 92, 5],
    ],
    [
      'recurring, frozen and then extended in the month that runs',
      packageWith({
        ...{ ...monthly, ...dates('2026-09-01', '2026-11-09', '2026-12-08') },
        ...{ freezes: [freezeOf('2026-11-03', '2026-11-07')], extensions: [givenOn('2026-11-20', 3)] },
      }),
      ['2026-11-01', 30, 3],
    ],
    [
      'recurring, extended and then frozen',
      packageWith({
        ...{ ...monthly, ...dates('2026-09-01', '2026-11-09', '2026-12-08') },
        ...{ freezes: [freezeOf('2026-11-20', '2026-11-24')], extensions: [givenOn('2026-11-02', 3)] },
      }),
      ['2026-11-01', 30, 3],
    ],
    [
      'recurring, frozen for ten days and extended the day after that began (an independent reckoning: moved twice in a term)',
      packageWith({
        ...{ ...monthly, ...dates('2026-09-01', '2026-11-21', '2026-12-20') },
        ...{ freezes: [freezeOf('2026-11-03', '2026-11-12')], extensions: [givenOn('2026-11-04', 10)] },
      }),
      ['2026-11-01', 30, 10],
    ],
    [
      'recurring, frozen in a month before: its bill began another term',
      packageWith({
        ...{ ...monthly, ...dates('2026-09-01', '2026-11-06', '2026-12-05') },
        freezes: [freezeOf('2026-10-05', '2026-10-09')],
      }),
      ['2026-11-06', 30, 0],
    ],
    [
      'recurring, frozen on the very first day of its month',
      packageWith({
        ...{ ...monthly, ...dates('2026-09-01', '2026-11-06', '2026-12-05') },
        freezes: [freezeOf('2026-11-01', '2026-11-05')],
      }),
      ['2026-11-01', 30, 0],
    ],
    [
      'frozen by somebody who moved its end alone: no term begins before the package',
      packageWith({
        ...{ ...monthly, ...dates('2026-11-01', '2026-11-01', '2026-12-10') },
        freezes: [freezeOf('2026-11-20', '2026-11-29')],
      }),
      ['2026-11-01', 40, 0],
    ],
    ['without a start', packageWith({ startDate: null, endDate: civil('2026-12-10') }), ['2026-12-10', 1, 0]],
  ])('%s', (_case, pkg, [from, soldDays, freeDays]) => {
    expect(termOf(pkg)).toEqual({
      from,
      to: pkg.endDate,
      soldDays,
      freeDays,
      invoiceId: '',
      listed: null,
      given: 0,
    })
  })

  it('began on the day that its bill bears, also where it had ended when the days before it were given', () => {
    const late = packageWith({
      ...{ ...monthly, ...dates('2026-09-01', '2026-11-11', '2026-12-10') },
      extensions: [givenOn('2026-11-03', 10)],
    })
    const begun = (invoiceId: string) => termOf({ ...late, invoiceIds: ['sale', invoiceId] })
    expect(begun('g1_m1_p1_2026-11-11')).toMatchObject({ from: '2026-11-11', freeDays: 0 })
    expect(begun('g1_m1_p1_2026-11-01')).toMatchObject({ from: '2026-11-01', freeDays: 10 })
    expect(begun('sale')).toMatchObject({ from: '2026-11-01', freeDays: 10 })
  })

  it('is billed by its last invoice', () => {
    expect(termOf(packageWith({ invoiceIds: ['first', 'second'] }))?.invoiceId).toBe('second')
  })

  it('is not known where a package has no end', () => {
    expect(termOf(packageWith({ endDate: null }))).toBeNull()
  })
})

const term = {
  ...{ from: civil('2026-11-01'), to: civil('2027-02-05'), soldDays: 92, freeDays: 5, invoiceId: 'i1' },
  ...{ listed: null, given: 0 },
}

describe('a term that is held', () => {
  it('is what it says, whatever the other dates say', () => {
    expect(termOf(packageWith({ term, freezes: [freezeOf('2026-12-01', '2026-12-10')] }))).toEqual(term)
  })

  it('was moved where it is longer than what was sold', () => {
    expect(wasMoved(term)).toBe(true)
    expect(wasMoved({ ...term, to: civil('2027-01-31') })).toBe(false)
  })

  it.each([
    ['on its first day none', '2026-11-01', 0],
    ['before it none', '2026-10-20', 0],
    ['on the second day one', '2026-11-02', 1],
    ['inside of the freeze those before it', '2026-12-05', 30],
    ['on the day after the freeze those before it', '2026-12-11', 30],
    ['after it all but the frozen ones', '2026-12-12', 31],
    ['at the end never more than were sold', '2027-03-01', 92],
  ])('counts the sold days that are used, %s', (_case, on, used) => {
    const pkg = packageWith({ freezes: [freezeOf('2026-12-01', '2026-12-10')] })
    expect(usedDaysOf(pkg, term, civil(on))).toBe(used)
  })
})

describe('a package that stops before a day: sold days are used first, days given for nothing last (ACTS)', () => {
  it.each([
    ['in the sold days', '2026-12-02', '2026-12-01', 31, 0],
    ['in the given days', '2027-02-04', '2027-02-03', 92, 3],
    ['on its second day', '2026-11-02', '2026-11-01', 1, 0],
  ])('%s', (_case, on, endDate, soldDays, freeDays) => {
    const pkg = packageWith({ term, nextBillDate: civil('2027-02-06') })
    expect(endedBefore(pkg, civil(on))).toMatchObject({
      ...{ endDate, nextBillDate: null },
      term: { ...term, to: endDate, soldDays, freeDays },
    })
  })

  it('is paid until its end at the most', () => {
    const paidUntil = (day: string) =>
      endedBefore(packageWith({ term, paidUntilDate: civil(day) }), civil('2026-12-02')).paidUntilDate
    expect([paidUntil('2027-01-31'), paidUntil('2026-11-20')]).toEqual(['2026-12-01', '2026-11-20'])
  })

  it.each(['2026-11-01', '2026-10-20'])(
    'on %s, before its second day, it never began: it has no days',
    (on) => {
      const pkg = packageWith({ term, billedThrough: term.from, paidUntilDate: civil('2027-01-31') })
      const stopped = endedBefore(pkg, civil(on))
      expect(stopped).toMatchObject({
        ...{ startDate: null, endDate: null, paidUntilDate: null, nextBillDate: null, term: null },
        billedThrough: '2026-11-01',
      })
      expect([hasNeverBegun(pkg), hasNeverBegun(stopped)]).toEqual([false, true])
      expect(hasNeverBegun({ ...pkg, endDate: civil('2026-10-31') })).toBe(true)
      expect(hasNeverBegun({ startDate: null, endDate: null, billedThrough: null })).toBe(false)
    },
  )

  it('has no term where it had no end', () => {
    expect(endedBefore(packageWith({ endDate: null }), civil('2026-12-02'))).toMatchObject({
      endDate: '2026-12-01',
      term: null,
    })
  })
})
