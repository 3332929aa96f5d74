import { describe, expect, it, test } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { gymPackageSchema, gymSchema } from './gym'
import { monthlyPrice, monthlyPriceOn } from './monthlyPrice'

const held = (price: number, startDate: string | null, endDate: string | null, more: object = {}) =>
  gymPackageSchema.parse({ name: 'Growth', price, startDate, endDate, ...more })

describe('what a centre’s package brings a month, in paise', () => {
  test.each([
    ['a year', 12_000, '2026-01-01', '2026-12-31', 100_000],
    ['a month that ends with February', 999, '2026-01-29', '2026-02-27', 99_900],
    ['a quarter, to the paisa', 1_000, '2026-04-01', '2026-06-30', 33_333],
    ['45 days, by days', 1_500, '2026-01-01', '2026-02-14', 101_389],
    ['a day', 10, '2026-01-01', '2026-01-01', 30_417],
  ])('%s', (_, price, from, to, paise) => {
    expect(monthlyPrice(held(price, from, to))).toBe(paise)
  })

  it('is nothing for a trial, a free package and one without a beginning or an end', () => {
    expect(monthlyPrice(held(999, '2026-01-01', '2026-01-31', { isTrial: true }))).toBe(0)
    expect(monthlyPrice(held(0, '2026-01-01', '2026-01-31'))).toBe(0)
    expect(monthlyPrice(held(999, null, '2026-01-31'))).toBe(0)
    expect(monthlyPrice(held(999, '2026-01-01', null))).toBe(0)
    expect(monthlyPrice(held(999, '2026-02-01', '2026-01-31'))).toBe(0)
  })
})

describe('what a centre paid a month on a day', () => {
  const gym = (fields: object) =>
    gymSchema.parse({
      id: 'iron',
      name: 'Iron',
      currentPackage: held(24_000, '2026-11-10', '2027-11-09'),
      packageHistory: [held(999, '2026-09-10', '2026-11-09')],
      ...fields,
    })
  const on = (day: string, fields: object = {}) => monthlyPriceOn(gym(fields), civil(day), 'Asia/Kolkata')

  it('is that of the package that ran then', () => {
    expect(on('2026-11-20')).toBe(200_000)
    expect(on('2026-11-10')).toBe(200_000)
    expect(on('2026-11-09')).toBe(49_950)
    expect(on('2026-09-09')).toBe(0)
    expect(on('2027-11-10')).toBe(0)
  })

  it('is that of the one begun last where a renewal came before the end', () => {
    expect(on('2026-11-20', { packageHistory: [held(999, '2026-09-20', '2026-12-19')] })).toBe(200_000)
  })

  it('is that of the package that took the place of a renewal until its own last day, also once it was renewed', () => {
    const [before, ahead] = [
      held(12_000, '2026-01-01', '2026-12-31'),
      held(12_000, '2027-01-01', '2027-12-31'),
    ]
    const taking = held(24_000, '2026-11-27', '2027-11-26')
    const replaced = { currentPackage: taking, packageHistory: [before, ahead] }
    const paid = ['2026-11-26', '2026-11-27', '2027-01-01', '2027-11-26', '2027-11-27']
    expect(paid.map((day) => on(day, replaced))).toEqual([100_000, 200_000, 200_000, 200_000, 0])
    const renewed = {
      currentPackage: held(36_000, '2027-11-27', '2028-11-26'),
      packageHistory: [before, ahead, taking],
    }
    expect(paid.map((day) => on(day, renewed))).toEqual([100_000, 200_000, 200_000, 200_000, 300_000])
  })

  it('is nothing from the day on which the centre was disabled', () => {
    const disabled = { isDisabled: true, disabledAt: new Date('2026-11-14T19:00:00Z') }
    expect(on('2026-11-14', disabled)).toBe(200_000)
    expect(on('2026-11-15', disabled)).toBe(0)
    expect(on('2026-11-14', { isDisabled: true })).toBe(0)
  })
})
