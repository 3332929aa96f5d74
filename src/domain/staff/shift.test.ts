import { describe, expect, it, test } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { weekdayOf } from '@/domain/shared/weekday'
import {
  earlierShiftsField,
  isWeeklyOff,
  offDaysOf,
  shiftOn,
  shiftProblems,
  shiftText,
  shiftTimeSchema,
  shiftTimesOn,
  weeklyOffSchema,
  weeklyOffText,
} from './shift'

const ZONE = 'Asia/Kolkata'
const shift = (shiftStart: string, shiftEnd: string, weeklyOff = '') => ({ shiftStart, shiftEnd, weeklyOff })

describe('a shift that another one followed', () => {
  const earlier = [{ ...shift('14:00', '22:00', 'Sun'), until: civil('2026-11-15') }]
  const staff = { ...shift('06:00', '14:00', 'Mon'), earlierShifts: earlier }

  it('holds until its last day', () => {
    const startOn = (day: string) => shiftOn(staff, civil(day)).shiftStart
    expect([startOn('2026-11-15'), startOn('2026-11-16')]).toEqual(['14:00', '06:00'])
    expect(shiftTimesOn(civil('2026-11-15'), staff, ZONE)?.start).toEqual(
      new Date('2026-11-15T14:00:00+05:30'),
    )
    expect(['2026-11-15', '2026-11-16', '2026-11-22'].map((day) => isWeeklyOff(civil(day), staff))).toEqual([
      ...[true, true, false],
    ])
    expect(shiftOn(shift('06:00', '14:00'), civil('2020-01-01')).shiftStart).toBe('06:00')
  })

  it('is read of older records as none', () => {
    expect([earlierShiftsField.parse(undefined), earlierShiftsField.parse('none')]).toEqual([[], []])
    expect(earlierShiftsField.parse(earlier)).toEqual(earlier)
  })
})

describe('a shift', () => {
  test.each([
    ['2026-11-16', 'Mon'],
    ['2026-11-22', 'Sun'],
    ['2026-11-15', 'Sun'],
    ['2024-02-29', 'Thu'],
    ['2030-01-01', 'Tue'],
  ])('%s is a %s', (date, day) => expect(weekdayOf(civil(date))).toBe(day))

  it('that ends before it starts ends on the next day', () => {
    expect(shiftTimesOn(civil('2026-11-20'), shift('22:00', '06:00'), ZONE)).toEqual({
      start: new Date('2026-11-20T22:00:00+05:30'),
      end: new Date('2026-11-21T06:00:00+05:30'),
      minutes: 480,
    })
    expect(shiftTimesOn(civil('2026-11-20'), shift('09:00', '18:00'), ZONE)?.minutes).toBe(540)
  })

  it('that is not set has no times', () => {
    expect(shiftTimesOn(civil('2026-11-20'), shift('', ''), ZONE)).toBeNull()
  })

  test.each([
    ['', '', []],
    ['09:00', '18:00', []],
    ['22:00', '06:00', []],
    ['09:00', '', ['shiftEnd']],
    ['', '18:00', ['shiftStart']],
    ['09:00', '09:00', ['shiftEnd']],
  ])('from %j to %j has problems at %j', (start, end, paths) => {
    expect(shiftProblems(shift(start, end)).map(({ path }) => path)).toEqual(paths)
  })

  test.each([
    ['09:30', true],
    ['', true],
    ['24:00', false],
    ['9:30', false],
  ])('takes the time %j: %s', (time, isTaken) => {
    expect(shiftTimeSchema.safeParse(time).success).toBe(isTaken)
  })

  it('reads as a person says it', () => {
    expect(shiftText(shift('09:00', '18:30'))).toBe('9:00 am to 6:30 pm')
    expect(shiftText(shift('00:00', '12:05'))).toBe('12:00 am to 12:05 pm')
    expect(shiftText(shift('', ''))).toBe('--')
  })
})

describe('weekly off days', () => {
  it('are days of the week in order, at most six', () => {
    expect(offDaysOf('Sun, Sat,Someday')).toEqual(['Sat', 'Sun'])
    expect(weeklyOffSchema.safeParse('Sat,Sun').success).toBe(true)
    expect(weeklyOffSchema.safeParse('').success).toBe(true)
    expect(weeklyOffSchema.safeParse('Sunday').success).toBe(false)
    expect(weeklyOffSchema.safeParse('Mon,Tue,Wed,Thu,Fri,Sat,Sun').success).toBe(false)
  })

  it('are known of a date and read in words', () => {
    expect(isWeeklyOff(civil('2026-11-22'), shift('', '', 'Sun'))).toBe(true)
    expect(isWeeklyOff(civil('2026-11-23'), shift('', '', 'Sun'))).toBe(false)
    expect(weeklyOffText(shift('', '', 'Sat,Sun'))).toBe('Saturday, Sunday')
    expect(weeklyOffText(shift('', '', ''))).toBe('--')
  })
})
