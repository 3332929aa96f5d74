import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import type { AttendanceRecord } from './attendance'
import { autoExitsOf } from './autoExit'
import { visitsOf } from './visits'

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

  it('leaves nothing open that is due, and run again adds nothing', () => {
    const anyTime = fc
      .integer({ min: 0, max: 1439 })
      .map((minutes) => new Date(at('00:00').getTime() + minutes * 60_000))
    const anyHalf = fc
      .record({ time: anyTime, isEntry: fc.boolean() })
      .map(({ time, isEntry }): AttendanceRecord => ({
        entry: isEntry ? time : null,
        exit: isEntry ? null : time,
        isAutoExit: false,
      }))
    const now = new Date(at('23:59').getTime() + 3 * 3_600_000)
    fc.assert(
      fc.property(fc.array(anyHalf, { maxLength: 10 }), (records) => {
        const closed = [...records, ...autoExitsOf(records, 'member', settings, now)]
        expect(visitsOf(closed).every((visit) => visit.exit !== null)).toBe(true)
        expect(autoExitsOf(closed, 'member', settings, now)).toEqual([])
      }),
    )
  })
})
