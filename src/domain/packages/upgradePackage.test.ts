import { describe, expect, it } from 'vitest'
import { memberPackageSchema } from './memberPackage'
import { packageTemplateSchema } from './packageTemplate'
import { upgradeMemberPackage, upgradeTemplate } from './upgradePackage'

describe('a package of a member from older records, SPECIFICATION 5', () => {
  const stored = {
    name: 'Monthly',
    amount: '1,000',
    basePrice: '1200',
    discount: '200',
    duration: '30',
    type: 'non-recurring',
    startDate: new Date('2026-11-19T18:30:00Z'),
    endDate: '19-12-2026',
    assignedAt: '2026-11-20T05:00:00.000Z',
  }

  it('reads as it should have been written', () => {
    const pkg = memberPackageSchema.parse(upgradeMemberPackage(stored).data)
    expect(pkg).toMatchObject({
      amount: 1000,
      basePrice: 1200,
      discount: 200,
      duration: 30,
      durationType: 'Day',
      type: 'Non Recurring',
      category: 'General',
      startDate: '2026-11-20',
      endDate: '2026-12-19',
      assignedAt: new Date('2026-11-20T05:00:00Z'),
    })
  })

  it('is written back where it was read for certain, and only there', () => {
    expect(upgradeMemberPackage(stored).repairs).toEqual({
      amount: 1000,
      basePrice: 1200,
      discount: 200,
      duration: 30,
      type: 'Non Recurring',
      startDate: '2026-11-20',
      endDate: '2026-12-19',
      assignedAt: new Date('2026-11-20T05:00:00Z'),
      nextRenewalDate: '2026-12-20',
    })
  })

  it('without durationType has its duration converted to an integer', () => {
    expect(upgradeMemberPackage({ duration: '90' }).repairs).toEqual({ duration: 90 })
    expect(upgradeMemberPackage({ duration: 90 }).repairs).toBe(null)
  })

  it('reads an amount that makes no sense as 0, keeps it in the store and says so', () => {
    const { data, repairs, unread } = upgradeMemberPackage({ duration: 1, amount: 'free' })
    expect(data['amount']).toBe(0)
    expect(repairs).toBe(null)
    expect(unread).toEqual({ amount: 'free' })
  })

  it('without nextRenewalDate gets one: the next bill date if recurring, else the day after the end (SPECIFICATION 4)', () => {
    const dates = { duration: 1, durationType: 'Month', startDate: '2026-11-20', endDate: '2026-12-19' }
    expect(upgradeMemberPackage(dates).repairs).toEqual({ nextRenewalDate: '2026-12-20' })
    const recurring = { ...dates, type: 'Recurring', nextBillDate: '2027-01-20' }
    expect(upgradeMemberPackage(recurring).repairs).toEqual({ nextRenewalDate: '2027-01-20' })
  })

  it('without an end gets the one of its term, a recurring one its next bill', () => {
    const stored = { duration: '1', durationType: 'months', type: 'Recurring', startDate: '2026-01-31' }
    expect(upgradeMemberPackage(stored).data).toMatchObject({
      durationType: 'Month',
      endDate: '2026-02-27',
      nextBillDate: '2026-02-28',
      nextRenewalDate: '2026-02-28',
    })
  })

  it('that was told to stop at its end is not billed again', () => {
    const stopped = {
      duration: 1,
      durationType: 'Month',
      type: 'Recurring',
      startDate: '2026-11-20',
      endDate: '2026-12-19',
      billedThrough: '2026-11-20',
      nextBillDate: null,
      nextRenewalDate: '2026-12-20',
    }
    expect(upgradeMemberPackage(stopped).repairs).toBe(null)
  })

  it('without any dates shows none', () => {
    expect(memberPackageSchema.parse(upgradeMemberPackage({ duration: 'x' }).data)).toMatchObject({
      duration: 0,
      startDate: null,
      endDate: null,
      nextRenewalDate: null,
    })
  })
})

describe('a template from older records', () => {
  it('gets what today queries by', () => {
    const { data, repairs } = upgradeTemplate('t1', {
      gymId: 'g1',
      name: 'Gold Monthly',
      price: '2,500',
      duration: '1',
    })
    expect(packageTemplateSchema.parse(data)).toMatchObject({
      id: 't1',
      price: 2500,
      duration: 1,
      durationType: 'Day',
      type: 'Recurring',
      isActive: true,
      deleted: false,
      nameLower: 'gold monthly',
    })
    expect(repairs).toEqual({
      price: 2500,
      duration: 1,
      isActive: true,
      deleted: false,
      nameLower: 'gold monthly',
    })
  })

  it('is active unless explicitly false (SPECIFICATION 3)', () => {
    expect(upgradeTemplate('t1', { gymId: 'g1', isActive: false }).data['isActive']).toBe(false)
    expect(upgradeTemplate('t1', { gymId: 'g1' }).data['isActive']).toBe(true)
  })

  it('upgraded once needs no more', () => {
    const once = upgradeTemplate('t1', { gymId: 'g1', name: 7, price: 'free', duration: '3', createdAt: 'x' })
    expect(upgradeTemplate('t1', once.data).repairs).toBe(null)
    expect(packageTemplateSchema.safeParse(once.data).success).toBe(true)
  })
})
