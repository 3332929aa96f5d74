import { describe, expect, it } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { payRuleOf } from '@/domain/staff/payRule'
import type { Staff } from '@/domain/staff/staff'
import {
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
import { newLinesOf, previewOf } from './payPreview'

describe('a raise', () => {
  const earlier = (payRate: number, fields: Partial<Staff> = {}) => [
    { ...payRuleOf(staffWith(fields)), payRate },
  ]
  const raised = (from: string, fields: Partial<Staff> = {}) => [
    staffWith({
      ...{ payRate: 62_000, payFrom: civil(from), ...fields },
      earlierPay: earlier(31_000, fields),
    }),
  ]

  it('leaves the months before it as they were agreed', () => {
    expect(payWith({ staff: raised('2026-11-01') })).toMatchObject([
      {
        payableDays: 31,
        lines: [{ id: 'iron_2026-10_ravi_base', amount: 31_000, rate: 31_000, note: '31 of 31 days' }],
      },
    ])
  })

  it('within a month pays each day by the rule of that day', () => {
    expect(payWith({ staff: raised('2026-10-16'), times: without('2026-10-05') })).toMatchObject([
      {
        payableDays: 30,
        lines: [
          { id: 'iron_2026-10_ravi_base', amount: 14_000, note: '14 of 31 days, until 15 Oct, 2026' },
          {
            id: 'iron_2026-10_ravi_base@2026-10-16',
            amount: 32_000,
            note: '16 of 31 days, from 16 Oct, 2026',
          },
        ],
      },
    ])
  })

  it('counts late arrivals over the whole month, whatever was paid when', () => {
    const late = ['09:30', '18:00'] as [string, string]
    const times = { ...everyDay, '2026-10-14': late, '2026-10-15': late, '2026-10-16': late }
    const source = sourceWith({ staff: raised('2026-10-16'), times })
    const rules = settingsWith({ staffLatesPerHalfDay: 3 })
    expect(payOfMonth({ ...source, muster: { ...source.muster, rules } }, [])).toMatchObject([
      { lateHalfDays: 1, lines: [{ amount: 15_000 }, { amount: 31_000 }] },
    ])
  })

  it('goes for hours, overtime and sessions too', () => {
    const times: NonNullable<Given['times']> = {
      '2026-10-05': ['09:00', '20:00'],
      '2026-10-20': ['09:00', '20:00'],
    }
    const hourly = { payBasis: 'hourly', overtimeRate: 100 } as const
    const staff = raised('2026-10-16', hourly).map((one) => ({ ...one, payRate: 20, overtimeRate: 200 }))
    const by = { payBasis: 'hourly' as const, payRate: 10 }
    const given = staff.map((one) => ({
      ...one,
      earlierPay: one.earlierPay.map((rule) => ({ ...rule, ...by })),
    }))
    expect(linesWith({ staff: given, times })).toMatchObject([
      { id: 'iron_2026-10_ravi_base', amount: 90 },
      { id: 'iron_2026-10_ravi_overtime', amount: 200 },
      { id: 'iron_2026-10_ravi_base@2026-10-16', amount: 180 },
      { id: 'iron_2026-10_ravi_overtime@2026-10-16', amount: 400 },
    ])
    const sessions = raised('2026-10-16', { payBasis: 'session' })
    expect(linesWith({ staff: sessions, times })).toMatchObject([
      { basisAmount: 1, rate: 31_000 },
      { basisAmount: 1, rate: 62_000 },
    ])
  })

  it('with another weekly off and shift pays the days before as they were worked, overtime too', () => {
    const staff = raised('2026-11-16').map((one) => ({
      ...{ ...one, overtimeRate: 100, shiftStart: '06:00', shiftEnd: '14:00', weeklyOff: 'Mon' },
      earlierPay: one.earlierPay.map((rule) => ({ ...rule, overtimeRate: 100 })),
      earlierShifts: [
        { shiftStart: '09:00', shiftEnd: '18:00', weeklyOff: 'Sun', until: civil('2026-11-15') },
      ],
    }))
    expect(linesWith({ staff })).toMatchObject([{ id: 'iron_2026-10_ravi_base', amount: 31_000 }])
    const [person] = previewOf(payWith({ staff }), [timeLine()])
    expect(person && newLinesOf(person)).toEqual([])
    expect(person?.changed).toBeNull()
  })

  it('that was entered after the month was generated adds nothing to what is there', () => {
    const known = [timeLine()]
    const [person] = previewOf(payWith({ staff: raised('2026-10-16') }), known)
    expect(person && newLinesOf(person)).toEqual([])
    expect(person?.changed).toEqual({ now: 47_000, ledger: 31_000 })
    const same = [timeLine({ amount: 15_000 })]
    const [other] = previewOf(payWith({ staff: raised('2026-10-16') }), same)
    expect(other && newLinesOf(other)).toMatchObject([{ id: 'iron_2026-10_ravi_base@2026-10-16' }])
    expect(other?.changed).toBeNull()
  })

  it('with a rate of overtime pays no hour twice that the month’s base pay has already', () => {
    const hourly = { payBasis: 'hourly', payRate: 100 } as const
    const times: NonNullable<Given['times']> = {
      '2026-10-05': ['09:00', '20:00'],
      '2026-10-20': ['09:00', '20:00'],
    }
    const [base] = linesWith({ staff: [staffWith(hourly)], times })
    expect(base).toMatchObject({ id: 'iron_2026-10_ravi_base', amount: 2_200 })
    const known = [timeLine({ amount: 2_200 })]
    const staff = raised('2026-10-16', hourly).map((one) => ({
      ...{ ...one, payRate: 100, overtimeRate: 150 },
      earlierPay: one.earlierPay.map((rule) => ({ ...rule, payRate: 100 })),
    }))
    const [person] = previewOf(payWith({ staff, times }), known)
    expect(person && newLinesOf(person)).toEqual([])
    expect(person?.changed).toEqual({ now: 2_300, ledger: 2_200 })
    // Where the base pay is as it would be now, overtime that came to light is offered.
    const monthly = previewOf(payWith({ staff: [staffWith({ overtimeRate: 150 })], times }), [
      timeLine({ amount: 6_000 }),
    ])
    expect(monthly.flatMap(newLinesOf).map(({ kind }) => kind)).toEqual(['overtime'])
  })
})
