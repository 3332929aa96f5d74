import { describe, expect, it } from 'vitest'
import { attendanceDaySchema, type AttendanceDay } from '@/domain/attendance/attendance'
import { checkInsOn } from '@/domain/attendance/presence'
import { listedWith } from '@/domain/members/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { insideNow, joinedOn } from './todayFigures'
import { unmarkedExits } from './unmarkedExits'

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`)
const now = at('12:00')

type Person = { type: 'member' | 'employee'; visits: unknown[] }
const person = (type: Person['type'], ...visits: [string, string | null, boolean?][]): Person => ({
  type,
  visits: visits.map(([entry, exit, isAutoExit = false]) => ({
    entry: at(entry),
    exit: exit === null ? null : at(exit),
    isAutoExit,
  })),
})
const dayOf = (people: Record<string, Person>): AttendanceDay =>
  attendanceDaySchema.parse({
    id: 'g1_2026-11-20',
    gymId: 'g1',
    date: '2026-11-20',
    people: Object.fromEntries(Object.entries(people).map(([id, one]) => [id, { name: id, ...one }])),
  })

describe('the day in figures', () => {
  const day = dayOf({
    twice: person('member', ['05:00', '06:00'], ['11:00', null]),
    gone: person('member', ['07:00', '08:00']),
    forgotten: person('member', ['01:00', null]),
    coach: person('employee', ['04:00', null]),
  })

  it('check-ins are visits of members; inside is who has not gone, as the desk counts them', () => {
    expect(checkInsOn(day)).toBe(4)
    expect(insideNow(day, null, now)).toBe(1)
    expect([checkInsOn(null), insideNow(null, null, now)]).toEqual([0, 0])
  })

  it('joined counts the active members of that day', () => {
    const joined = (on: string, isActive = true) =>
      listedWith({ createdAt: new Date(`${on}T06:00:00Z`), isActive })
    const members = [joined('2026-11-20'), joined('2026-11-20', false), joined('2026-11-13')]
    expect(joinedOn(members, civil('2026-11-20'))).toBe(1)
    expect(joinedOn(members, civil('2026-11-13'))).toBe(1)
  })
})

describe('staff whom nobody marked out', () => {
  const names = (people: Record<string, Person>, hours = 12, when = now) =>
    unmarkedExits(dayOf(people), hours, when).map(({ name }) => name)

  it('an automatic exit is no mark, and a visit is over after the centre’s own hours', () => {
    const people = {
      auto: person('employee', ['03:00', '11:00', true]),
      open: person('employee', ['03:00', null]),
      marked: person('employee', ['03:00', '11:00']),
      'back again': person('employee', ['01:00', '02:00', true], ['03:00', '11:00']),
      member: person('member', ['03:00', '11:00', true]),
    }
    expect(names(people)).toEqual(['auto'])
    expect(names(people, 9)).toEqual(['auto', 'open'])
    expect(names(people, 10)).toEqual(['auto'])
    expect(unmarkedExits(null, 12, now)).toEqual([])
  })
})
