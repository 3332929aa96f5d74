import { describe, expect, it } from 'vitest'
import { gymPackageSchema, type GymPackage } from '@/domain/gyms/gym'
import { civil } from '@/domain/shared/civilDate'
import { isRefused, type Refusal } from '@/domain/shared/refusal'
import { yearly } from './fixtures'
import {
  assignPackage,
  firstDayOfRenewal,
  lastDayOf,
  lastDayOfTrial,
  renewPackage,
  type Given,
  type Giving,
} from './givePackage'
import { offeredAtRenewal } from './registrationPackage'

const today = civil('2026-11-22')

const held = (fields: Partial<GymPackage> = {}): GymPackage =>
  gymPackageSchema.parse({
    ...{ packageId: 'old', name: 'Old', price: 999, startDate: '2026-11-01', endDate: '2026-11-30' },
    ...fields,
  })

function giving(fields: Partial<Giving> = {}, current: GymPackage | null = held()): Giving {
  const gym = { name: 'Iron House', currentPackage: current, packageHistory: [] }
  return { gym, offered: yearly(), seenEnd: current?.endDate ?? null, today, ...fields }
}

function given(answer: Given | Refusal): Given {
  if (isRefused(answer)) throw new Error(answer.reason)
  return answer
}

const paid = { startDate: today, isTrial: false }
const refusal = (reason: string, field?: string) =>
  field === undefined
    ? { kind: 'refused', reason: expect.stringContaining(reason) as string }
    : { kind: 'refused', reason: expect.stringContaining(reason) as string, field }

describe('the last day of a package', () => {
  it.each([
    ['2026-11-22', 1, 'Year', '2027-11-21'],
    ['2027-01-31', 1, 'Month', '2027-02-27'],
    ['2028-02-29', 12, 'Month', '2029-02-27'],
    ['2026-11-22', 2, 'Week', '2026-12-05'],
  ] as const)('from %s for %i %s is %s, counted from its own first day (DOMAIN 3.1)', (...term) => {
    const [startDate, duration, durationType, endDate] = term
    const offered = yearly({ duration, durationType })
    expect(lastDayOf(offered, { startDate: civil(startDate), isTrial: false })).toBe(endDate)
  })

  it('of a trial is counted in its days, and a package without trial days has none', () => {
    expect(lastDayOf(yearly(), { startDate: today, isTrial: true })).toBe('2026-12-05')
    expect(lastDayOf(yearly({ trialDays: 0 }), { startDate: today, isTrial: true })).toBeNull()
  })

  it.each([
    [1, '2026-11-22'],
    [90, '2027-02-19'],
    [91, null],
    [0, null],
    [1.5, null],
  ])('of a trial of %d days is %s', (days, last) => {
    expect(lastDayOfTrial(today, days)).toBe(last)
  })
})

describe('assigning a package to a centre (SPECIFICATION 4)', () => {
  it('replaces the current one and leaves the history as it is', () => {
    const { currentPackage, packageHistory } = given(assignPackage(giving(), paid))
    expect(packageHistory).toEqual([])
    expect(currentPackage).toEqual({
      ...{ packageId: 'yearly', name: 'Yearly', price: 12_000, gst: 18, isTrial: false },
      ...{ startDate: '2026-11-22', endDate: '2027-11-21', features: ['Door access'] },
      limits: { members: 500, staff: null, devices: null, messages: null },
    })
  })

  it('as a trial lasts its trial days and costs nothing', () => {
    const { currentPackage } = given(assignPackage(giving({}, null), { ...paid, isTrial: true }))
    expect(currentPackage).toMatchObject({ price: 0, isTrial: true, endDate: '2026-12-05' })
    expect(assignPackage(giving({ offered: yearly({ trialDays: 0 }) }), { ...paid, isTrial: true })).toEqual(
      refusal('no trial days', 'isTrial'),
    )
  })

  it.each([
    ['one that is not there', null],
    ['a deleted one', yearly({ deleted: true })],
    ['a retired one', yearly({ isActive: false })],
    ['one whose duration is none', yearly({ duration: 0 })],
  ])('refuses %s', (_which, offered) => {
    expect(assignPackage(giving({ offered }), paid)).toEqual(refusal('', 'packageId'))
  })

  it('refuses a term that has ended already or begins later than in a year', () => {
    const on = (startDate: string) => assignPackage(giving(), { ...paid, startDate: civil(startDate) })
    expect(on('2025-11-22')).toEqual(refusal('would have ended on 21 Nov, 2026', 'startDate'))
    expect(isRefused(on('2025-11-23'))).toBe(false)
    expect(on('2027-11-24')).toEqual(refusal('within a year', 'startDate'))
    expect(isRefused(on('2027-11-23'))).toBe(false)
  })

  it('refuses where the centre has another package by then than the dialog showed', () => {
    expect(assignPackage(giving({ seenEnd: civil('2026-11-29') }), paid)).toEqual(
      refusal('changed meanwhile'),
    )
    expect(assignPackage(giving({ seenEnd: null }), paid)).toEqual(refusal('changed meanwhile'))
    expect(isRefused(assignPackage(giving({}, null), paid))).toBe(false)
  })
})

describe('renewing the package of a centre (SPECIFICATION 4)', () => {
  it('pushes the old one to the history, then sets the new one from the day after its end', () => {
    const old = held()
    const { currentPackage, packageHistory } = given(renewPackage(giving({}, old)))
    expect(packageHistory).toEqual([old])
    expect(currentPackage).toMatchObject({ startDate: '2026-12-01', endDate: '2027-11-30', price: 12_000 })
  })

  it('at what the centre pays where the new price is for new sales only, with the GST of today', () => {
    const offered = yearly({ price: 15_000, gst: 5, renewsAtHeldPrice: true })
    const own = held({ packageId: 'yearly', gst: 18, startDate: civil('2025-12-01') })
    const priceOf = (current: GymPackage, of = offered) =>
      given(renewPackage(giving({ offered: of }, current))).currentPackage
    expect(priceOf(own)).toMatchObject({ price: 999, gst: 5 })
    // Each differs by one thing.
    expect(priceOf(own, { ...offered, renewsAtHeldPrice: false })).toMatchObject({ price: 15_000 })
    expect(priceOf(held())).toMatchObject({ price: 15_000 })
    expect(priceOf({ ...own, isTrial: true, price: 0 })).toMatchObject({ price: 15_000 })
  })

  it('at the new price where the package lasts another time by now: what a month cost buys no year', () => {
    const offered = yearly({ price: 15_000, renewsAtHeldPrice: true })
    const priceFrom = (startDate: string | null, of = offered) => {
      const first = startDate === null ? null : civil(startDate)
      const own = held({ packageId: 'yearly', startDate: first, endDate: civil('2027-02-27') })
      return given(renewPackage(giving({ offered: of }, own))).currentPackage.price
    }
    expect(priceFrom('2026-02-28')).toBe(999)
    expect(priceFrom('2026-02-28', { ...offered, duration: 12, durationType: 'Month' })).toBe(999)
    expect(priceFrom('2027-01-31')).toBe(15_000)
    expect(priceFrom('2027-01-31', { ...offered, durationType: 'Month' })).toBe(999)
    expect(priceFrom(null)).toBe(15_000)
  })

  it('of one whose duration is none is refused, at whatever price', () => {
    const offered = yearly({ duration: 0, renewsAtHeldPrice: true })
    expect(renewPackage(giving({ offered }, held({ packageId: 'yearly' })))).toEqual(
      refusal('no valid duration', 'packageId'),
    )
    expect(offeredAtRenewal(offered, held({ packageId: 'yearly' })).price).toBe(12_000)
  })

  it('as a new sale it is at the new price, whatever the centre pays', () => {
    const offered = yearly({ price: 15_000, renewsAtHeldPrice: true })
    const own = held({ packageId: 'yearly' })
    expect(given(assignPackage(giving({ offered }, own), paid)).currentPackage).toMatchObject({
      price: 15_000,
    })
  })

  it('keeps the earlier history before it', () => {
    const earlier = held({ name: 'Trial', isTrial: true, endDate: civil('2026-10-31') })
    const asked = giving()
    const answer = given(renewPackage({ ...asked, gym: { ...asked.gym, packageHistory: [earlier] } }))
    expect(answer.packageHistory.map(({ name }) => name)).toEqual(['Trial', 'Old'])
  })

  it.each([
    ['2026-11-21', '2026-11-22'],
    ['2026-11-22', '2026-11-23'],
    ['2027-02-28', '2027-03-01'],
  ])('of a package that ends on %s begins on %s', (endDate, startDate) => {
    expect(firstDayOfRenewal(held({ endDate: civil(endDate) }), today)).toBe(startDate)
  })

  it('of a retired package is for the centres that have it, and for nobody else', () => {
    const offered = yearly({ isActive: false })
    expect(isRefused(renewPackage(giving({ offered }, held({ packageId: 'yearly' }))))).toBe(false)
    expect(renewPackage(giving({ offered }))).toEqual(refusal('is retired', 'packageId'))
    const deleted = yearly({ isActive: false, deleted: true })
    expect(renewPackage(giving({ offered: deleted }, held({ packageId: 'yearly' })))).toEqual(
      refusal('no package with this id', 'packageId'),
    )
  })

  it('needs a package that ends', () => {
    expect(renewPackage(giving({}, null))).toEqual(refusal('Assign one'))
    expect(renewPackage(giving({}, held({ endDate: null })))).toEqual(refusal('nothing to renew'))
  })

  it('of two at once does one: the second has seen another end', () => {
    const first = given(renewPackage(giving()))
    const again = giving({ seenEnd: civil('2026-11-30') }, first.currentPackage)
    expect(renewPackage(again)).toEqual(refusal('changed meanwhile'))
  })
})
