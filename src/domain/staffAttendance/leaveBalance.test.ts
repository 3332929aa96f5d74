import { describe, expect, it } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { balancesAfter, balanceText, isTooMany, leaveBalances, leaveDays, yearOf } from './leaveBalance'
import { staffLeaveSchema, type StaffLeave } from './staffLeave'

const ravi = { id: 'ravi', shiftStart: '09:00', shiftEnd: '18:00', weeklyOff: 'Sun' }
const rules = {
  ...settingsWith({ staffCasualLeave: 12, staffSickLeave: 6 }),
  holidays: [{ date: civil('2026-11-11'), name: 'Diwali' }],
}
const leave = (from: string, to: string, fields: Partial<StaffLeave> = {}): StaffLeave =>
  staffLeaveSchema.parse({
    ...{ id: from, gymId: 'iron', staffId: 'ravi', from, to, kind: 'Casual' },
    ...fields,
  })
const balances = (...leaves: StaffLeave[]) => leaveBalances(ravi, leaves, rules, civil('2026-11-20'))

describe('the leave of a year', () => {
  it('is what was taken of each kind, and what is left of its days', () => {
    expect(
      balances(
        leave('2026-02-02', '2026-02-04'),
        leave('2026-05-04', '2026-05-04'),
        leave('2026-06-01', '2026-06-02', { kind: 'Sick' }),
        leave('2026-07-01', '2026-07-01', { kind: 'Other' }),
      ),
    ).toEqual([
      { kind: 'Casual', quota: 12, taken: 4, left: 8 },
      { kind: 'Sick', quota: 6, taken: 2, left: 4 },
      { kind: 'Other', quota: null, taken: 1, left: null },
    ])
  })

  it('is not used up by a weekly off or a holiday', () => {
    // Saturday to Thursday, of which Sunday is off and Wednesday a holiday.
    const span = { from: civil('2026-11-07'), to: civil('2026-11-12') }
    expect(leaveDays(span, ravi, rules, yearOf(civil('2026-11-20')))).toBe(4)
  })

  it('is not used up by the weekly off of that time, whatever day it is since', () => {
    const span = { from: civil('2026-11-07'), to: civil('2026-11-12') }
    const since = { ...ravi, weeklyOff: 'Mon', earlierShifts: [{ ...ravi, until: civil('2026-11-08') }] }
    expect(leaveDays(span, since, rules, yearOf(civil('2026-11-20')))).toBe(3)
  })

  it('counts in each year the days that lie in it', () => {
    const over = leave('2026-12-30', '2027-01-02')
    expect(balances(over)[0]).toMatchObject({ taken: 2 })
    expect(leaveBalances(ravi, [over], rules, civil('2027-03-01'))[0]).toMatchObject({ taken: 2 })
  })

  it('counts no unpaid leave, none that was taken back or is not approved, and nobody else’s', () => {
    expect(
      balances(
        leave('2026-02-02', '2026-02-04', { isPaid: false }),
        leave('2026-03-02', '2026-03-04', { deleted: true }),
        leave('2026-04-01', '2026-04-02', { staffId: 'asha' }),
        leave('2026-05-01', '2026-05-02', { status: 'Requested' }),
        leave('2026-06-01', '2026-06-02', { status: 'Declined' }),
      ),
    ).toEqual([
      { kind: 'Casual', quota: 12, taken: 0, left: 12 },
      { kind: 'Sick', quota: 6, taken: 0, left: 6 },
    ])
  })
})

describe('the balance that requested leave would leave', () => {
  const asked = (from: string, to: string, fields: Partial<StaffLeave> = {}) =>
    leave(from, to, { id: 'asked', status: 'Requested', ...fields })
  const after = (wish: StaffLeave, ...known: StaffLeave[]) =>
    balancesAfter(wish, ravi, [wish, ...known], rules).map(({ year, balance: { taken, left } }) => ({
      ...{ year, taken, left },
    }))

  it('counts it with what was taken, once, and as paid whatever was asked for', () => {
    const taken = leave('2026-02-02', '2026-02-04')
    expect(after(asked('2026-11-16', '2026-11-17'), taken)).toEqual([{ year: '2026', taken: 5, left: 7 }])
    const unpaid = asked('2026-11-16', '2026-11-17', { isPaid: false, status: 'Approved' })
    expect(after(unpaid, taken)).toEqual([{ year: '2026', taken: 5, left: 7 }])
  })

  it('is below none where more was asked for than there is', () => {
    const taken = leave('2026-02-02', '2026-02-14')
    expect(after(asked('2026-11-16', '2026-11-17'), taken)).toEqual([{ year: '2026', taken: 14, left: -2 }])
    expect([12, 0, -1, null].map((left) => isTooMany({ left }))).toEqual([false, false, true, false])
  })

  it('is told of each year that it touches', () => {
    expect(after(asked('2026-12-30', '2027-01-02'))).toEqual([
      { year: '2026', taken: 2, left: 10 },
      { year: '2027', taken: 2, left: 10 },
    ])
  })

  it('is nothing to tell where they would not have worked on any of its days', () => {
    expect(after(asked('2026-11-15', '2026-11-15', { kind: 'Other' }))).toEqual([])
  })
})

it.each([
  [{ kind: 'Casual', quota: 12, taken: 3, left: 9 }, '3 of 12 days taken, 9 left'],
  [{ kind: 'Sick', quota: 1, taken: 1, left: 0 }, '1 of 1 day taken, 0 left'],
  [{ kind: 'Sick', quota: 6, taken: 7, left: -1 }, '7 of 6 days taken, 1 day too many'],
  [{ kind: 'Other', quota: null, taken: 1, left: null }, '1 day taken'],
] as const)('%o in words', (balance, text) => expect(balanceText(balance)).toBe(text))
