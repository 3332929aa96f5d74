import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import type { AttendanceRecord } from './attendance'
import { autoExitsOf } from './autoExit'
import { recordsOf, visitsOf } from './visits'

const settings = settingsWith()
const at = (time: string) => new Date(`2026-11-20T${time}:00+05:30`)
const entry = (time: string): AttendanceRecord => ({ entry: at(time), exit: null, isAutoExit: false })
const exit = (time: string, isAutoExit = false): AttendanceRecord => ({
  entry: null,
  exit: at(time),
  isAutoExit,
})

describe('the automatic exit (PRODUCT 2.E, DOMAIN 6.1)', () => {
  it('comes two hours after the entry of a member, and not before', () => {
    expect(autoExitsOf([entry('06:00')], 'member', settings, at('07:59'))).toEqual([])
    expect(autoExitsOf([entry('06:00')], 'member', settings, at('08:00'))).toEqual([exit('08:00', true)])
  })

  it('stands at its time however late the job runs', () => {
    expect(autoExitsOf([entry('06:00')], 'member', settings, at('23:00'))).toEqual([exit('08:00', true)])
  })

  it('comes twelve hours after that of an employee', () => {
    expect(autoExitsOf([entry('06:00')], 'employee', settings, at('17:59'))).toEqual([])
    expect(autoExitsOf([entry('06:00')], 'employee', settings, at('18:00'))).toEqual([exit('18:00', true)])
  })

  it('is for open visits only', () => {
    expect(autoExitsOf([entry('06:00'), exit('07:00')], 'member', settings, at('23:00'))).toEqual([])
  })

  it('comes after six hours at the latest, though a centre has more', () => {
    const long = { ...settings, autoExitHours: 8 }
    const twice = [entry('06:00'), entry('13:00')]
    expect(autoExitsOf(twice, 'member', long, at('15:00'))).toEqual([exit('12:00', true)])
    expect(autoExitsOf(twice, 'member', long, at('19:00'))).toEqual([
      exit('12:00', true),
      exit('19:00', true),
    ])
  })

  it('ends a visit for which somebody comes again at that very moment', () => {
    const six = { ...settings, autoExitHours: 6 }
    const twice = [entry('06:00'), entry('12:00')]
    const [first, ...more] = autoExitsOf(twice, 'member', six, at('13:00'))
    expect([first, more]).toEqual([exit('12:00', true), []])
    const closed = [...twice, exit('12:00', true)]
    expect(visitsOf(closed)).toEqual([
      { entry: at('06:00'), exit: at('12:00'), isAutoExit: true },
      entry('12:00'),
    ])
    expect(autoExitsOf(closed, 'member', six, at('13:00'))).toEqual([])
  })

  it('leaves nothing open that is due, and run again adds nothing', () => {
    const anyTime = fc
      // Often on the hour, so that somebody comes when somebody is ended.
      .oneof(
        fc.integer({ min: 0, max: 1439 }),
        fc.integer({ min: 0, max: 23 }).map((hour) => hour * 60),
      )
      .map((minutes) => new Date(at('00:00').getTime() + minutes * 60_000))
    const anyHalf = fc
      .record({ time: anyTime, isEntry: fc.boolean() })
      .map(({ time, isEntry }): AttendanceRecord => ({
        entry: isEntry ? time : null,
        exit: isEntry ? null : time,
        isAutoExit: false,
      }))
    const now = new Date(at('23:59').getTime() + 17 * 3_600_000)
    const anyHours = fc.integer({ min: 1, max: 16 })
    const anyType = fc.constantFrom('member' as const, 'employee' as const)
    fc.assert(
      fc.property(fc.array(anyHalf, { maxLength: 10 }), anyHours, anyType, (records, hours, type) => {
        const own = { autoExitHours: hours, staffAutoExitHours: hours }
        const closed = [...records, ...autoExitsOf(records, type, own, now)]
        expect(visitsOf(closed, type).every((visit) => visit.exit !== null)).toBe(true)
        expect(autoExitsOf(closed, type, own, now)).toEqual([])
        const kept = recordsOf(visitsOf(closed, type))
        expect(autoExitsOf(kept, type, own, now)).toEqual([])
      }),
    )
  })
})
