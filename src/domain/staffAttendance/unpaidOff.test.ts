import { describe, expect, it } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { staffSchema } from '@/domain/staff/staff'
import { datesOfMonth, musterRow, type DaysByDate } from './muster'
import type { LeaveSpan } from './staffLeave'

const at = (date: string, time: string) => new Date(`${date}T${time}:00+05:30`)
const ravi = staffSchema.parse({
  ...{ id: 'ravi', gymId: 'iron', name: 'Ravi', nameLower: 'ravi', joiningDate: '2026-01-01' },
  ...{ shiftStart: '09:00', shiftEnd: '18:00', weeklyOff: 'Sun' },
})

/** A month from the given dates on which somebody came from nine to six; Sundays are off. */
function monthOf(month: string, came: readonly string[], leaves: readonly LeaveSpan[], more: object = {}) {
  const days: DaysByDate = new Map(
    came.map((date) => [
      civil(date),
      {
        people: {
          ravi: {
            ...{ type: 'employee' as const, name: 'Ravi', code: '', dp: '' },
            visits: [{ entry: at(date, '09:00'), exit: at(date, '18:00'), isAutoExit: false }],
          },
        },
      },
    ]),
  )
  return musterRow(
    { ...ravi, isGone: false },
    {
      dates: datesOfMonth(civil(`${month}-01`)),
      ...{ days, leaves: new Map([['ravi', leaves]]) },
      rules: settingsWith({ staffUnpaidOff: true, ...more }),
      ...{ now: at('2027-01-15', '12:00'), today: civil('2027-01-15') },
    },
  )
}
const leave = (from: string, to: string, isPaid = false): LeaveSpan => ({
  ...{ from: civil(from), to: civil(to), isPaid, reason: '' },
})
const october = datesOfMonth(civil('2026-10-01'))
const without = (from: string, to: string) => october.filter((date) => date < from || date > to)
const unpaidOf = (row: ReturnType<typeof monthOf>) =>
  row.days.filter(({ isUnpaidOff }) => isUnpaidOff).map(({ date }) => date)

describe('weekly offs and holidays between days of unpaid absence', () => {
  it('are paid unless the centre says otherwise', () => {
    const all = [leave('2026-10-01', '2026-10-31')]
    expect(monthOf('2026-10', [], all, { staffUnpaidOff: false }).totals.payableDays).toBe(4)
    expect(monthOf('2026-10', [], all).totals).toMatchObject({ payableDays: 0, unpaidOff: 4, weeklyOff: 4 })
    expect(monthOf('2026-10', [], []).totals.payableDays).toBe(0)
  })

  it('are unpaid with absence or unpaid leave on both sides, a row of them too', () => {
    // Sunday is the 4th.
    const absent = without('2026-10-03', '2026-10-05')
    expect(unpaidOf(monthOf('2026-10', absent, []))).toEqual(['2026-10-04'])
    expect(unpaidOf(monthOf('2026-10', absent, [leave('2026-10-03', '2026-10-03')]))).toEqual(['2026-10-04'])
    const holidays = [{ date: civil('2026-10-05'), name: 'A festival' }]
    const longer = without('2026-10-03', '2026-10-06')
    expect(unpaidOf(monthOf('2026-10', longer, [], { holidays }))).toEqual(['2026-10-04', '2026-10-05'])
  })

  it('are paid where somebody came, or was on paid leave, on one side', () => {
    expect(unpaidOf(monthOf('2026-10', without('2026-10-03', '2026-10-04'), []))).toEqual([])
    expect(unpaidOf(monthOf('2026-10', without('2026-10-04', '2026-10-05'), []))).toEqual([])
    const paid = [leave('2026-10-05', '2026-10-05', true)]
    expect(unpaidOf(monthOf('2026-10', without('2026-10-03', '2026-10-05'), paid))).toEqual([])
  })

  it('at the end of a month are unpaid where unpaid leave goes on beyond it', () => {
    // 1 and 29 November are Sundays.
    const over = monthOf('2026-11', [], [leave('2026-10-20', '2026-12-05')])
    expect(over.totals).toMatchObject({ payableDays: 0, unpaidOff: 5 })
    expect(monthOf('2026-11', [], [leave('2026-11-01', '2026-11-30')]).totals.payableDays).toBe(1)
  })
})
