import { describe, expect, it, test } from 'vitest'
import type { AttendanceRecord } from '@/domain/attendance/attendance'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { isException, staffDay, type Rostered } from './staffDay'

const rules = settingsWith()
const friday = civil('2026-11-20')
const sunday = civil('2026-11-22')
const at = (time: string, date = '2026-11-20') => new Date(`${date}T${time}:00+05:30`)
const visit = (from: string, to: string | null, isAutoExit = false): AttendanceRecord => ({
  entry: at(from),
  exit: to === null ? null : at(to),
  isAutoExit,
})
const person = (fields: Partial<Rostered> = {}): Rostered => ({
  shiftStart: '09:00',
  shiftEnd: '18:00',
  weeklyOff: 'Sun',
  joiningDate: civil('2026-01-01'),
  createdAt: null,
  leaves: [],
  ...fields,
})
const later = at('23:00', '2026-11-25')
const day = (records: AttendanceRecord[], own: Rostered = person(), now = later) =>
  staffDay(friday, records, own, rules, now)

describe('the status of a day (PRODUCT 4.13)', () => {
  test.each([
    ['on time', [visit('08:55', '18:00')], 'Present', 0],
    ['at the end of the grace', [visit('09:10', '18:00')], 'Present', 0],
    ['after the grace, counted from the start', [visit('09:11', '18:00')], 'Late', 11],
    ['just under half of the shift', [visit('09:00', '13:29')], 'Half day', 0],
    ['half of the shift', [visit('09:00', '13:30')], 'Present', 0],
    ['late and half', [visit('10:00', '13:00')], 'Half day', 60],
    ['just under an hour', [visit('09:00', '09:59')], 'Absent', 0],
    ['an hour', [visit('09:00', '10:00')], 'Half day', 0],
    ['two visits together', [visit('09:00', '11:00'), visit('15:30', '18:00')], 'Present', 0],
    ['nobody came', [], 'Absent', 0],
  ] as const)('%s', (_, records, status, late) => {
    expect(day([...records])).toMatchObject({ status, lateMinutes: late })
  })

  it.each([
    ['09:10:00.999', 'Present', 0],
    ['09:10:01', 'Late', 11],
    ['09:11:00', 'Late', 11],
    ['09:11:01', 'Late', 12],
  ])('counts lateness from the first second past the grace: %s is %s', (time, status, lateMinutes) => {
    const came = { entry: new Date(`2026-11-20T${time}+05:30`), exit: at('18:00'), isAutoExit: false }
    expect(day([came])).toMatchObject({ status, lateMinutes })
  })

  it('without any grace, the first second is late', () => {
    const strict = settingsWith({ staffGraceMinutes: 0 })
    const came = (time: string) => [
      { entry: new Date(`2026-11-20T${time}+05:30`), exit: at('18:00'), isAutoExit: false },
    ]
    const on = (time: string) => staffDay(friday, came(time), person(), strict, later)
    expect(on('09:00:00')).toMatchObject({ status: 'Present', lateMinutes: 0 })
    expect(on('09:00:01')).toMatchObject({ status: 'Late', lateMinutes: 1 })
  })

  it('half a day is below half of the shift to the second', () => {
    const until = (time: string) => [
      { entry: at('09:00'), exit: new Date(`2026-11-20T${time}+05:30`), isAutoExit: false },
    ]
    const odd = person({ shiftStart: '09:00', shiftEnd: '14:05' })
    expect(day(until('11:32:29'), odd).status).toBe('Half day')
    expect(day(until('11:32:30'), odd).status).toBe('Present')
  })

  it('without a shift there is no half of it: below four hours', () => {
    const free = person({ shiftStart: '', shiftEnd: '' })
    expect(day([visit('09:00', '12:59')], free).status).toBe('Half day')
    expect(day([visit('09:00', '13:00')], free).status).toBe('Present')
  })

  it('of a short shift takes half of it for half a day', () => {
    const part = person({ shiftStart: '09:00', shiftEnd: '12:00' })
    expect(day([visit('09:00', '12:00')], part).status).toBe('Present')
    expect(day([visit('09:00', '10:20')], part).status).toBe('Half day')
  })

  it('is open until the shift is over', () => {
    expect(day([], person(), at('17:59')).status).toBeNull()
    expect(day([], person(), at('18:00')).status).toBe('Absent')
    expect(day([visit('09:00', '09:30')], person(), at('11:00'))).toMatchObject({
      status: 'Present',
      earlyMinutes: 0,
    })
  })

  it('is nothing before somebody joined, by the record where no date is given', () => {
    expect(day([], person({ joiningDate: civil('2026-11-21') })).status).toBeNull()
    expect(day([], person({ joiningDate: null, createdAt: at('10:00', '2026-11-21') })).status).toBeNull()
    expect(day([], person({ joiningDate: null })).status).toBe('Absent')
  })

  it('without a shift is never late, and absent when the date is over', () => {
    const free = person({ shiftStart: '', shiftEnd: '' })
    expect(day([visit('15:00', '20:00')], free)).toMatchObject({ status: 'Present', overtimeMinutes: 0 })
    expect(day([], free, at('23:59')).status).toBeNull()
    expect(day([], free).status).toBe('Absent')
  })
})

describe('an exit that nobody marked (PRODUCT 2.E)', () => {
  it('has no paid hours, is no absence, and is to be looked at', () => {
    const forgotten = day([visit('09:05', '21:05', true)])
    expect(forgotten).toMatchObject({ status: 'Present', workedMinutes: 0, lastOut: null, lacksExit: true })
    expect(isException(forgotten)).toBe(true)
  })

  it('leaves the hours of the other visits', () => {
    const half = day([visit('09:00', '12:00'), visit('13:00', '23:00', true)])
    expect(half).toMatchObject({ workedMinutes: 180, lacksExit: true, status: 'Present' })
  })

  it('is not missed while somebody is still working', () => {
    expect(day([visit('09:00', null)], person(), at('19:00'))).toMatchObject({
      isInside: true,
      lacksExit: false,
      status: 'Present',
    })
  })
})

describe('times that a page wrote by itself (PRODUCT 2.I)', () => {
  const span = (entry: string, exit: string): AttendanceRecord => ({
    entry: new Date(`${entry}+05:30`),
    exit: new Date(`${exit}+05:30`),
    isAutoExit: false,
  })

  it('count no minute twice', () => {
    const twice = [visit('09:00', '12:00'), visit('10:00', '11:00'), visit('11:30', '13:00')]
    expect(day(twice)).toMatchObject({ workedMinutes: 240, lacksExit: false })
    expect(day([visit('09:00', '18:00'), visit('09:00', '18:00')]).workedMinutes).toBe(540)
    const after = [visit('09:00', '21:00', true), visit('13:00', '18:00')]
    expect(day(after)).toMatchObject({ workedMinutes: 300, lacksExit: true })
  })

  it('have no hours in a visit that is longer than a day, which is to be looked at', () => {
    const longest = day([span('2026-11-20T09:00', '2026-11-21T10:00')])
    expect(longest).toMatchObject({ workedMinutes: 25 * 60, lacksExit: false })
    const longer = day([visit('06:00', '08:00'), span('2026-11-20T09:00', '2026-11-21T10:01')])
    expect(longer).toMatchObject({ workedMinutes: 120, overtimeMinutes: 0, lacksExit: true })
    expect(isException(longer)).toBe(true)
  })

  it('have no hours in visits that are longer than a day together', () => {
    const days = [
      span('2026-11-19T00:00', '2026-11-20T00:00'),
      span('2026-11-20T00:00:01', '2026-11-21T00:00'),
      span('2026-11-21T00:00:01', '2026-11-22T00:00'),
    ]
    expect(day(days)).toMatchObject({ workedMinutes: 0, overtimeMinutes: 0, lacksExit: true })
  })

  it('count nothing where they are of other days, and are to be looked at', () => {
    const old = span('2020-01-01T09:00', '2020-01-01T18:00')
    expect(day([old])).toMatchObject({ status: 'Absent', firstIn: null, workedMinutes: 0, lacksExit: true })
    const years = span('2020-01-01T09:00', '2026-11-20T18:00')
    expect(day([old, years, visit('09:30', '18:00')])).toMatchObject({
      status: 'Late',
      workedMinutes: 510,
      lacksExit: true,
    })
  })

  it('count where the centre’s zone was changed, and a visit of before begins on the day beside it', () => {
    const early = visit('05:00', '13:00')
    const its = settingsWith({ timezone: 'America/Los_Angeles' })
    const free = person({ shiftStart: '', shiftEnd: '' })
    expect(staffDay(friday, [early], free, its, later)).toMatchObject({
      workedMinutes: 480,
      lacksExit: false,
    })
  })
})

describe('overtime and leaving early', () => {
  test.each([
    ['18:29', 0],
    ['18:30', 30],
    ['18:59', 30],
    ['19:00', 60],
  ])('until %s is %i minutes of overtime', (until, minutes) => {
    expect(day([visit('09:00', until)]).overtimeMinutes).toBe(minutes)
  })

  test.each([
    ['17:50', 0],
    ['17:49', 11],
    ['14:00', 240],
  ])('leaving at %s is %i minutes early', (until, minutes) => {
    expect(day([visit('09:00', until)]).earlyMinutes).toBe(minutes)
  })

  it('work on a weekly off is overtime, never late, never half', () => {
    const records = [{ entry: at('11:00', sunday), exit: at('13:10', sunday), isAutoExit: false }]
    expect(staffDay(sunday, records, person(), rules, later)).toMatchObject({
      status: 'Present',
      lateMinutes: 0,
      overtimeMinutes: 120,
    })
    expect(staffDay(sunday, [], person(), rules, later).status).toBe('Weekly off')
  })
})

it('a night shift is the account of the evening it began', () => {
  const night = person({ shiftStart: '22:00', shiftEnd: '06:00' })
  const records = [{ entry: at('22:05'), exit: at('06:35', '2026-11-21'), isAutoExit: false }]
  expect(day(records, night)).toMatchObject({
    status: 'Present',
    workedMinutes: 510,
    overtimeMinutes: 30,
    earlyMinutes: 0,
  })
  expect(day([], night, at('02:00', '2026-11-21')).status).toBeNull()
  expect(day([], night, at('06:00', '2026-11-21')).status).toBe('Absent')
})

it('goes by the rules that the centre has set', () => {
  const own = settingsWith({ staffGraceMinutes: 5, staffHalfDayPercent: 75, staffOvertimeMinutes: 15 })
  const worked = staffDay(friday, [visit('09:06', '15:44')], person(), own, later)
  expect(worked).toMatchObject({ lateMinutes: 6, status: 'Half day' })
  expect(staffDay(friday, [visit('09:00', '18:20')], person(), own, later).overtimeMinutes).toBe(15)
})

describe('a free day (PRODUCT 4.13)', () => {
  const leave = { from: friday, to: friday, isPaid: true, reason: 'Wedding' }
  const closed = { ...rules, holidays: [{ date: friday, name: 'Diwali' }] }
  const on = (records: AttendanceRecord[], own: Rostered, its = rules) =>
    staffDay(friday, records, own, its, later)

  it('is leave, or before that a holiday', () => {
    const away = person({ leaves: [leave] })
    expect(on([], away)).toMatchObject({ status: 'On leave', leave: { reason: 'Wedding' } })
    expect(on([], away, closed)).toMatchObject({ status: 'Holiday', leave: null })
    expect(on([], person({ leaves: [leave], joiningDate: civil('2026-11-21') })).status).toBeNull()
  })

  it('is worked by whoever comes: never late; overtime on a holiday, past the shift on leave', () => {
    const came = [visit('11:00', '15:00')]
    expect(on(came, person(), closed)).toMatchObject({
      status: 'Present',
      lateMinutes: 0,
      earlyMinutes: 0,
      overtimeMinutes: 240,
    })
    expect(on(came, person({ leaves: [leave] }))).toMatchObject({
      status: 'Present',
      lateMinutes: 0,
      overtimeMinutes: 0,
      leave: null,
    })
  })

  it.each([
    ['ten minutes', [visit('10:00', '10:10')], 'On leave'],
    ['an hour', [visit('10:00', '11:00')], 'Half day'],
    ['just under half of the shift', [visit('11:00', '15:29')], 'Half day'],
    ['half of the shift', [visit('11:00', '15:30')], 'Present'],
    ['no exit that was marked', [visit('10:00', '22:00', true)], 'Present'],
  ] as const)('on unpaid leave goes by the hours: %s', (_, records, status) => {
    const unpaid = person({ leaves: [{ ...leave, isPaid: false }] })
    const came = on([...records], unpaid)
    expect(came).toMatchObject({ status, lateMinutes: 0, earlyMinutes: 0 })
    expect(came.leave?.isPaid).toBe(status === 'On leave' ? false : undefined)
    // Paid leave is a day payable, whether they came or not.
    expect(on([...records], person({ leaves: [leave] })).status).toBe('Present')
  })

  it('on unpaid leave somebody is there until the shift is over, and a holiday in it stays one', () => {
    const unpaid = person({ leaves: [{ ...leave, isPaid: false }] })
    const came = [visit('10:00', '10:10')]
    expect(staffDay(friday, came, unpaid, rules, at('12:00')).status).toBe('Present')
    expect(on(came, unpaid, closed).status).toBe('Present')
  })
})

describe('on the night when the clocks change in Los Angeles (PRODUCT 1)', () => {
  const its = settingsWith({ timezone: 'America/Los_Angeles' })
  const night = person({ shiftStart: '22:00', shiftEnd: '06:00', weeklyOff: '' })
  const on = (date: string, from: string, to: string) =>
    staffDay(
      civil(date),
      [{ entry: new Date(from), exit: new Date(to), isAutoExit: false }],
      night,
      its,
      new Date('2027-06-01T00:00:00Z'),
    )

  it('a night shift of seven hours is whole with seven, and half of it is three and a half', () => {
    // 14 March 2027: 02:00 becomes 03:00.
    const whole = on('2027-03-13', '2027-03-13T22:00:00-08:00', '2027-03-14T06:00:00-07:00')
    expect(whole).toMatchObject({
      status: 'Present',
      workedMinutes: 420,
      overtimeMinutes: 0,
      earlyMinutes: 0,
    })
    const half = on('2027-03-13', '2027-03-13T22:00:00-08:00', '2027-03-14T01:30:00-08:00')
    expect(half).toMatchObject({ status: 'Present', workedMinutes: 210 })
    const below = on('2027-03-13', '2027-03-13T22:00:00-08:00', '2027-03-14T01:29:00-08:00')
    expect(below.status).toBe('Half day')
  })

  it('one of nine hours is whole with nine, without overtime', () => {
    // 1 November 2026: 02:00 becomes 01:00.
    const whole = on('2026-10-31', '2026-10-31T22:10:00-07:00', '2026-11-01T06:00:00-08:00')
    expect(whole).toMatchObject({ status: 'Present', workedMinutes: 530, overtimeMinutes: 0, lateMinutes: 0 })
    const late = on('2026-10-31', '2026-10-31T22:10:01-07:00', '2026-11-01T06:00:00-08:00')
    expect(late).toMatchObject({ status: 'Late', lateMinutes: 11 })
  })
})
