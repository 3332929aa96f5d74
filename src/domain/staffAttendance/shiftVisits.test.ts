import { describe, expect, it } from 'vitest'
import type { AttendanceRecord } from '@/domain/attendance/attendance'
import { settingsWith } from '@/domain/gyms/fixtures'
import { addDays } from '@/domain/shared/calendar'
import { civil, type CivilDate } from '@/domain/shared/civilDate'
import { staffSchema } from '@/domain/staff/staff'
import { datesOfMonth, musterRow, type DaysByDate, type MusterPerson } from './muster'
import { standingOf } from './rosterState'

const zone = 'Asia/Kolkata'
const rules = settingsWith({ timezone: zone })
const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+05:30`)
/** `2026-11-21 00:10` until `2026-11-21 06:00`. */
const visit = (from: string, to: string | null): AttendanceRecord => ({
  entry: at(from),
  exit: to === null ? null : at(to),
  isAutoExit: false,
})
const personWith = (fields: Partial<MusterPerson> = {}): MusterPerson => ({
  ...staffSchema.parse({
    ...{ id: 'ravi', gymId: 'iron', name: 'Ravi', nameLower: 'ravi', joiningDate: '2026-01-01' },
    ...{ shiftStart: '22:00', shiftEnd: '06:00' },
  }),
  isGone: false,
  ...fields,
})
const fromMidnight = { shiftStart: '00:00', shiftEnd: '08:00' }

/** Kept by the date of the entry. */
function keptOf(visits: readonly AttendanceRecord[]): DaysByDate {
  const days = new Map<CivilDate, AttendanceRecord[]>()
  for (const record of visits) {
    const india = new Date((record.entry?.getTime() ?? 0) + 330 * 60_000)
    const date = civil(india.toISOString().slice(0, 10))
    days.set(date, [...(days.get(date) ?? []), record])
  }
  const line = { type: 'employee' as const, name: 'Ravi', code: '', dp: '' }
  return new Map(
    [...days].map(([date, records]) => [date, { people: { ravi: { ...line, visits: records } } }]),
  )
}

const monthOf = (person: MusterPerson, visits: readonly AttendanceRecord[], month = '2026-11') =>
  musterRow(person, {
    dates: datesOfMonth(civil(`${month}-01`)),
    days: keptOf(visits),
    leaves: new Map(),
    rules,
    now: at('2027-02-01 12:00'),
    today: civil('2027-02-01'),
  })
const dayOf = (person: MusterPerson, visits: readonly AttendanceRecord[], date: string) =>
  monthOf(person, visits, date.slice(0, 7)).days.find((day) => day.date === date)

describe('a visit is of the shift whose hours hold its entry (DOMAIN 6.2)', () => {
  const late = visit('2026-11-21 00:10', '2026-11-21 06:00')
  const again = visit('2026-11-21 22:00', '2026-11-22 06:00')

  it('coming after midnight is late for the shift of the evening before', () => {
    const both = [late, again]
    expect(dayOf(personWith(), both, '2026-11-20')).toMatchObject({
      ...{ status: 'Late', lateMinutes: 130, workedMinutes: 350, earlyMinutes: 0 },
      kept: { date: '2026-11-21', visits: [late, again] },
    })
    expect(dayOf(personWith(), both, '2026-11-21')).toMatchObject({
      ...{ status: 'Present', lateMinutes: 0, workedMinutes: 480, overtimeMinutes: 0 },
      kept: { date: '2026-11-21' },
    })
    expect(monthOf(personWith(), both).totals).toMatchObject({ payableDays: 2, workedMinutes: 830 })
  })

  it('coming before midnight is in time for a shift that begins then', () => {
    const early = [visit('2026-11-19 23:50', '2026-11-20 08:00')]
    const person = personWith(fromMidnight)
    expect(dayOf(person, early, '2026-11-20')).toMatchObject({
      ...{ status: 'Present', lateMinutes: 0, workedMinutes: 490 },
    })
    expect(dayOf(person, early, '2026-11-19')).toMatchObject({ status: 'Absent', lateMinutes: 0 })
    // Two hours before it is early; before that it is something else.
    const before = [visit('2026-11-19 21:59', '2026-11-19 23:00')]
    expect(dayOf(person, before, '2026-11-20')).toMatchObject({ status: 'Absent' })
  })

  it('reaches over the ends of a month, into one month alone', () => {
    const first = visit('2026-12-01 00:10', '2026-12-01 06:00')
    expect(dayOf(personWith(), [first], '2026-11-30')).toMatchObject({ status: 'Late', lateMinutes: 130 })
    expect(monthOf(personWith(), [first], '2026-12').totals).toMatchObject({
      present: 0,
      late: 0,
      workedMinutes: 0,
    })
    const last = visit('2026-10-31 23:50', '2026-11-01 08:00')
    expect(dayOf(personWith(fromMidnight), [last], '2026-11-01')).toMatchObject({ status: 'Present' })
    expect(monthOf(personWith(fromMidnight), [last], '2026-10').totals.workedMinutes).toBe(0)
  })

  it('is no shift of a day on which they did not work here', () => {
    const joined = personWith({ joiningDate: civil('2026-11-21') })
    expect(dayOf(joined, [late], '2026-11-20')).toMatchObject({ status: null, workedMinutes: 0 })
    expect(dayOf(joined, [late], '2026-11-21')).toMatchObject({ workedMinutes: 350 })
    const left = personWith({ isGone: true, leftOn: civil('2026-11-20') })
    expect(dayOf(left, [late], '2026-11-20')).toMatchObject({ status: 'Late', workedMinutes: 350 })
  })

  it('keeps the past of somebody whose shift is in the night since: who comes at its end comes for the day', () => {
    const dates = datesOfMonth(civil('2026-11-01')).slice(8, 14)
    const mornings = dates.map((date) => visit(`${date} 05:50`, `${date} 14:00`))
    const month = monthOf(personWith(), mornings)
    const worked = month.days.filter(({ workedMinutes }) => workedMinutes > 0)
    expect(worked.map(({ date, workedMinutes }) => [date, workedMinutes])).toEqual(
      dates.map((date) => [date, 490]),
    )
    expect(month.days.find(({ date }) => date === '2026-11-08')).toMatchObject({ status: 'Absent' })
  })

  it('is of the night for whoever is back from a break at its end, and for nobody who comes then', () => {
    const night = [
      visit('2026-11-20 22:00', '2026-11-21 04:10'),
      visit('2026-11-21 04:40', '2026-11-21 06:00'),
    ]
    expect(dayOf(personWith(), night, '2026-11-20')).toMatchObject({
      ...{ status: 'Present', workedMinutes: 450, earlyMinutes: 0 },
    })
    expect(dayOf(personWith(), night, '2026-11-21')).toMatchObject({ workedMinutes: 0 })
    const comes = (time: string) =>
      dayOf(personWith(), [visit(`2026-11-21 ${time}`, '2026-11-21 06:00')], '2026-11-20')
    expect(comes('03:59')).toMatchObject({ workedMinutes: 121 })
    expect(comes('04:00')).toMatchObject({ workedMinutes: 0 })
  })

  it('is of the shift that held that night, whatever shift is theirs since', () => {
    const night = { shiftStart: '22:00', shiftEnd: '06:00', weeklyOff: '' }
    const day = { shiftStart: '06:00', shiftEnd: '14:00', weeklyOff: '' }
    const until = civil('2026-11-20')
    const toDay = personWith({ ...day, earlierShifts: [{ ...night, until }] })
    expect(dayOf(toDay, [late], '2026-11-20')).toMatchObject({ status: 'Late', lateMinutes: 130 })
    expect(dayOf(toDay, [late], '2026-11-21')).toMatchObject({ status: 'Absent', workedMinutes: 0 })
    const toNight = personWith({ ...night, earlierShifts: [{ ...day, until }] })
    const early = visit('2026-11-18 03:00', '2026-11-18 14:00')
    expect(dayOf(toNight, [early], '2026-11-18')).toMatchObject({ status: 'Present', workedMinutes: 660 })
    expect(dayOf(toNight, [visit('2026-11-22 00:10', '2026-11-22 06:00')], '2026-11-21')).toMatchObject({
      ...{ status: 'Late', lateMinutes: 130 },
    })
  })

  it.each([
    ['the middle of the day', { shiftStart: '09:00', shiftEnd: '18:00' }],
    ['no shift', { shiftStart: '', shiftEnd: '' }],
  ])('with %s stays on the date of its entry', (_, shift) => {
    const date = civil('2026-11-21')
    expect(dayOf(personWith(shift), [late], date)).toMatchObject({ workedMinutes: 350 })
    expect(dayOf(personWith(shift), [late], addDays(date, -1))).toMatchObject({ workedMinutes: 0 })
  })
})

describe('the roster of a night shift', () => {
  const today = civil('2026-11-21')
  const standing = (
    person: MusterPerson,
    records: Partial<Record<'today' | 'yesterday', AttendanceRecord[]>>,
    now: string,
    on = today,
  ) => standingOf({ ...person, leaves: [] }, { today: [], yesterday: [], ...records }, on, rules, at(now))

  it('says how late somebody is who comes after midnight, and expects them again in the evening', () => {
    const open = [visit('2026-11-21 00:10', null)]
    expect(standing(personWith(), { today: open }, '2026-11-21 02:00')).toMatchObject({
      ...{ state: 'Late', lateMinutes: 130 },
      day: { date: '2026-11-20', kept: { date: '2026-11-21' } },
    })
    const left = [visit('2026-11-21 00:10', '2026-11-21 06:00')]
    expect(standing(personWith(), { today: left }, '2026-11-21 22:30')).toMatchObject({
      ...{ state: 'Not in yet', lateMinutes: 30 },
    })
  })

  it('is no evening’s of the time between two jobs here, as in the muster', () => {
    const back = personWith({ gaps: [{ leftOn: civil('2026-11-10'), backOn: today }] })
    const open = [visit('2026-11-21 00:10', null)]
    expect(standing(back, { today: open }, '2026-11-21 02:00')).toMatchObject({
      ...{ state: 'In', lateMinutes: 0, day: { date: today } },
    })
    const whole = [visit('2026-11-21 00:10', '2026-11-21 06:00')]
    expect(dayOf(back, whole, today)).toMatchObject({ workedMinutes: 350 })
    expect(dayOf(back, whole, '2026-11-20')).toMatchObject({ workedMinutes: 0 })
  })

  it('has somebody in who came before midnight for a shift that begins then', () => {
    const open = [visit('2026-11-21 23:50', null)]
    const person = personWith(fromMidnight)
    expect(standing(person, { today: open }, '2026-11-21 23:55')).toMatchObject({
      ...{ state: 'In', lateMinutes: 0, day: { date: '2026-11-22', isInside: true } },
    })
    const next = civil('2026-11-22')
    expect(standing(person, { yesterday: open }, '2026-11-22 03:00', next)).toMatchObject({
      ...{ state: 'In', lateMinutes: 0, day: { date: '2026-11-22' } },
    })
  })
})
