import { describe, expect, it } from 'vitest'
import { gymSchema } from '@/domain/gyms/gym'
import { civil } from '@/domain/shared/civilDate'
import { platformMonthOf, platformMonthSchema, upgradePlatformMonth } from './platformMonth'

const day = civil('2026-11-22')
let count = 0
const year = {
  ...{ packageId: 'yearly', name: 'Yearly', price: 12_000 },
  ...{ startDate: '2026-01-01', endDate: '2026-12-31' },
}
/** Registered a year ago, with a year's package for 1,000 a month. */
const gym = (fields: object = {}, held: object | null = {}) =>
  gymSchema.parse({
    ...{ id: `gym-${(count += 1)}`, name: 'Centre', createdAt: new Date('2025-11-01T06:00:00Z') },
    currentPackage: held && { ...year, ...held },
    ...fields,
  })
const trial = { packageId: 'trial', name: 'Trial', price: 0, isTrial: true }
const disabledOn = (date: string) => ({ isDisabled: true, disabledAt: new Date(`${date}T06:00:00Z`) })

describe('the platform’s month', () => {
  it('has what the running paid packages bring a month, by package', () => {
    const month = platformMonthOf(
      [
        gym(),
        gym(),
        gym({}, { packageId: 'pro', name: 'Pro', price: 24_000 }),
        gym({}, trial),
        gym({}, null),
      ],
      day,
    )
    expect(month).toMatchObject({
      ...{ month: '2026-11', day, monthly: 4_000, gyms: 3 },
      byPackage: {
        yearly: { name: 'Yearly', gyms: 2, monthly: 2_000 },
        pro: { name: 'Pro', gyms: 1, monthly: 2_000 },
      },
    })
    expect(platformMonthSchema.parse(month)).toEqual(month)
  })

  it('counts a centre that was registered with a package of its own under no package of the offer', () => {
    expect(platformMonthOf([gym({}, { packageId: '' })], day).byPackage).toEqual({
      '-': { name: 'Yearly', gyms: 1, monthly: 1_000 },
    })
  })

  it('tells what runs under the package that the centre has now, as the list of packages does', () => {
    const next = { packageId: 'pro', name: 'Pro', startDate: '2027-01-01', endDate: '2027-12-31' }
    expect(platformMonthOf([gym({ packageHistory: [year] }, next)], day).byPackage).toEqual({
      pro: { name: 'Pro', gyms: 1, monthly: 1_000 },
    })
  })

  it('counts who was registered in it, by the day in India', () => {
    const on = (instant: string) => gym({ createdAt: new Date(instant) })
    const gyms = [on('2026-10-31T18:29:00Z'), on('2026-10-31T18:31:00Z'), on('2026-11-22T06:00:00Z')]
    expect(platformMonthOf(gyms, day).signups).toBe(2)
  })

  it('counts every registered centre by its state, as the list of that state does; one of today comes tomorrow', () => {
    const gyms = [
      gym({ state: 'Goa' }),
      gym({ state: 'Goa', ...disabledOn('2026-11-10') }, null),
      gym({ state: 'Kerala' }, trial),
      gym({ state: '' }),
      gym({ state: 'Goa', createdAt: new Date('2026-11-22T20:00:00Z') }),
    ]
    const month = platformMonthOf(gyms, day)
    expect(month.byState).toEqual({ Goa: 2, Kerala: 1, '-': 1 })
    const { byState: _, ...older } = month
    expect(platformMonthSchema.parse(older).byState).toEqual({})
  })
})

describe('a month of an earlier version', () => {
  const today = platformMonthOf([gym(), gym({}, { packageId: 'pro', name: 'Pro', price: 24_000 })], day)
  const read = (stored: object) => platformMonthSchema.parse(upgradePlatformMonth({ ...stored }))

  it('is read with the name that its count had, as often as you like', () => {
    const { gyms: counted, byState: _, ...rest } = today
    const byPackage = Object.fromEntries(
      Object.entries(today.byPackage).map(([id, { gyms, ...each }]) => [id, { ...each, centres: gyms }]),
    )
    const older = { ...rest, centres: counted, byPackage }
    expect(platformMonthSchema.safeParse(older).success).toBe(false)
    expect(read(older)).toEqual({ ...today, byState: {} })
    expect(read(read(older))).toEqual(read(older))
  })

  it('stays as it is where it is today’s', () => {
    expect(upgradePlatformMonth({ ...today })).toEqual(today)
  })

  it('is left out, and no zero, where it has neither', () => {
    const { gyms: _, ...without } = today
    expect(platformMonthSchema.safeParse(upgradePlatformMonth(without)).success).toBe(false)
  })
})

describe('a centre is lost', () => {
  const lost = (...gyms: Parameters<typeof platformMonthOf>[0]) => platformMonthOf(gyms, day).lost

  it('in the month of its first day without a paid package', () => {
    expect(lost(gym({}, { endDate: '2026-11-21' }))).toBe(1)
    expect(lost(gym({}, { endDate: '2026-11-22' }))).toBe(0)
    // On the last day of a month it still runs: the next month loses it.
    expect(lost(gym({}, { endDate: '2026-10-31' }))).toBe(1)
    expect(lost(gym({}, { endDate: '2026-10-30' }))).toBe(0)
  })

  it('not where it renewed, even from a later day, nor where a trial ended', () => {
    const packageHistory = [{ ...year, endDate: '2026-11-10' }]
    const renewed = { startDate: '2026-11-25', endDate: '2027-11-24' }
    expect(lost(gym({ packageHistory }, renewed))).toBe(0)
    expect(lost(gym({ packageHistory }, null))).toBe(1)
    expect(lost(gym({}, { ...trial, endDate: '2026-11-10' }))).toBe(0)
  })

  it('by the last day of the package that took the place of a renewal, whenever that would have run', () => {
    const before = { ...year, startDate: '2025-01-01', endDate: '2025-12-31' }
    const ahead = { ...year, startDate: '2026-12-01', endDate: '2027-11-30' }
    const taking = { startDate: '2025-11-11', endDate: '2026-11-10' }
    expect(lost(gym({ packageHistory: [before, year] }, taking))).toBe(1)
    expect(lost(gym({ packageHistory: [before, ahead] }, taking))).toBe(1)
    expect(lost(gym({ packageHistory: [before, year] }, { ...taking, endDate: '2026-12-10' }))).toBe(0)
  })

  it('in the month in which it was disabled while its package ran', () => {
    expect(lost(gym(disabledOn('2026-11-10')))).toBe(1)
    expect(lost(gym(disabledOn('2026-10-10')))).toBe(0)
    expect(lost(gym(disabledOn('2026-11-10'), { endDate: '2026-11-05' }))).toBe(0)
  })
})
