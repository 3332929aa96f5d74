import { describe, expect, it, test } from 'vitest'
import type { AttendanceRecord } from '@/domain/attendance/attendance'
import { markNow } from '@/domain/attendance/mark'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civilDateIn, instantAt } from '@/domain/shared/calendar'
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

  it('keeps a night shift on the evening it began, until two hours after it', () => {
    const yesterday = [entry('22:30', '2026-11-19')]
    const during = standingOf(night, { today: [], yesterday }, today, rules, at('02:00'))
    expect(during).toMatchObject({ state: 'Late', lateMinutes: 30, day: { date: '2026-11-19' } })
    const left = { today: [], yesterday: [...yesterday, exit('06:00')] }
    const after = standingOf(night, left, today, rules, at('07:59'))
    expect(after).toMatchObject({ state: 'Out', lateMinutes: 30, day: { date: '2026-11-19' } })
    const awaited = standingOf(night, left, today, rules, at('08:00'))
    expect(awaited).toMatchObject({ state: 'Not in yet', lateMinutes: 0, didNotCome: false })
  })

  it('forgets an entry of yesterday that can’t be going on any more', () => {
    const yesterday = [entry('09:00', '2026-11-19')]
    expect(standingOf(day, { today: [], yesterday }, today, rules, at('08:00')).state).toBe('Not in yet')
  })
})

type Person = Parameters<typeof standingOf>[0]
type Visits = readonly AttendanceRecord[]

/** `2026-11-20 00:01` on the wall of that zone. */
const onWall = (text: string, timezone: string) =>
  instantAt(civil(text.slice(0, 10)), text.slice(11), timezone)

/** Where somebody stands at that wall time, of whom nothing is kept but `yesterday`. */
function standingAt(text: string, person: Person, yesterday: Visits = [], its = rules) {
  const now = onWall(text, its.timezone)
  return standingOf(person, { today: [], yesterday }, civilDateIn(now, its.timezone), its, now)
}

describe('the roster of a shift that reaches over midnight (PRODUCT 4.13)', () => {
  const thursday = '2026-11-19'
  const came = entry('22:00', thursday)
  const endedAt = (time: string) => ({ ...came, exit: at(time), isAutoExit: true })
  const leave = (date: string) => ({ from: civil(date), to: civil(date), isPaid: true, reason: 'Wedding' })
  const closedOn = (date: string) => ({ ...rules, holidays: [{ date: civil(date), name: 'Diwali' }] })

  describe.each(['Asia/Kolkata', 'America/Los_Angeles'])('in %s', (timezone) => {
    test.each([
      ['2026-11-19 23:59', 119, false, '2026-11-19'],
      ['2026-11-20 00:01', 121, false, '2026-11-19'],
      ['2026-11-20 05:59', 479, false, '2026-11-19'],
      ['2026-11-20 06:00', 0, true, '2026-11-19'],
      ['2026-11-20 07:59', 0, true, '2026-11-19'],
      ['2026-11-20 08:00', 0, false, '2026-11-20'],
      ['2026-11-20 22:10', 0, false, '2026-11-20'],
      ['2026-11-20 22:11', 11, false, '2026-11-20'],
    ])('awaits at %s whoever never came: %i minutes late', (text, lateMinutes, didNotCome, date) => {
      const standing = standingAt(text, night, [], { ...rules, timezone })
      expect(standing).toMatchObject({
        ...{ state: 'Not in yet', lateMinutes, didNotCome },
        day: { date, kept: { date, visits: [] } },
      })
    })
  })

  test.each([
    ['back', '2026-11-01 05:59', 539, false],
    ['back', '2026-11-01 06:00', 0, true],
    ['forward', '2026-03-08 05:59', 419, false],
    ['forward', '2026-03-08 06:00', 0, true],
  ])(
    'in the night in which the clocks go %s, at %s, counts the minutes that pass',
    (_, text, lateMinutes, didNotCome) => {
      const standing = standingAt(text, night, [], { ...rules, timezone: 'America/Los_Angeles' })
      expect(standing).toMatchObject({ state: 'Not in yet', lateMinutes, didNotCome })
    },
  )

  test.each([
    ['03:00', 'Out', '2026-11-19'],
    ['07:59', 'Out', '2026-11-19'],
    ['08:00', 'Not in yet', '2026-11-20'],
  ])('at %s has whoever went at two: %s', (time, state, date) => {
    const standing = standingAt(`2026-11-20 ${time}`, night, [came, exit('02:00')])
    expect(standing).toMatchObject({ state, lateMinutes: 0, isNotMarkedOut: false, day: { date } })
  })

  const evening = { ...day, shiftStart: '14:00', shiftEnd: '22:00' }
  const sinceTwo = entry('14:00', thursday)
  const untilTwo = { ...sinceTwo, exit: at('02:00'), isAutoExit: true }
  const allDay = { ...entry('09:00', thursday), exit: at('21:00', thursday), isAutoExit: true }
  test.each([
    ['07:59', night, came, 'In', false],
    ['08:00', night, came, 'In', true],
    ['10:00', night, endedAt('10:00'), 'Out', true],
    ['21:59', night, endedAt('10:00'), 'Out', true],
    ['22:00', night, endedAt('10:00'), 'Not in yet', false],
    ['07:59', night, endedAt('04:00'), 'Out', false],
    ['08:00', night, endedAt('04:00'), 'Out', true],
    ['12:00', night, { ...came, exit: at('06:00') }, 'Not in yet', false],
    ['00:00', evening, sinceTwo, 'In', true],
    ['13:59', evening, untilTwo, 'Out', true],
    ['14:00', evening, untilTwo, 'Not in yet', false],
    ['00:00', day, allDay, 'Not in yet', false],
  ])('at %s asks for the exit of %j after %j: %s, %s', (time, person, visit, state, isNotMarkedOut) => {
    expect(standingAt(`2026-11-20 ${time}`, person, [visit])).toMatchObject({ state, isNotMarkedOut })
  })

  it('asks for no exit of a night that can’t be going on any more', () => {
    expect(standingAt('2026-11-20 14:01', night, [came])).toMatchObject({
      ...{ state: 'Not in yet', isNotMarkedOut: false },
      day: { date: '2026-11-20' },
    })
  })

  test.each([
    ['Weekly off', { ...night, weeklyOff: 'Fri' }, rules],
    ['On leave', { ...night, leaves: [leave('2026-11-20')] }, rules],
    ['Holiday', night, closedOn('2026-11-20')],
  ])('still misses who did not come the night before: %s', (state, person: Person, its) => {
    const on = (time: string) => standingAt(`2026-11-20 ${time}`, person, [], its)
    expect(on('00:30')).toMatchObject({ state: 'Not in yet', lateMinutes: 150, didNotCome: false })
    expect(on('06:30')).toMatchObject({ state: 'Not in yet', lateMinutes: 0, didNotCome: true })
    expect(on('08:00')).toMatchObject({ state, didNotCome: false })
  })

  test.each([
    ['on their weekly off', { ...night, weeklyOff: 'Thu' }, rules],
    ['on leave', { ...night, leaves: [leave(thursday)] }, rules],
    ['on a holiday', night, closedOn(thursday)],
    ['before they joined', { ...night, joiningDate: civil('2026-11-20') }, rules],
    ['before they were added', { ...night, createdAt: at('00:10') }, rules],
    [
      'between two times here',
      { ...night, gaps: [{ leftOn: civil('2026-11-10'), backOn: civil('2026-11-20') }] },
      rules,
    ],
  ])('misses nobody %s', (_, person: Person, its) => {
    for (const time of ['00:30', '06:30'])
      expect(standingAt(`2026-11-20 ${time}`, person, [], its)).toMatchObject({
        ...{ state: 'Not in yet', lateMinutes: 0, didNotCome: false },
        day: { date: '2026-11-20' },
      })
  })

  it('has gone home whoever came on a free night', () => {
    const off = { ...night, weeklyOff: 'Thu' }
    expect(standingAt('2026-11-20 03:00', off, [came, exit('02:00')])).toMatchObject({
      ...{ state: 'Out', lateMinutes: 0 },
      day: { date: thursday },
    })
  })

  test.each([
    ['one that ends at midnight', '16:00', '00:00', '2026-11-20 00:00', 0, true, thursday],
    ['one that ends at midnight', '16:00', '00:00', '2026-11-20 02:00', 0, false, '2026-11-20'],
    ['one that begins at midnight', '00:00', '08:00', '2026-11-20 00:11', 11, false, '2026-11-20'],
    ['one that begins at midnight', '00:00', '08:00', '2026-11-20 23:50', 0, true, '2026-11-20'],
    ['one that ends an hour before the next', '20:00', '19:00', '2026-11-20 19:59', 0, true, thursday],
    ['one that ends an hour before the next', '20:00', '19:00', '2026-11-20 20:11', 11, false, '2026-11-20'],
  ])('goes by %s, %s to %s, at %s', (_, shiftStart, shiftEnd, text, lateMinutes, didNotCome, date) => {
    expect(standingAt(text, { ...night, shiftStart, shiftEnd })).toMatchObject({
      ...{ state: 'Not in yet', lateMinutes, didNotCome },
      day: { date },
    })
  })

  /** What is shown after each mark, as the roster makes them. */
  const marked = (yesterday: Visits, times: readonly string[]) => {
    const ofToday: AttendanceRecord[] = []
    const kept = { today: ofToday, yesterday: [...yesterday] }
    return times.map((time) => {
      const mark = markNow(kept.today, kept.yesterday, at(time), rules, 'employee')
      if (mark.kind !== 'ignored') kept[mark.on].push(mark.record)
      const standing = standingOf(night, kept, today, rules, at(time))
      return [standing.state, standing.lateMinutes, standing.day.date]
    })
  }

  it('counts a mark after midnight for the night that is shown', () => {
    expect(marked([], ['00:30', '06:10'])).toEqual([
      ['Late', 150, thursday],
      ['Out', 150, thursday],
    ])
    expect(marked([came], ['02:00', '03:00', '06:00'])).toEqual([
      ['Out', 0, thursday],
      ['In', 0, thursday],
      ['Out', 0, thursday],
    ])
  })

  it('counts a mark after the night for the day', () => {
    expect(marked([], ['06:30'])).toEqual([['In', 0, '2026-11-20']])
  })
})
