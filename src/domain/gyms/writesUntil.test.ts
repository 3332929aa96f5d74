import { describe, expect, it } from 'vitest'
import { gymPackageSchema } from './gym'
import { upgradeGym } from './upgradeGym'
import { isUnbounded, writesUntilOf } from './writesUntil'

const held = (startDate: string | null, endDate: string | null, limits: Record<string, number> = {}) =>
  gymPackageSchema.parse({ startDate, endDate, limits })
const gym = (endDate: string | null, limits: Record<string, number> = {}, members = 0) => ({
  currentPackage: held(null, endDate, limits),
  packageHistory: [],
  members,
})
const PAST = new Date(0)

describe('until when the rules let a centre write', () => {
  it.each([
    ['Asia/Kolkata', '2026-12-07T18:30:00Z'],
    ['America/Los_Angeles', '2026-12-08T08:00:00Z'],
    ['Pacific/Auckland', '2026-12-07T11:00:00Z'],
  ])('is the midnight after the days of grace in %s', (timezone, instant) => {
    const { create, update, enrol } = writesUntilOf(gym('2026-11-30'), timezone)
    expect([create, update, enrol]).toEqual([new Date(instant), new Date(instant), new Date(instant)])
  })

  it('is for ever without an end and without a package', () => {
    expect(isUnbounded(writesUntilOf(gym(null), 'Asia/Kolkata'))).toBe(true)
    expect(
      isUnbounded(writesUntilOf({ currentPackage: null, packageHistory: [], members: 9 }, 'Asia/Kolkata')),
    ).toBe(true)
  })

  it('is over for new members when the package is full, and for nothing else', () => {
    const full = writesUntilOf(gym(null, { members: 200 }, 200), 'Asia/Kolkata')
    expect(full.enrol).toEqual(PAST)
    expect(full.create.getUTCFullYear()).toBe(9999)
    expect(isUnbounded(full)).toBe(false)
    expect(isUnbounded(writesUntilOf(gym(null, { members: 200 }, 199), 'Asia/Kolkata'))).toBe(true)
  })
})

describe('a centre that renewed ahead', () => {
  const until = (members: number, [before, after]: [number, number]) =>
    writesUntilOf(
      {
        currentPackage: held('2027-01-01', '2027-12-31', { members: after }),
        packageHistory: [held('2026-01-01', '2026-12-31', { members: before })],
        members,
      },
      'Asia/Kolkata',
    )
  const end = new Date('2028-01-07T18:30:00Z')
  const newYear = new Date('2026-12-31T18:30:00Z')

  it('into less takes members on until that begins', () => {
    expect(until(300, [500, 200])).toEqual({ create: end, update: end, enrol: newYear })
    expect(until(199, [500, 200]).enrol).toEqual(end)
    expect(until(500, [500, 200]).enrol).toEqual(PAST)
  })

  it('into more takes them on at once', () => {
    expect(until(300, [200, 500]).enrol).toEqual(end)
  })

  it('is told so by the upgrade, which knows the day of neither', () => {
    const stored = {
      ...{ name: 'Iron', nameLower: 'iron', members: 300 },
      currentPackage: {
        name: 'Small',
        startDate: '2027-01-01',
        endDate: '2027-12-31',
        limits: { members: 200 },
      },
      packageHistory: [
        { name: 'Large', startDate: '2026-01-01', endDate: '2026-12-31', limits: { members: 500 } },
      ],
    }
    expect(upgradeGym('g1', stored).repairs?.['writesUntil']).toMatchObject({ enrol: newYear })
  })
})

describe('an older centre', () => {
  const stored = { name: 'Iron', nameLower: 'iron', currentPackage: { name: 'Gold', endDate: '30-11-2026' } }
  const upgraded = (record: Record<string, unknown>) => upgradeGym('g1', record).repairs?.['writesUntil']

  it('gets it from the end that its package says in the older way, in its own zone', () => {
    const losAngeles = { ...stored, preference: { timezone: 'America/Los_Angeles' } }
    expect(upgraded(losAngeles)).toMatchObject({ create: new Date('2026-12-08T08:00:00Z') })
  })

  it('gets another with a renewed package and another zone, and none once it stands', () => {
    const stands = { ...stored, writesUntil: upgraded(stored) }
    expect(upgraded(stands)).toBe(undefined)
    expect(upgraded({ ...stands, currentPackage: { name: 'Gold', endDate: '2027-11-30' } })).toMatchObject({
      create: new Date('2027-12-07T18:30:00Z'),
    })
    expect(upgraded({ ...stands, preference: { timezone: 'Pacific/Auckland' } })).toBeDefined()
  })

  it('without an end is left alone, and freed where one stood', () => {
    expect(upgraded({ ...stored, currentPackage: null })).toBe(undefined)
    const freed = upgraded({ ...stored, currentPackage: null, writesUntil: upgraded(stored) })
    expect(freed).toMatchObject({ create: new Date('9999-12-31T00:00:00Z') })
  })

  it('whose package can’t be read has no end', () => {
    expect(upgraded({ ...stored, currentPackage: { name: 'Gold', endDate: 'soon' } })).toBe(undefined)
  })

  it('keeps its limits through the upgrade', () => {
    const limited = {
      ...stored,
      members: 3,
      currentPackage: { name: 'Gold', endDate: null, limits: { members: 3 } },
    }
    expect(upgraded(limited)).toMatchObject({ enrol: PAST })
  })
})
