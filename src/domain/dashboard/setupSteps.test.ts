import { describe, expect, it } from 'vitest'
import { listedWith } from '@/domain/members/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { memberUntil } from './fixtures'
import { doneSteps, setupSteps } from './setupSteps'

const nothing = {
  info: { dp: '', preference: {}, deviceSerials: [] },
  members: [],
  packages: 0,
  staff: 0,
  hasVisitToday: false,
}
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
    ['attendance', { hasVisitToday: true }],
    ['device', { info: { ...nothing.info, deviceSerials: ['CGKK214560001'] } }],
  ])('%s', (step, fields) => {
    expect(done(fields)).toEqual([step])
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
