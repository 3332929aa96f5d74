import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { gymPackageSchema } from './gym'
import { gymLimitsSchema, limitProblem, limitsOn, nearText, usedOf } from './gymLimits'

const allowing = (limits: Record<string, number>) => gymLimitsSchema.parse(limits)
const gym = allowing({ members: 200, staff: 1, devices: 0, messages: 500 })

describe('a limit of the centre’s package', () => {
  it('lets the last one in and refuses the next', () => {
    expect(limitProblem(gym, 'members', 199)).toBe(null)
    expect(limitProblem(gym, 'members', 200)).toBe(
      'The package of this centre allows 200 members, and that many are used. Ask us for a larger package, or delete members who have left.',
    )
  })

  it('counts all of what comes at once', () => {
    expect(limitProblem(gym, 'messages', 497, 3)).toBe(null)
    expect(limitProblem(gym, 'messages', 497, 4)).toContain('500 messages a month, and only 3 are left')
  })

  it('of none lets none in', () => {
    expect(limitProblem(gym, 'devices', 0)).toContain('allows 0 devices')
  })

  it('takes nothing away from a centre that is above it already', () => {
    expect(limitProblem(gym, 'staff', 7)).toContain('allows 1 employee, and that many are used')
  })

  it('is none without a package, and where the package names none', () => {
    const none = limitsOn({ currentPackage: null, packageHistory: [] }, civil('2026-12-01'))
    expect(limitProblem(none, 'members', 1_000_000)).toBe(null)
    expect(limitProblem(allowing({}), 'members', 1_000_000)).toBe(null)
  })
})

describe('a package that is renewed ahead', () => {
  const held = (startDate: string | null, endDate: string | null, limits: Record<string, number> = {}) =>
    gymPackageSchema.parse({ startDate, endDate, limits })
  const large = held('2026-01-01', '2026-12-31', { members: 500, staff: 5 })
  const small = held('2027-01-01', '2027-12-31', { members: 200, staff: 9, devices: 1 })
  const on = (day: string, currentPackage = small, packageHistory = [large]) =>
    limitsOn({ currentPackage, packageHistory }, civil(day))

  it('takes nothing away before its first day, and what it adds holds at once', () => {
    expect(on('2026-12-01')).toEqual({ members: 500, staff: 9, devices: null, messages: null })
    expect(on('2026-12-31')).toMatchObject({ members: 500 })
    expect(on('2027-01-01')).toEqual({ members: 200, staff: 9, devices: 1, messages: null })
  })

  it('twice, gives the limits of each until the next begins', () => {
    const last = held('2028-01-01', '2028-12-31', { members: 100 })
    const members = (day: string) => on(day, last, [large, small]).members
    expect(['2026-12-31', '2027-01-01', '2027-12-31', '2028-01-01'].map(members)).toEqual([
      500, 200, 200, 100,
    ])
  })

  it('ends the one before where it took the place of a renewal, and stays so once it is renewed itself', () => {
    const replacing = held('2026-12-01', '2027-11-30', { members: 200 })
    const next = held('2027-12-01', '2028-11-30', { members: 100 })
    const members = (day: string) => on(day, next, [large, replacing]).members
    expect(['2026-11-30', '2026-12-01', '2026-12-31', '2027-11-30', '2027-12-01'].map(members)).toEqual([
      500, 200, 200, 200, 100,
    ])
    // A renewal of it that was renewed itself before all of that has no part in it either.
    const ahead = held('2027-01-01', '2027-12-31', { members: 900 })
    expect(on('2027-01-01', next, [large, ahead, replacing])).toMatchObject({ members: 200 })
  })

  it('is not ended by one that was over before it began, whichever of them stands first', () => {
    const trial = held('2025-12-01', '2025-12-14', { members: 50 })
    expect(on('2026-12-01', small, [large, trial])).toMatchObject({ members: 500 })
    expect(on('2026-12-01', small, [trial, large])).toMatchObject({ members: 500 })
  })

  it('has no part in what was replaced or is long over', () => {
    expect(on('2026-12-01', { ...small, startDate: civil('2026-12-01') })).toMatchObject({ members: 200 })
    expect(on('2026-12-01', small, [{ ...large, endDate: civil('2026-11-30') }])).toMatchObject({
      members: 200,
    })
    expect(on('2026-12-01', { ...small, startDate: null })).toMatchObject({ members: 200 })
  })
})

describe('how near a limit is', () => {
  it('goes by what the centre’s own record counts, devices too', () => {
    const counted = { members: 187, staffs: 3, deviceSerials: ['CGKK214560001', 'CGKK214560002'] }
    expect((['members', 'staff', 'devices'] as const).map((thing) => usedOf(counted, thing))).toEqual([
      187, 3, 2,
    ])
  })

  it('is said from 90 % on, in one line, and what to do once it is reached', () => {
    const told = (used: number) => nearText(gym, 'members', used)
    expect(told(179)).toBe(null)
    expect(told(180)).toBe('180 of 200 members of the package')
    expect(told(200)).toContain('Ask us for a larger package')
    expect(told(203)).toContain('203 of 200 members')
    expect(nearText(allowing({}), 'members', 1_000_000)).toBe(null)
  })

  it('of messages is of the month', () => {
    expect(nearText(gym, 'messages', 460)).toBe('460 of 500 messages a month of the package')
    expect(nearText(gym, 'messages', 500)).toContain('send the rest next month')
  })
})
