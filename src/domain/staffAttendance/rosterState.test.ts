import { describe, expect, it, test } from 'vitest'
import type { AttendanceRecord } from '@/domain/attendance/attendance'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { standingOf } from './rosterState'

const rules = settingsWith()
const today = civil('2026-11-20')
const at = (time: string, date = '2026-11-20') => new Date(`${date}T${time}:00+05:30`)
const entry = (time: string, date?: string): AttendanceRecord => ({
  entry: at(time, date),
  exit: null,
  isAutoExit: false,
})
const exit = (time: string): AttendanceRecord => ({ entry: null, exit: at(time), isAutoExit: false })
const day = {
  shiftStart: '09:00',
  shiftEnd: '18:00',
  weeklyOff: 'Sun',
  joiningDate: null,
  createdAt: null,
  gaps: [],
  leaves: [],
}
const night = { ...day, shiftStart: '22:00', shiftEnd: '06:00' }

describe('the roster of today (PRODUCT 4.13)', () => {
  test.each([
    ['08:00', [], 'Not in yet', 0],
    ['09:10', [], 'Not in yet', 0],
    ['09:11', [], 'Not in yet', 11],
    ['09:40', [], 'Not in yet', 40],
    ['09:40', [entry('08:58')], 'In', 0],
    ['09:40', [entry('09:30')], 'Late', 30],
    ['14:00', [entry('09:30'), exit('13:00')], 'Out', 30],
    ['15:00', [entry('09:00'), exit('13:00'), entry('14:00')], 'In', 0],
  ] as const)('at %s after %j: %s', (time, records, state, lateMinutes) => {
    const standing = standingOf(day, { today: [...records], yesterday: [] }, today, rules, at(time))
    expect(standing).toMatchObject({ state, lateMinutes, didNotCome: false })
  })

  it('says after the shift who did not come', () => {
    expect(standingOf(day, { today: [], yesterday: [] }, today, rules, at('18:00'))).toMatchObject({
      state: 'Not in yet',
      lateMinutes: 0,
      didNotCome: true,
    })
  })

  it('expects nobody on a weekly off, and takes whoever comes', () => {
    const sunday = civil('2026-11-22')
    const on = (records: AttendanceRecord[]) =>
      standingOf(day, { today: records, yesterday: [] }, sunday, rules, at('12:00', '2026-11-22')).state
    expect(on([])).toBe('Weekly off')
    expect(on([entry('11:00', '2026-11-22')])).toBe('In')
  })

  it('says who is on leave and that today is a holiday, and takes whoever comes', () => {
    const leave = { from: today, to: today, isPaid: true, reason: 'Wedding' }
    const onLeave = { ...day, leaves: [leave] }
    const at12 = (person: typeof onLeave, records: AttendanceRecord[], its = rules) =>
      standingOf(person, { today: records, yesterday: [] }, today, its, at('12:00')).state
    expect(at12(onLeave, [])).toBe('On leave')
    expect(at12(onLeave, [entry('11:00')])).toBe('In')
    const closed = { ...rules, holidays: [{ date: today, name: 'Diwali' }] }
    expect(at12(onLeave, [], closed)).toBe('Holiday')
  })

  test.each([
    ['19:59', [entry('09:00')], false],
    ['20:00', [entry('09:00')], true],
    ['22:00', [{ ...entry('09:00'), exit: at('21:00'), isAutoExit: true }], true],
    ['22:00', [entry('09:00'), exit('18:00')], false],
    ['22:00', [], false],
  ])('at %s says that %j is not marked out: %s', (time, records, isNotMarkedOut) => {
    expect(standingOf(day, { today: records, yesterday: [] }, today, rules, at(time))).toMatchObject({
      isNotMarkedOut,
    })
  })

  it('keeps a night shift on the evening it began, until it ends', () => {
    const yesterday = [entry('22:30', '2026-11-19')]
    const during = standingOf(night, { today: [], yesterday }, today, rules, at('02:00'))
    expect(during).toMatchObject({ state: 'Late', lateMinutes: 30, day: { date: '2026-11-19' } })
    const after = standingOf(
      night,
      { today: [], yesterday: [...yesterday, exit('06:00')] },
      today,
      rules,
      at('07:00'),
    )
    expect(after).toMatchObject({ state: 'Not in yet', lateMinutes: 0, didNotCome: false })
  })

  it('forgets an entry of yesterday that can’t be going on any more', () => {
    const yesterday = [entry('09:00', '2026-11-19')]
    expect(standingOf(day, { today: [], yesterday }, today, rules, at('08:00')).state).toBe('Not in yet')
  })
})
