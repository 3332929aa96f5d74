import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AttendanceRecord } from './attendance'
import { isSameDay, reconciled } from './reconcile'
import { visitsOf } from './visits'

const at = (time: string) => new Date(`2026-11-20T${time}:00+05:30`)
const entry = (time: string): AttendanceRecord => ({ entry: at(time), exit: null, isAutoExit: false })
const exit = (time: string): AttendanceRecord => ({ entry: null, exit: at(time), isAutoExit: false })
const going = { isOver: false, personType: 'member' } as const
const over = { isOver: true, personType: 'member' } as const

describe('a day that is kept in two places', () => {
  it('holds what either place holds, once', () => {
    expect(reconciled([entry('06:00')], [entry('06:00'), exit('07:00')], going)).toEqual([
      entry('06:00'),
      exit('07:00'),
    ])
  })

  it('is kept as whole visits once it is over', () => {
    expect(reconciled([entry('06:00'), exit('07:00')], [], over)).toEqual([
      { entry: at('06:00'), exit: at('07:00'), isAutoExit: false },
    ])
  })

  it('is the same whatever the order of its records', () => {
    expect(isSameDay([entry('06:00'), exit('07:00')], [exit('07:00'), entry('06:00')])).toBe(true)
    expect(isSameDay([entry('06:00')], [entry('06:01')])).toBe(false)
    expect(isSameDay([entry('06:00')], [entry('06:00'), exit('07:00')])).toBe(false)
  })

  it('comes to the visits of all its records, and to the same again', () => {
    const anyTime = fc
      .integer({ min: 0, max: 1439 })
      .map((minutes) => new Date(at('00:00').getTime() + minutes * 60_000))
    const anyRecords = fc.array(
      fc.oneof(
        anyTime.map((time) => ({ entry: time, exit: null, isAutoExit: false })),
        anyTime.map((time) => ({ entry: null, exit: time, isAutoExit: false })),
      ),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(anyRecords, anyRecords, (one, other) => {
        const day = reconciled(one, other, over)
        expect(visitsOf(day)).toEqual(visitsOf([...one, ...other]))
        expect(isSameDay(reconciled(day, day, over), day)).toBe(true)
      }),
    )
  })
})
