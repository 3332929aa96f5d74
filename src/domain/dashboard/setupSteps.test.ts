import { describe, expect, it } from 'vitest'
import { listedWith } from '@/domain/members/fixtures'
import { attendanceDaySchema } from '@/domain/attendance/attendance'
import { civil } from '@/domain/shared/civilDate'
import { memberUntil } from './fixtures'
import { doneSteps, setupSteps } from './setupSteps'

const nothing = {
  info: { dp: '', preference: {}, deviceSerials: [] },
  members: [],
  packages: 0,
  staff: 0,
  today: null,
}
/** A day on which somebody came in. */
const dayOf = (type: 'member' | 'employee') =>
  attendanceDaySchema.parse({
    ...{ id: 'g1_2026-11-20', gymId: 'g1', date: '2026-11-20' },
    people: { p1: { type, name: 'Asha', visits: [{ entry: new Date('2026-11-20T03:30:00Z'), exit: null }] } },
  })
const done = (fields: Partial<Parameters<typeof doneSteps>[0]>) => [...doneSteps({ ...nothing, ...fields })]

describe('the first steps tick themselves (issue 12)', () => {
  it('a centre with nothing in it has all of them before it', () => {
    expect(done({})).toEqual([])
  })

  it.each([
    ['logo', { info: { ...nothing.info, dp: 'g1/site-config/logo' } }],
    ['tax', { info: { ...nothing.info, preference: { taxRegime: 'unregistered' } } }],
    ['tax', { info: { ...nothing.info, preference: { gstin: '23AABCI1234F1Z9' } } }],
    ['packages', { packages: 1 }],
    ['staff', { staff: 1 }],
    ['attendance', { today: dayOf('member') }],
    ['device', { info: { ...nothing.info, deviceSerials: ['CGKK214560001'] } }],
  ])('%s', (step, fields) => {
    expect(done(fields)).toEqual([step])
  })

  it('the first check-in is a member’s: an employee’s day ticked it, and tomorrow it was open again', () => {
    expect(done({ today: dayOf('employee') })).toEqual([])
  })

  it('members, then their first sale and their first visit', () => {
    expect(done({ members: [listedWith()] })).toEqual(['members'])
    expect(done({ members: [memberUntil('sold', '2026-12-01', 'monthly', { lastVisitOn: null })] })).toEqual([
      'members',
      'sale',
    ])
    expect(done({ members: [listedWith({ lastVisitOn: civil('2026-11-19') })] })).toEqual([
      'members',
      'attendance',
    ])
    expect(done({ members: [listedWith({ deleted: true })] })).toEqual([])
  })

  it('stand in the order in which each makes the next one possible', () => {
    expect(setupSteps.join(' ')).toBe('logo tax packages members staff sale attendance device')
  })
})
