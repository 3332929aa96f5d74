import { describe, expect, it } from 'vitest'
import type { AttendanceRecord } from '@/domain/attendance/attendance'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { toPaise } from '@/domain/shared/money'
import { basePay } from './basePay'
import {
  at,
  categories,
  everyDay,
  linesWith,
  payWith,
  sourceWith,
  staffWith,
  timeLine,
  without,
  type Given,
} from './fixtures'
import { payOfMonth } from './payOfMonth'
import {
  newLinesOf,
  newTotalOf,
  previewOf,
  refuseUngenerated,
  refuseWithoutCategory,
  reversedIn,
  seenOfPay,
} from './payPreview'

const sundays = { shiftStart: '09:00', shiftEnd: '18:00', weeklyOff: 'Sun', until: civil('2026-11-15') }

describe('base pay of a month of 31 days at ₹31,000', () => {
  it.each([
    ['every day', {}, 31, 31_000],
    ['a day missed', { times: without('2026-10-05') }, 30, 30_000],
    ['a half day', { times: { ...everyDay, '2026-10-05': ['09:00', '12:00'] } }, 30.5, 30_500],
    ['late is a day', { times: { ...everyDay, '2026-10-05': ['09:30', '18:00'] } }, 31, 31_000],
    [
      'paid leave is a day',
      {
        times: without('2026-10-05'),
        leaves: [{ from: civil('2026-10-05'), to: civil('2026-10-05'), isPaid: true, reason: '' }],
      },
      31,
      31_000,
    ],
    [
      'unpaid leave is none',
      {
        times: without('2026-10-05', '2026-10-06'),
        leaves: [{ from: civil('2026-10-05'), to: civil('2026-10-06'), isPaid: false, reason: '' }],
      },
      29,
      29_000,
    ],
    [
      'ten minutes of unpaid leave are none',
      {
        times: { ...everyDay, '2026-10-05': ['10:00', '10:10'] },
        leaves: [{ from: civil('2026-10-05'), to: civil('2026-10-05'), isPaid: false, reason: '' }],
      },
      30,
      30_000,
    ],
    [
      'half a day of unpaid leave that was worked is half',
      {
        times: { ...everyDay, '2026-10-05': ['10:00', '13:00'] },
        leaves: [{ from: civil('2026-10-05'), to: civil('2026-10-05'), isPaid: false, reason: '' }],
      },
      30.5,
      30_500,
    ],
    [
      'joined on the 16th',
      {
        staff: [staffWith({ joiningDate: civil('2026-10-16') })],
        times: Object.fromEntries(Object.entries(everyDay).filter(([date]) => date >= '2026-10-16')),
      },
      16,
      16_000,
    ],
    [
      'off on Monday since',
      { staff: [staffWith({ weeklyOff: 'Mon', earlierShifts: [sundays] })] },
      31,
      31_000,
    ],
    ['paid from the 22nd', { staff: [staffWith({ payFrom: civil('2026-10-22') })] }, 31, 10_000],
  ] as [string, Given, number, number][])('%s', (_, given, payableDays, amount) => {
    const [pay] = payWith(given)
    if (!given.staff?.[0]?.payFrom) expect(pay?.payableDays).toBe(payableDays)
    expect(pay?.lines).toMatchObject([
      { id: 'iron_2026-10_ravi_base', categoryId: 'iron_salary', direction: 'Earning', amount },
    ])
  })

  it('takes half a day off for so many late arrivals, by the rule of the centre', () => {
    const late = ['09:30', '18:30'] as [string, string]
    const times = { ...everyDay, '2026-10-05': late, '2026-10-06': late, '2026-10-07': late }
    const source = sourceWith({ times })
    const rules = settingsWith({ staffLatesPerHalfDay: 3 })
    const [pay] = payOfMonth({ ...source, muster: { ...source.muster, rules } }, [])
    expect(pay).toMatchObject({ payableDays: 30.5, lateHalfDays: 1, halfDays: 0 })
    expect(pay?.lines).toMatchObject([{ amount: 30_500, note: '30.5 of 31 days' }])
    expect(payOfMonth(source, [])[0]).toMatchObject({ payableDays: 31, lateHalfDays: 0 })
  })

  it('pays a night shift that begins late as the evening’s', () => {
    const staff = [staffWith({ shiftStart: '22:00', shiftEnd: '06:00' })]
    const late = ['00:10', '06:00'] as [string, string]
    // Of the last shift of September, and of the last one of October.
    const [pay] = payWith({ staff, times: { '2026-10-01': late, '2026-11-01': late } })
    expect(pay).toMatchObject({ workedMinutes: 350, payableDays: 5 })
  })

  it('says on how many days', () => {
    expect(linesWith({ times: without('2026-10-05') })[0]?.note).toBe('30 of 31 days')
  })

  it('goes by the hour where that is agreed', () => {
    const staff = [staffWith({ payBasis: 'hourly', payRate: 100 })]
    expect(linesWith({ staff })).toMatchObject([{ amount: 27 * 9 * 100, note: '243 hours' }])
  })

  it('goes by the session where that is agreed: each time they were marked in, and no overtime', () => {
    const staff = [staffWith({ payBasis: 'session', payRate: 450, overtimeRate: 100 })]
    const source = sourceWith({ staff, times: { '2026-10-05': ['07:00', '08:00'] } })
    const again = { entry: at('2026-10-05', '18:00'), exit: null, isAutoExit: false }
    for (const { people } of source.muster.days.values()) people['ravi']?.visits.push(again)
    expect(payOfMonth(source, [])[0]?.lines).toMatchObject([
      { kind: 'base', amount: 900, basisAmount: 2, rate: 450, note: '2 sessions' },
    ])
    expect(linesWith({ staff, times: { '2026-10-05': ['00:30', '23:30'] } })).toMatchObject([
      { amount: 450, note: '1 session' },
    ])
    expect(linesWith({ staff, times: {} })).toEqual([])
    const from = [staffWith({ payBasis: 'session', payRate: 450, payFrom: civil('2026-10-06') })]
    expect(linesWith({ staff: from, times: { '2026-10-05': ['07:00', '08:00'] } })).toEqual([])
  })

  const mark = (from: string | null, to: string | null, date = '2026-10-05') => ({
    entry: from === null ? null : at(date, from),
    exit: to === null ? null : at(date, to),
    isAutoExit: false,
  })
  it.each<[what: string, more: AttendanceRecord[], sessions: number]>([
    ['an exit without an entry is none', [mark(null, '08:20'), mark('17:00', '18:00')], 2],
    ['two desks that marked the same are one', [mark('07:00', '08:00'), mark('17:00', '18:00')], 2],
    ['what lies within another is none', [mark('07:15', '07:45'), mark('07:30', '08:30')], 1],
    ['one that begins as another ends is one more', [mark('08:00', '09:00')], 2],
    ['one that nobody ended is one', [mark('17:00', null)], 2],
    ['those of another day are none', [mark('07:00', '08:00', '2026-10-02')], 1],
    [
      'what has no exit that can be right hides no other',
      [{ ...mark('09:00', null), exit: at('2026-10-08', '09:00') }, mark('17:00', '18:00')],
      3,
    ],
  ])('by the session, %s', (_, more, sessions) => {
    const staff = [staffWith({ payBasis: 'session', payRate: 450 })]
    const source = sourceWith({ staff, times: { '2026-10-05': ['07:00', '08:00'] } })
    for (const { people } of source.muster.days.values()) people['ravi']?.visits.push(...more)
    expect(payOfMonth(source, [])[0]?.lines).toMatchObject([
      { amount: 450 * sessions, basisAmount: sessions },
    ])
  })

  it('pays an employee who left up to the day of leaving, weekly offs and holidays included', () => {
    const staff = [staffWith({ isActive: false, leftOn: civil('2026-10-15') })]
    expect(payWith({ staff })).toMatchObject([
      { payableDays: 15, lines: [{ amount: 15_000, note: '15 of 31 days' }] },
    ])
    expect(payWith({ staff, times: {} })).toMatchObject([{ payableDays: 2, lines: [{ amount: 2_000 }] }])
    expect(payWith({ staff: [staffWith({ isActive: false, leftOn: civil('2026-09-30') })] })).toEqual([])
  })

  it('pays no weekly offs and holidays between leaving and coming back', () => {
    const away = (leftOn: string, backOn: string) =>
      linesWith({
        staff: [staffWith({ gaps: [{ leftOn: civil(leftOn), backOn: civil(backOn) }] })],
        times: Object.fromEntries(
          Object.entries(everyDay).filter(([date]) => date <= leftOn || date >= backOn),
        ),
      }).map(({ note }) => note)
    expect(away('2026-09-10', '2026-11-20')).toEqual([])
    expect(away('2026-09-10', '2026-10-19')).toEqual(['13 of 31 days'])
  })

  it('has who left before that day was kept for the days that were seen', () => {
    const staff = [staffWith({ isActive: false })]
    const times = { '2026-10-01': ['09:00', '18:00'] as [string, string] }
    expect(linesWith({ staff, times })).toMatchObject([{ amount: 1_000 }])
    expect(payWith({ staff, times: {} })).toEqual([])
  })
})

it('leaves out who began after the month', () => {
  expect(payWith({ staff: [staffWith({ joiningDate: civil('2026-11-02') })], times: {} })).toEqual([])
})

describe('overtime', () => {
  const times = { ...everyDay, '2026-10-05': ['09:00', '20:10'] as [string, string] }

  it('is a line of its own that waits for approval, in whole blocks of the centre', () => {
    const staff = [staffWith({ overtimeRate: 120 })]
    expect(linesWith({ staff, times })).toMatchObject([
      { kind: 'base', amount: 31_000 },
      { kind: 'overtime', categoryId: 'iron_overtime', amount: 240, note: 'Overtime, 2 hours' },
    ])
  })

  it('by the hour is not paid where 0 is agreed for it', () => {
    const ofDay = (overtimeRate: number | null) =>
      linesWith({
        staff: [staffWith({ payBasis: 'hourly', payRate: 100, overtimeRate })],
        times: { '2026-10-05': ['09:00', '20:10'] },
      }).map(({ kind, amount, note }) => [kind, amount, note])
    expect(ofDay(0)).toEqual([['base', 916.67, '9.17 hours']])
    expect(ofDay(null)).toEqual([['base', 1_116.67, '11.17 hours']])
  })

  it('is not paid where nothing is agreed, and an hour is never paid twice', () => {
    expect(linesWith({ times })).toHaveLength(1)
    const totals = { payableDays: 0, workedMinutes: 600, overtimeMinutes: 60 }
    const rule = { payBasis: 'hourly', payRate: 100 } as const
    const on = { totals, monthDays: 31, sessions: 1 }
    expect(basePay({ ...rule, overtimeRate: 150 }, on)).toBe(toPaise(900))
    expect(basePay({ ...rule, overtimeRate: null }, on)).toBe(toPaise(1_000))
    expect(basePay({ ...rule, overtimeRate: 0 }, on)).toBe(toPaise(900))
  })
})

describe('what somebody checks before it is written', () => {
  it('leaves out what the ledger has, and is another once an amount is', async () => {
    const pays = payWith({})
    const fresh = previewOf(pays, [])
    expect(fresh.map(newTotalOf)).toEqual([31_000])
    const known = [timeLine()]
    expect(previewOf(pays, known).flatMap(newLinesOf)).toEqual([])
    expect(reversedIn(previewOf(pays, known))).toBe(0)
    const reversed = [timeLine({ status: 'Reversed' })]
    expect(previewOf(pays, reversed).flatMap(newLinesOf)).toEqual([])
    expect(reversedIn(previewOf(pays, reversed))).toBe(1)
    const other = previewOf(payWith({ times: without('2026-10-05') }), [])
    expect(await seenOfPay(fresh)).toBe(await seenOfPay(previewOf(payWith({}), [])))
    expect(await seenOfPay(other)).not.toBe(await seenOfPay(fresh))
  })

  it('goes under what the usual categories were merged into', () => {
    const wages = categories
      .filter(({ name }) => name === 'Bonus')
      .map((one) => ({ ...one, id: 'iron_wages', order: 90 }))
    const merged = (into: string, ...names: string[]) => [
      ...categories.map((one) =>
        names.includes(one.name) ? { ...one, mergedInto: into, isActive: false } : one,
      ),
      ...wages,
    ]
    const given: Given = {
      staff: [staffWith({ overtimeRate: 120 })],
      times: { ...everyDay, '2026-10-05': ['09:00', '20:00'] },
    }
    const under = (all: NonNullable<Given['categories']>) =>
      linesWith({ ...given, categories: all }).map(({ categoryId }) => categoryId)
    expect(under(merged('iron_wages', 'Salary'))).toEqual(['iron_wages', 'iron_overtime'])
    expect(under(merged('iron_wages', 'Salary', 'Overtime'))).toEqual(['iron_wages', 'iron_wages'])
    expect(under(merged('iron_salary', 'Overtime'))).toEqual(['iron_salary', 'iron_salary'])
  })

  it('isn’t complete while there is no category for base pay, whatever is in the ledger of it', () => {
    const archived = categories.map((one) => ({ ...one, isActive: one.name !== 'Salary' }))
    const pays = payWith({ categories: archived })
    const [person] = previewOf(pays, [])
    expect(person).toMatchObject({ lines: [], lacksCategory: true, changed: null })
    expect(refuseUngenerated(previewOf(pays, []), '2026-10')?.reason).toBe(
      'There is no category for base pay, so not all of Ravi Kumar’s pay for Oct 2026 is in the ledger. Add an earning with a fixed amount in Contribution categories, then generate it.',
    )
    expect(refuseWithoutCategory(previewOf(pays, []), '2026-10')).toEqual(
      refuseUngenerated(previewOf(pays, []), '2026-10'),
    )
    const there = previewOf(pays, [timeLine()])
    expect(refuseWithoutCategory(there, '2026-10')).toBeNull()
    expect(there).toMatchObject([
      { lacksCategory: false, changed: null, lines: [{ categoryId: 'iron_salary' }] },
    ])
    expect(refuseUngenerated(there, '2026-10')).toBeNull()
    expect(
      refuseUngenerated(previewOf(payWith({ categories: archived, times: {} }), []), '2026-10'),
    ).not.toBeNull()
    const unpaid = payWith({ categories: archived, staff: [staffWith({ payBasis: '', payRate: null })] })
    expect(refuseUngenerated(previewOf(unpaid, []), '2026-10')).toBeNull()
  })

  it('says whose pay is not in the ledger yet', () => {
    const asha = { ...staffWith(), id: 'asha', name: 'Asha' }
    const of = { from: civil('2026-10-01'), to: civil('2026-10-31'), isPaid: true, reason: '' }
    const source = sourceWith({ staff: [staffWith(), asha] })
    const muster = { ...source.muster, leaves: new Map([['asha', [of]]]) }
    const both = previewOf(payOfMonth({ ...source, muster }, []), [])
    const then = 'is in the ledger yet. Generate it first, then reverse what isn’t to be paid.'
    // Nothing lacks that generating would not bring.
    expect(refuseWithoutCategory(both, '2026-10')).toBeNull()
    expect(refuseUngenerated(both, '2026-10')?.reason).toBe(
      `Not all of the pay of 2 employees for Oct 2026 ${then}`,
    )
    expect(refuseUngenerated(both.slice(0, 1), '2026-10')?.reason).toBe(
      `Not all of Asha’s pay for Oct 2026 ${then}`,
    )
    const known = both
      .flatMap(({ lines }) => lines)
      .map(({ id, staffId }) => timeLine({ id, staffId, status: 'Reversed' }))
    expect(refuseUngenerated(previewOf(payWith({}), known), '2026-10')).toBeNull()
  })
})
