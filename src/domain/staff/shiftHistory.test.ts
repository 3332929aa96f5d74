import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import type { OwnShifts, ShiftFields } from './shift'
import {
  earlierShiftsAfter,
  hadShift,
  isOtherShift,
  shiftChangeText,
  shiftHistoryOf,
  shiftsText,
  shiftWords,
} from './shiftHistory'

const today = civil('2026-11-16')
const none: ShiftFields = { shiftStart: '', shiftEnd: '', weeklyOff: '' }
const late: ShiftFields = { shiftStart: '14:00', shiftEnd: '22:00', weeklyOff: 'Sun' }
const early: ShiftFields = { shiftStart: '06:00', shiftEnd: '14:00', weeklyOff: 'Sun' }
const monday: ShiftFields = { ...late, weeklyOff: 'Mon' }
const until = (shift: ShiftFields, day: string) => ({ ...shift, until: civil(day) })
const joined = { joiningDate: civil('2026-01-01') }
/** Late until 15 Nov, off on Monday since. */
const moved: OwnShifts = { ...monday, earlierShifts: [until(late, '2026-11-15')] }
const after = (staff: OwnShifts, next: ShiftFields, from?: string, joiningDate = joined.joiningDate) =>
  earlierShiftsAfter(staff, { ...next, joiningDate }, { from: from ? civil(from) : undefined, today })

describe('an employee’s shifts', () => {
  it('hold until the day before another one, which is today where nobody names a day', () => {
    expect(after(late, monday)).toEqual([until(late, '2026-11-15')])
    expect(after(late, early, '2026-11-10')).toEqual([until(late, '2026-11-09')])
    expect(after(late, early, '2026-12-01')).toEqual([until(late, '2026-11-30')])
    expect(after(moved, early, '2026-11-20')).toEqual([
      until(late, '2026-11-15'),
      until(monday, '2026-11-19'),
    ])
    expect(after(late, none)).toEqual([until(late, '2026-11-15')])
  })

  it('give way from the day that is named on, those that began later as well', () => {
    expect(after(moved, early, '2026-11-16')).toEqual([until(late, '2026-11-15')])
    expect(after(moved, early, '2026-11-10')).toEqual([until(late, '2026-11-09')])
    const begun: OwnShifts = { ...early, earlierShifts: [until(late, '2026-11-30')] }
    expect(after(begun, monday)).toEqual([until(late, '2026-11-15')])
  })

  it('are one where the earlier one comes back from the day on which it ended', () => {
    expect(after(moved, late, '2026-11-16')).toEqual([])
    expect(after(moved, late, '2026-11-20')).toEqual([until(late, '2026-11-15'), until(monday, '2026-11-19')])
  })

  it('are as they were where nothing of them is changed, also when it is sent once more', () => {
    expect(after(moved, monday)).toEqual(moved.earlierShifts)
    expect(after(moved, monday, '2026-11-16')).toEqual(moved.earlierShifts)
    expect(after(late, late)).toEqual([])
  })

  it('have none before the day of joining, nor before a first one unless a day is named', () => {
    const sinceJoining = (staff: OwnShifts, next: ShiftFields) =>
      earlierShiftsAfter(staff, { ...next, ...joined }, { from: '', today })
    expect(sinceJoining(moved, early)).toEqual([])
    expect(after(late, early, '2026-01-01')).toEqual([])
    expect(after(late, monday, undefined, today)).toEqual([])
    expect(after(none, late)).toEqual([])
    expect(after(none, late, '2026-11-16')).toEqual([until(none, '2026-11-15')])
    expect([hadShift(none), hadShift(late), hadShift({ ...none, weeklyOff: 'Sun' })]).toEqual([
      ...[false, true, true],
    ])
    expect(hadShift({ ...none, earlierShifts: [until(late, '2026-11-15')] })).toBe(true)
  })

  it('are another one by hours or weekly off', () => {
    expect([isOtherShift(late, early), isOtherShift(late, monday), isOtherShift(moved, monday)]).toEqual([
      ...[true, true, false],
    ])
  })

  it('are shown with their days, the latest first, once there was another', () => {
    expect(shiftHistoryOf(late)).toEqual([])
    expect(
      shiftHistoryOf({
        ...none,
        earlierShifts: [...(moved.earlierShifts ?? []), until(monday, '2026-11-19')],
      }),
    ).toEqual([
      { days: 'From 20 Nov, 2026', shift: 'no shift' },
      { days: '16 Nov, 2026 to 19 Nov, 2026', shift: '2:00 pm to 10:00 pm, weekly off Monday' },
      { days: 'Until 15 Nov, 2026', shift: '2:00 pm to 10:00 pm, weekly off Sunday' },
    ])
    expect(shiftWords({ ...none, weeklyOff: 'Sat,Sun' })).toBe('weekly off Saturday, Sunday')
  })

  it('of a month are those that held in it', () => {
    const textOf = (month: string) =>
      shiftsText(moved, { from: civil(`${month}-01`), to: civil(`${month}-30`) })
    expect(textOf('2026-10')).toBe('Shift 2:00 pm to 10:00 pm · Weekly off Sunday')
    expect(textOf('2026-12')).toBe('Shift 2:00 pm to 10:00 pm · Weekly off Monday')
    expect(textOf('2026-11')).toBe(
      'Shift 2:00 pm to 10:00 pm · Weekly off Sunday. From 16 Nov, 2026: Shift 2:00 pm to 10:00 pm · Weekly off Monday',
    )
  })
})

it('the form says what another shift does to the days before it', () => {
  const staff = { ...late, ...joined }
  expect(shiftChangeText(staff, today)).toBe(
    'Days before 16 Nov, 2026 stay as they were (2:00 pm to 10:00 pm, weekly off Sunday), also in months that aren’t generated yet.',
  )
  expect(shiftChangeText(staff, null)).toMatch(/^Every day since joining goes by this/)
  expect(shiftChangeText(staff, joined.joiningDate)).toMatch(/^Every day since joining goes by this/)
})
