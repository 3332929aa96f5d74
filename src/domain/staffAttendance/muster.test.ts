import { describe, expect, it } from 'vitest'
import type { Attendance } from '@/domain/attendance/attendance'
import { settingsWith } from '@/domain/gyms/fixtures'
import type { Holiday } from '@/domain/gyms/holiday'
import { addDays } from '@/domain/shared/calendar'
import { civil, type CivilDate } from '@/domain/shared/civilDate'
import { weekdayOf } from '@/domain/shared/weekday'
import { changedEmployee } from '@/domain/staff/employ'
import { staffSchema, type Staff } from '@/domain/staff/staff'
import {
  datesOfMonth,
  daysOfPeople,
  letters,
  mayBeOnMuster,
  musterPeople,
  musterRow,
  readOfMonth,
  workedSince,
  type DaysByDate,
} from './muster'
import { decimalHours, payrollFields } from './payroll'

const at = (date: string, time: string) => new Date(`${date}T${time}:00+05:30`)
const staffWith = (fields: Partial<Staff> = {}) =>
  staffSchema.parse({
    id: 'ravi',
    gymId: 'iron',
    name: 'Ravi Kumar',
    nameLower: 'ravi kumar',
    empId: 'E-7',
    designation: 'Trainer',
    shiftStart: '09:00',
    shiftEnd: '18:00',
    weeklyOff: 'Sun',
    joiningDate: '2026-11-02',
    ...fields,
  })
const dayOf = (date: string, people: Record<string, [from: string, to: string]>) => ({
  date: civil(date),
  people: Object.fromEntries(
    Object.entries(people).map(([id, [from, to]]) => [
      id,
      {
        type: id === 'asha' ? ('member' as const) : ('employee' as const),
        name: id,
        code: '',
        dp: '',
        visits: [{ entry: at(date, from), exit: at(date, to), isAutoExit: false }],
      },
    ]),
  ),
})
const days: DaysByDate = new Map(
  [
    dayOf('2026-11-02', { ravi: ['09:00', '18:00'], asha: ['07:00', '08:00'] }),
    dayOf('2026-11-03', { ravi: ['09:30', '18:30'] }),
    dayOf('2026-11-04', { ravi: ['09:00', '12:00'] }),
    dayOf('2026-11-06', { ravi: ['09:00', '20:10'], meena: ['10:00', '15:00'] }),
  ].map((day) => [day.date, day]),
)
const today = civil('2026-11-09')
const source = {
  dates: datesOfMonth(today),
  days,
  leaves: new Map(),
  rules: settingsWith(),
  now: at('2026-11-09', '10:00'),
  today,
}

describe('a month', () => {
  it('has its own number of days, 31 at most', () => {
    expect(datesOfMonth(civil('2028-02-10')).length).toBe(29)
    expect(datesOfMonth(civil('2026-12-31')).at(-1)).toBe('2026-12-31')
    expect(datesOfMonth(today).length).toBe(30)
  })
})

describe('the muster of a month (PRODUCT 4.14)', () => {
  const row = musterRow({ ...staffWith(), isGone: false }, source)

  it('has a letter for every day that is over, from joining on', () => {
    const text = row.days.map(({ status }) => (status ? letters[status] : '.')).join(' ')
    expect(text).toBe(`. P LT HD A P A WO ${Array.from({ length: 22 }, () => '.').join(' ')}`)
  })

  it('adds up', () => {
    expect(row.totals).toEqual({
      present: 2,
      late: 1,
      halfDays: 1,
      absent: 2,
      leave: 0,
      holidays: 0,
      weeklyOff: 1,
      lateHalfDays: 0,
      unpaidOff: 0,
      payableDays: 4.5,
      workedMinutes: 540 + 540 + 180 + 670,
      lateMinutes: 30,
      earlyMinutes: 360,
      overtimeMinutes: 120,
      lackingExits: 0,
      punctuality: 75,
    })
  })

  it.each([
    [0, 0],
    [1, 2],
    [2, 1],
    [3, 0],
  ])('takes half a day off for every %i late arrivals, where the centre does: %i', (each, halves) => {
    const late = new Map([
      ...days,
      ...[dayOf('2026-11-05', { ravi: ['09:30', '18:30'] })].map((day) => [day.date, day] as const),
    ])
    const rules = settingsWith({ staffLatesPerHalfDay: each })
    const { totals } = musterRow({ ...staffWith(), isGone: false }, { ...source, days: late, rules })
    expect(totals).toMatchObject({
      late: 2,
      halfDays: 1,
      lateHalfDays: halves,
      payableDays: 5.5 - halves / 2,
    })
  })

  it('counts leave, paid and unpaid, and holidays (DOMAIN 6.2 "days payable")', () => {
    const leave = { reason: '', from: civil('2026-11-05'), to: civil('2026-11-05') }
    const on = (isPaid: boolean, holidays: Holiday[] = []) => {
      const rules = { ...settingsWith(), holidays }
      const leaves = new Map([['ravi', [{ ...leave, isPaid }]]])
      return musterRow({ ...staffWith(), isGone: false }, { ...source, leaves, rules })
    }
    const diwali = [{ date: civil('2026-11-07'), name: 'Diwali' }]
    const { days: own, totals } = on(true, diwali)
    expect(own.slice(1, 8).map(({ status }) => status && letters[status])).toEqual(
      'P LT HD L P H WO'.split(' '),
    )
    expect(totals).toMatchObject({ absent: 0, leave: 1, holidays: 1, weeklyOff: 1, payableDays: 6.5 })
    expect(on(false).totals).toMatchObject({ leave: 1, absent: 1, payableDays: 4.5 })
    const line = Object.fromEntries(
      payrollFields('2026-11').map(({ header, value }) => [header, value(on(true, diwali))]),
    )
    expect(line).toMatchObject({ 'On leave': 1, Holidays: 1, 'Days payable': 6.5, 'Punctuality %': 75 })
  })

  it('spends no leave on a weekly off or a holiday', () => {
    const from = civil('2026-11-07')
    const leaves = new Map([['ravi', [{ from, to: addDays(from, 2), isPaid: true, reason: '' }]]])
    const rules = { ...settingsWith(), holidays: [{ date: from, name: 'Diwali' }] }
    const { totals } = musterRow({ ...staffWith(), isGone: false }, { ...source, leaves, rules })
    expect(totals).toMatchObject({ holidays: 1, weeklyOff: 1, leave: 1 })
  })

  it('says nothing of days to come, weekly off days either', () => {
    expect(row.days.at(21)).toMatchObject({ date: '2026-11-22', status: null })
  })

  it('lists who worked there in the month, and of who left nobody knows when whoever came', () => {
    const gone = { isActive: false, leftOn: null, shiftStart: '', shiftEnd: '', weeklyOff: '' }
    const staff = [
      staffWith(),
      staffWith({ ...gone, id: 'meena', name: 'Meena' }),
      staffWith({ ...gone, id: 'zara', name: 'Zara' }),
      staffWith({ id: 'kiran', name: 'Kiran', isActive: false, leftOn: civil('2026-11-01') }),
      staffWith({ id: 'lalit', name: 'Lalit', isActive: false, leftOn: civil('2026-10-31') }),
    ]
    const month = civil('2026-11-01')
    expect(staff.filter((one) => mayBeOnMuster(one, month)).map(({ id }) => id)).toEqual([
      'ravi',
      'meena',
      'zara',
      'kiran',
    ])
    const people = musterPeople(staff, days, month)
    expect(people.map(({ id, isGone }) => [id, isGone])).toEqual([
      ['kiran', true],
      ['meena', true],
      ['ravi', false],
    ])
    const meena = people.find(({ id }) => id === 'meena')
    if (!meena) throw new Error('nobody')
    expect(musterRow(meena, source).totals).toMatchObject({ present: 1, absent: 0, workedMinutes: 300 })
  })

  it('is not of who left nobody knows when and came on the days beside the month alone', () => {
    const meena = staffWith({ id: 'meena', isActive: false, leftOn: null })
    const beside = dayOf('2026-10-31', { meena: ['10:00', '15:00'] })
    expect(musterPeople([meena], new Map([[beside.date, beside]]), civil('2026-11-01'))).toEqual([])
  })

  it('is the same out of the employees’ own histories', () => {
    const history = (personId: string): Attendance => ({
      ...{ id: `iron_${personId}`, gymId: 'iron', memberId: '', personId, personType: 'employee' },
      days: Object.fromEntries(
        [...days].map(([date, { people }]) => [date, [...(people[personId]?.visits ?? [])]]),
      ),
    })
    const own = daysOfPeople(readOfMonth(source.dates), ['ravi', 'meena'].map(history))
    expect(musterRow({ ...staffWith(), isGone: false }, { ...source, days: own })).toEqual(row)
    expect([...own].filter(([, { people }]) => 'meena' in people).map(([date]) => date)).toEqual([
      '2026-11-06',
    ])
  })

  it('counts an employee’s visits, whatever a page wrote their line to be of', () => {
    const written: DaysByDate = new Map(
      [...days].map(([date, { people }]) => {
        const lines = Object.entries(people).map(
          ([id, line]) => [id, { ...line, type: 'member' as const }] as const,
        )
        return [date, { people: Object.fromEntries(lines) }]
      }),
    )
    expect(musterRow({ ...staffWith(), isGone: false }, { ...source, days: written })).toEqual(row)
  })

  it('counts whoever left until the day of it as employed, and nothing after', () => {
    const gone = { ...staffWith({ isActive: false, leftOn: civil('2026-11-05') }), isGone: true }
    const leaves = new Map([['ravi', [{ from: today, to: today, isPaid: true, reason: '' }]]])
    const { days: own, totals } = musterRow(gone, { ...source, leaves })
    expect(own.slice(0, 9).map(({ status }) => (status ? letters[status] : '.'))).toEqual(
      '. P LT HD A . . . .'.split(' '),
    )
    expect(totals).toMatchObject({
      absent: 1,
      weeklyOff: 0,
      payableDays: 2.5,
      workedMinutes: 540 + 540 + 180,
    })
    // Who left before the day was kept: what was seen, and nothing else.
    const before = musterRow({ ...gone, leftOn: null }, source).totals
    expect(before).toMatchObject({ present: 2, absent: 0, weeklyOff: 0, payableDays: 3.5 })
    const [one] = musterPeople(
      [staffWith({ isActive: false, leftOn: today })],
      new Map(),
      civil('2026-11-01'),
    )
    expect(one).toMatchObject({ id: 'ravi', isGone: true })
    const since = (fields: Partial<Staff>) => workedSince(staffWith(fields), civil('2026-11-01'))
    expect([since({}), since({ isActive: false }), since({ isActive: false, leftOn: today })]).toEqual([
      ...[true, false, true],
    ])
    expect(since({ isActive: false, leftOn: civil('2026-10-31') })).toBe(false)
  })

  it('counts nothing but visits between leaving and coming back', () => {
    const gaps = [{ leftOn: civil('2026-11-02'), backOn: civil('2026-11-09') }]
    const on = (day: CivilDate) => ({ from: day, to: day, isPaid: true, reason: '' })
    const leaves = new Map([['ravi', [on(civil('2026-11-05')), on(today)]]])
    const { days: own, totals } = musterRow({ ...staffWith({ gaps }), isGone: false }, { ...source, leaves })
    expect(own.slice(1, 9).map(({ status }) => (status ? letters[status] : '.'))).toEqual(
      'P LT HD . P . . L'.split(' '),
    )
    expect(totals).toMatchObject({ absent: 0, weeklyOff: 0, leave: 1, payableDays: 4.5 })
  })

  it('counts nothing but visits before somebody is back of whom nobody kept when they left', () => {
    const gone = staffWith({ isActive: false, leftOn: null })
    const back = changedEmployee(gone, { isActive: true }, { now: source.now, today })
    const totalsOf = (one: Staff, isGone: boolean) => musterRow({ ...one, isGone }, source).totals
    expect(totalsOf(back, false)).toEqual(totalsOf(gone, true))
    expect(totalsOf(back, false)).toMatchObject({ absent: 0, weeklyOff: 0, payableDays: 3.5 })
  })

  it('leaves days before another weekly off or shift as they were worked', () => {
    const begins = civil('2026-11-16')
    const isOff = (date: CivilDate) => weekdayOf(date) === (date < begins ? 'Sun' : 'Mon')
    const worked = datesOfMonth(today).filter((date) => !isOff(date))
    const hours = (date: CivilDate): [string, string] =>
      date < begins ? ['14:00', '22:00'] : ['06:00', '14:00']
    const november = {
      ...source,
      days: new Map(worked.map((date) => [date, dayOf(date, { ravi: hours(date) })])),
      now: at('2026-12-01', '10:00'),
      today: civil('2026-12-01'),
    }
    const before = { shiftStart: '14:00', shiftEnd: '22:00', weeklyOff: 'Sun', until: addDays(begins, -1) }
    const now = { shiftStart: '06:00', shiftEnd: '14:00', weeklyOff: 'Mon', joiningDate: civil('2026-01-01') }
    const totalsWith = (earlierShifts: Staff['earlierShifts']) =>
      musterRow({ ...staffWith({ ...now, earlierShifts }), isGone: false }, november).totals
    expect(totalsWith([before])).toMatchObject({
      ...{ present: 24, late: 0, absent: 0, weeklyOff: 6, payableDays: 30 },
      ...{ overtimeMinutes: 0, lateMinutes: 0 },
    })
    // A record from before there was a history.
    expect(totalsWith([])).toMatchObject({ absent: 3, weeklyOff: 3, payableDays: 27 })
  })

  it('becomes a line of the payroll, numbers as numbers', () => {
    const line = Object.fromEntries(payrollFields('2026-11').map(({ header, value }) => [header, value(row)]))
    expect(line).toMatchObject({
      Month: '2026-11',
      'Employee id': 'E-7',
      'Days payable': 4.5,
      'Hours worked': 32.17,
      'Overtime hours': 2,
    })
  })
})

it('minutes read as hours', () => {
  expect([90, 100].map(decimalHours)).toEqual([1.5, 1.67])
})
