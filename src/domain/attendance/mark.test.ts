import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import type { AttendanceRecord, PersonType } from './attendance'
import { markNow } from './mark'
import { visitsOf } from './visits'

const settings = settingsWith()
const at = (time: string, day = '20') => new Date(`2026-11-${day}T${time}+05:30`)
const record = (entry: Date | null, exit: Date | null = null, isAutoExit = false): AttendanceRecord => ({
  entry,
  exit,
  isAutoExit,
})
const mark = (
  today: AttendanceRecord[],
  now: Date,
  yesterday: AttendanceRecord[] = [],
  type: PersonType = 'member',
) => markNow(today, yesterday, now, settings, type)

const half = (now: Date) => ({ entry: record(now), exit: record(null, now) })

describe('markNow, DOMAIN 6.1', () => {
  it('the first mark of the day is an entry', () => {
    const now = at('06:31')
    expect(mark([], now)).toEqual({
      kind: 'entry',
      visit: record(now),
      on: 'today',
      record: half(now).entry,
    })
  })

  it('the next one is the exit, which adds to the day and rewrites nothing', () => {
    const now = at('07:44')
    expect(mark([record(at('06:31'))], now)).toEqual({
      kind: 'exit',
      visit: record(at('06:31'), now),
      on: 'today',
      record: half(now).exit,
    })
  })

  it('and the one after that a second visit', () => {
    const first = [record(at('06:31')), record(null, at('07:44'))]
    expect(mark(first, at('18:00'))).toMatchObject({ kind: 'entry', visit: record(at('18:00')) })
    expect(mark([record(at('06:31'), at('07:44'))], at('18:00'))).toMatchObject({ kind: 'entry' })
  })

  test.each([
    ['06:31:59', 'duplicate'],
    ['06:32:00', 'sameArrival'],
    ['06:35:59', 'sameArrival'],
  ])('at %s, after an entry at 06:31, nothing new happens: %s', (time, reason) => {
    expect(mark([record(at('06:31'))], at(time))).toMatchObject({ kind: 'ignored', reason })
  })

  it('takes an exit from the fifth minute on', () => {
    expect(mark([record(at('06:31'))], at('06:36')).kind).toBe('exit')
  })

  it('ignores a second exit within a minute', () => {
    expect(mark([record(at('06:31'), at('07:44'))], at('07:44:30'))).toMatchObject({
      kind: 'ignored',
      reason: 'duplicate',
    })
  })

  it('ends a visit of six hours, and leaves an older one to its automatic exit', () => {
    expect(mark([record(at('06:00'))], at('12:00')).kind).toBe('exit')
    expect(mark([record(at('06:00'))], at('12:01'))).toMatchObject({ kind: 'entry', on: 'today' })
  })

  it('lets a real exit replace an automatic one while the visit may still go on', () => {
    const closed = [record(at('06:00'), at('08:00'), true)]
    const marked = mark(closed, at('09:00'))
    expect(marked).toMatchObject({ kind: 'exit', visit: record(at('06:00'), at('09:00')) })
    expect(mark(closed, at('18:00'))).toMatchObject({ kind: 'entry' })
  })

  describe('of somebody who is known to come in', () => {
    const coming = (today: AttendanceRecord[], now: Date, yesterday: AttendanceRecord[] = []) =>
      markNow(today, yesterday, now, settings, 'member', true)

    it('begins a new visit after an automatic exit, and leaves the one before as it ended', () => {
      const closed = [record(at('06:00')), record(null, at('08:00'), true)]
      const marked = coming(closed, at('11:00'))
      expect(marked).toMatchObject({ kind: 'entry', on: 'today', record: record(at('11:00')) })
      const after = [...closed, record(at('11:00'))]
      expect(visitsOf(after)).toEqual([record(at('06:00'), at('08:00'), true), record(at('11:00'))])
      expect(mark(after, at('12:30'))).toMatchObject({
        kind: 'exit',
        visit: record(at('11:00'), at('12:30')),
      })
    })

    it('begins one of today after an automatic exit in the night', () => {
      const night = [record(at('23:00', '19'), at('01:00'), true)]
      expect(coming([], at('04:30'), night)).toMatchObject({ kind: 'entry', on: 'today' })
    })

    it('ends no visit: whoever is inside has arrived already', () => {
      expect(coming([record(at('06:00'))], at('07:00'))).toMatchObject({
        kind: 'ignored',
        reason: 'sameArrival',
      })
    })

    it('is the entry that it was anyway for who never came, went home, or came too long ago', () => {
      for (const records of [[], [record(at('06:00'), at('08:00'))], [record(at('06:00'))]])
        expect(coming(records, at('12:01')).kind).toBe('entry')
    })
  })

  it("closes yesterday's visit after midnight, on the day of its entry", () => {
    const now = at('00:40')
    expect(mark([], now, [record(at('23:10', '19'))])).toEqual({
      kind: 'exit',
      visit: record(at('23:10', '19'), now),
      on: 'yesterday',
      record: half(now).exit,
    })
  })

  it("begins today's visit whatever became of yesterday's", () => {
    for (const yesterday of [record(at('19:00', '19')), record(at('19:00', '19'), at('20:00', '19'))])
      expect(mark([], at('06:00'), [yesterday])).toMatchObject({ kind: 'entry', on: 'today' })
  })

  it('gives staff longer: 30 minutes to arrive, 16 hours to go', () => {
    const shift = [record(at('06:00'))]
    expect(mark(shift, at('06:29'), [], 'employee').kind).toBe('ignored')
    expect(mark(shift, at('21:00'), [], 'employee').kind).toBe('exit')
    expect(mark([], at('08:00'), [record(at('06:00', '19'))], 'employee').kind).toBe('entry')
  })

  it('adds up: the records it adds fold to the visit it says', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 12 }), (pauses) => {
        let now = at('00:00')
        const records: AttendanceRecord[] = []
        for (const minutes of pauses) {
          now = new Date(now.getTime() + minutes * 60_000)
          if (now >= at('00:00', '21')) return
          const marked = mark(records, now)
          if (marked.kind !== 'ignored') records.push(marked.record)
          expect(visitsOf(records).at(-1)).toEqual(marked.visit)
        }
      }),
    )
  })
})
