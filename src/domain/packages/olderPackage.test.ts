import { describe, expect, it, test } from 'vitest'
import { memberPackageSchema } from './memberPackage'
import { upgradeMemberPackage, upgradeTemplate } from './upgradePackage'

const read = (stored: Record<string, unknown>) => upgradeMemberPackage(stored).data

const texts = [
  ...['packageId', 'name', 'promoCode', 'comments', 'modeOfPayment', 'paymentSource', 'centerName'],
  ...['ownerEmail', 'ownerName', 'id'],
]

describe('fields of an older package, one by one (SPECIFICATION 3 and 4, PRODUCT 2.M)', () => {
  test.each(texts)('%s that was stored as a number reads as text', (field) => {
    expect(read({ [field]: 110001 })[field]).toBe('110001')
  })

  test.each([
    ['Months', 'Month'],
    ['YEAR', 'Year'],
    ['week', 'Week'],
    ['days', 'Day'],
  ])('a duration in %s counts in %s', (stored, durationType) => {
    expect(read({ durationType: stored })['durationType']).toBe(durationType)
  })

  it('a category that was left blank reads as General, one with a name stays', () => {
    expect(memberPackageSchema.parse(read({ category: '' })).category).toBe('General')
    expect(read({ category: 'Yoga' })['category']).toBe('Yoga')
  })

  it('a single invoice id reads as a list of it, for certain; what is no text is left out', () => {
    expect(upgradeMemberPackage({ invoiceIds: 'inv1' })).toMatchObject({
      data: { invoiceIds: ['inv1'] },
      repairs: { invoiceIds: ['inv1'] },
    })
    expect(read({ invoiceIds: ['inv1', 7, null, 'inv2'] })['invoiceIds']).toEqual(['inv1', 'inv2'])
    for (const invoiceIds of ['', 7, {}])
      expect(upgradeMemberPackage({ invoiceIds })).toMatchObject({ data: { invoiceIds: [] }, repairs: null })
  })

  it('is expired only where it says so in so many words', () => {
    for (const [stored, isExpired] of [
      [true, true],
      [false, false],
      ['true', false],
      [1, false],
    ])
      expect(read({ isExpired: stored })['isExpired']).toBe(isExpired)
  })

  it('rule of freezing, term and agreement are read where they are records, else found out later', () => {
    const freeze = { allowed: false }
    expect(read({ freeze })['freeze']).toEqual(freeze)
    expect(memberPackageSchema.parse(read({ freeze: 'no', term: 'x', agreement: 3 }))).toMatchObject({
      ...{ freeze: { allowed: true }, term: null, agreement: null },
    })
    const term = { from: '2026-11-01', to: '2026-11-30', soldDays: 30 }
    const agreement = { inclusive: true }
    expect(read({ term, agreement })).toMatchObject({ term, agreement })
  })
})

describe('dates that an older package lacks (SPECIFICATION 4)', () => {
  const monthly = { duration: 1, durationType: 'Month', startDate: '2026-11-20' }

  it('without a unit a duration counts in days', () => {
    expect(read({ duration: '10', startDate: '2026-11-20' })['endDate']).toBe('2026-11-29')
  })

  it.each([
    ['no duration', { startDate: '2026-11-20' }],
    ['a duration of nothing', { ...monthly, duration: 0 }],
    ['a duration that is no number', { ...monthly, duration: 'soon' }],
    ['no start', { duration: 1, durationType: 'Month' }],
  ])('with %s it has no end and no renewal', (_case, stored) => {
    expect(memberPackageSchema.parse(read(stored))).toMatchObject({ endDate: null, nextRenewalDate: null })
  })

  it('a recurring one that was cancelled is not billed again', () => {
    const cancelled = read({ ...monthly, type: 'Recurring', cancelledOn: '2026-12-01' })
    expect(cancelled['nextBillDate'] ?? null).toBeNull()
    expect(read({ ...monthly, type: 'Recurring' })['nextBillDate']).toBe('2026-12-20')
  })

  it('a recurring one that was told to stop at its end is not billed again, as the screen promises (DOMAIN 3.3)', () => {
    const stopped = { ...monthly, type: 'Recurring', nextBillDate: null, cancelReason: 'Moves away' }
    expect(read(stopped)['nextBillDate'] ?? null).toBeNull()
    expect(read({ ...stopped, cancelReason: '' })['nextBillDate']).toBe('2026-12-20')
  })

  it('one that ends with the calendar is not billed again, and has no renewal', () => {
    const last = { ...monthly, type: 'Recurring', endDate: '9999-12-31' }
    const pkg = memberPackageSchema.parse(read(last))
    expect(pkg).toMatchObject({ endDate: '2199-12-31', nextBillDate: null, nextRenewalDate: null })
    const before = memberPackageSchema.parse(read({ ...last, endDate: '2199-12-30' }))
    expect(before).toMatchObject({ nextBillDate: '2199-12-31', nextRenewalDate: '2199-12-31' })
  })

  it('one that does not recur is renewed on the day after its end, whatever bill date it names', () => {
    const stored = { ...monthly, endDate: '2026-12-19', nextBillDate: '2027-05-05' }
    expect(read(stored)['nextRenewalDate']).toBe('2026-12-20')
  })
})

describe('an older template', () => {
  it('reads name and description that were stored as numbers, and a name that is none as blank', () => {
    expect(upgradeTemplate('t1', { name: 365, description: 12 }).data).toMatchObject({
      ...{ name: '365', nameLower: '365', description: '12' },
    })
    expect(upgradeTemplate('t1', { name: null }).data).toMatchObject({ name: '', nameLower: '' })
  })

  it('without a price is free of charge, but nobody writes that into the store', () => {
    for (const stored of [{}, { price: null }]) {
      const { data, repairs } = upgradeTemplate('t1', stored)
      expect(data['price']).toBe(0)
      expect(repairs).not.toHaveProperty('price')
    }
  })
})
