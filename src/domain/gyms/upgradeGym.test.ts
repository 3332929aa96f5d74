import { describe, expect, it } from 'vitest'
import { gymSchema } from './gym'
import { upgradeGym } from './upgradeGym'

const stored = {
  name: 'Iron Gym',
  type: 'Gym',
  phone: 9876543210,
  members: '180',
  createdAt: new Date('2024-11-01T06:00:00Z'),
  currentPackage: {
    name: 'Gold',
    price: '12,000',
    startDate: new Date('2026-03-31T18:30:00Z'),
    endDate: '31-3-2027',
  },
  packageHistory: [{ name: 'Trial', price: '0', startDate: '1-3-2026', endDate: '31-3-2026' }],
  preference: { timezone: 'Asia/Kolkata' },
}

describe('a centre from older records', () => {
  const { data, repairs } = upgradeGym('g1', stored)

  it('reads whole', () => {
    expect(gymSchema.parse(data)).toMatchObject({
      id: 'g1',
      type: 'GYM',
      phone: '9876543210',
      members: 180,
      isDisabled: false,
      nameLower: 'iron gym',
      currentPackage: { price: 12000, startDate: '2026-04-01', endDate: '2027-03-31', isTrial: false },
      packageHistory: [{ name: 'Trial', price: 0, endDate: '2026-03-31' }],
    })
  })

  it('gets what today queries by', () => {
    expect(repairs).toMatchObject({ isDisabled: false, nameLower: 'iron gym', type: 'GYM' })
    expect(repairs).toMatchObject({ currentPackage: { packageId: '' }, packageUntil: '2027-03-31' })
    expect(repairs).not.toHaveProperty('preference')
  })

  it('is found by when its package ends, also by none and by one without a last day', () => {
    const untilOf = (currentPackage: unknown) =>
      upgradeGym('g1', { currentPackage }).repairs?.['packageUntil']
    expect([null, { name: 'Gold' }, { name: 'Gold', endDate: '31-3-2027' }].map(untilOf)).toEqual([
      ...['', '9999-12-31', '2027-03-31'],
    ])
    const renewed = { ...data, currentPackage: { ...stored.currentPackage, endDate: '2028-03-31' } }
    expect(upgradeGym('g1', renewed).repairs).toMatchObject({ packageUntil: '2028-03-31' })
  })

  it('that an older night kept the revenue of is found among those that make up the MRR', () => {
    const activityOf = (activity: object) => upgradeGym('g1', { ...data, activity }).repairs?.['activity']
    expect(activityOf({ monthly: 1000, signs: 'silent' })).toEqual({ monthly: 1000, signs: 'silent paying' })
    expect(activityOf({ monthly: 1000 })).toMatchObject({ signs: 'paying' })
    expect(activityOf({ monthly: 1000, signs: 'silent paying' })).toBeUndefined()
    expect(activityOf({ monthly: 0, signs: 'silent' })).toBeUndefined()
  })

  it('upgraded once needs no more', () => {
    expect(upgradeGym('g1', data).repairs).toBe(null)
    expect(upgradeGym('g1', { ...stored, ...repairs }).repairs).toBe(null)
  })

  it('without anything is still a centre', () => {
    expect(
      gymSchema.safeParse(upgradeGym('g1', { preference: null, packageHistory: 'x' }).data).success,
    ).toBe(true)
  })
})
