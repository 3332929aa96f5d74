import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { memberWith } from './fixtures'
import { packageWith } from '@/domain/packages/fixtures'
import { runsOf } from '@/domain/shared/propertyRuns'
import type { StoredRecord } from '@/domain/shared/readers'
import { memberSchema } from './member'
import { upgradeMember } from './upgradeMember'

const legacy: StoredRecord = {
  gymId: 'g1',
  name: 'Asha Rao',
  phone: 9876543210,
  gender: 'female',
  dob: '5-1-1990',
  pincode: 452001,
  createdAt: new Date('2024-10-31T18:30:00Z'),
  currentPackage: {
    name: 'Quarterly',
    amount: '3,000',
    duration: '90',
    startDate: new Date('2026-10-31T18:30:00Z'),
    endDate: new Date('2027-01-28T18:30:00Z'),
    packageId: 'quarterly',
  },
  totalDueAmount: '1000',
  biometricUserId: '1001',
  packageHistory: [
    { name: 'Trial', amount: 'free', duration: '7', startDate: '1-7-2026', endDate: '7-7-2026' },
    { name: 'Monthly', amount: '1000', duration: '30', startDate: '2026-09-01', endDate: '2026-09-30' },
  ],
}

describe('a member from older records, SPECIFICATION 3 to 5', () => {
  const { data, repairs, history } = upgradeMember('m1', legacy)
  const member = memberSchema.parse(data)

  it('reads whole', () => {
    expect(member).toMatchObject({
      id: 'm1',
      phone: '9876543210',
      pincode: '452001',
      gender: 'Female',
      dob: '1990-01-05',
      totalDueAmount: 1000,
      biometricUserId: 1001,
      isActive: true,
      deleted: false,
      currentPackage: {
        amount: 3000,
        duration: 90,
        startDate: '2026-11-01',
        endDate: '2027-01-29',
        nextRenewalDate: '2027-01-30',
      },
    })
  })

  it('gets the lookup that queries need', () => {
    expect(member.lookup).toMatchObject({
      version: 1,
      nameLower: 'asha rao',
      phoneDigits: '9876543210',
      coverUntil: '2027-01-29',
      joinedOn: '2024-11-01',
      packageId: 'quarterly',
    })
    expect(repairs?.['lookup']).toEqual(member.lookup)
  })

  it('moves its inline history to the subcollection, oldest first', () => {
    expect(history).toMatchObject([
      {
        id: 'legacy_0',
        gymId: 'g1',
        memberId: 'm1',
        name: 'Trial',
        outcome: 'legacy',
        endDate: '2026-07-07',
      },
      { id: 'legacy_1', name: 'Monthly', amount: 1000, paid: 1000, duration: 30 },
    ])
  })

  it('makes the last entry of it lastPackage', () => {
    expect(member.lastPackage).toMatchObject({ id: 'legacy_1', name: 'Monthly', endDate: '2026-09-30' })
    expect(repairs).toMatchObject({ lastPackage: { id: 'legacy_1' }, packageHistory: null })
  })

  it('loses nothing that could not be read', () => {
    expect(history[0]).toMatchObject({ amount: 0, comments: 'amount: free' })
  })

  it('takes the dues of the member as what is unpaid of the running package', () => {
    expect(member.currentPackage?.paid).toBe(2000)
  })

  it('writes back what was converted, and leaves the rest', () => {
    expect(Object.keys(repairs ?? {}).sort()).toEqual(
      [
        ...['phone', 'pincode', 'gender', 'dob', 'totalDueAmount', 'biometricUserId', 'isActive', 'deleted'],
        ...['currentPackage', 'lastPackage', 'packageHistory', 'lookup'],
      ].sort(),
    )
    expect(repairs?.['currentPackage']).toEqual({
      amount: 3000,
      duration: 90,
      startDate: '2026-11-01',
      endDate: '2027-01-29',
      nextRenewalDate: '2027-01-30',
      paid: 2000,
    })
  })
})

describe('what a member lacks', () => {
  const read = (fields: StoredRecord) =>
    memberSchema.parse(upgradeMember('m1', { gymId: 'g1', ...fields }).data)

  test.each<[string, StoredRecord, object]>([
    ['isActive missing reads true', {}, { isActive: true }],
    ['isActive false stays false', { isActive: false }, { isActive: false }],
    ['totalDueAmount missing reads 0', {}, { totalDueAmount: 0 }],
    ['totalDueAmount that makes no sense reads 0', { totalDueAmount: 'some' }, { totalDueAmount: 0 }],
    ['biometricUserId missing reads 0', {}, { biometricUserId: 0 }],
    ['a name that is missing is empty', { name: null }, { name: '' }],
    ['an unknown gender is none', { gender: 'x' }, { gender: null }],
    ['an empty package is none', { currentPackage: {} }, { currentPackage: null }],
    ['a package that is no map is none', { futurePackage: 'Gold' }, { futurePackage: null }],
  ])('%s', (_rule, fields, expected) => expect(read(fields)).toMatchObject(expected))

  it('is written, because queries leave out a record without the field', () => {
    expect(upgradeMember('m1', { gymId: 'g1', name: 'Asha' }).repairs).toMatchObject({
      isActive: true,
      deleted: false,
      totalDueAmount: 0,
      biometricUserId: 0,
      lookup: { version: 1, coverUntil: '9999-12-31' },
    })
  })

  it('keeps a due that makes no sense in the store', () => {
    const { repairs } = upgradeMember('m1', { gymId: 'g1', totalDueAmount: 'some' })
    expect(repairs).not.toHaveProperty('totalDueAmount')
  })

  it('keeps an inline history that cannot be read where it is', () => {
    const { history, repairs } = upgradeMember('m1', { gymId: 'g1', packageHistory: ['?'] })
    expect(history).toEqual([])
    expect(repairs).not.toHaveProperty('packageHistory')
  })

  it('a record without a centre is left to the schema to refuse', () => {
    expect(memberSchema.safeParse(upgradeMember('m1', { name: 'Asha' }).data).success).toBe(false)
  })
})

describe('a member as it is written today', () => {
  const member = memberWith({ createdAt: new Date('2026-11-01T06:00:00Z'), currentPackage: packageWith() })

  it('needs no repair', () => {
    const stored = {
      ...member,
      currentPackage: { ...member.currentPackage, nextRenewalDate: '2027-02-01' },
    }
    expect(upgradeMember('m1', stored).repairs).toBe(null)
  })

  it('keeps the day of joining that no other field says any more', () => {
    const undated = memberWith({ currentPackage: packageWith() })
    const stored = { ...undated, lookup: { ...undated.lookup, joinedOn: '2024-11-01' } }
    const { data, repairs } = upgradeMember('m1', stored)
    expect(data).toHaveProperty('lookup.joinedOn', '2024-11-01')
    expect(repairs?.['lookup']).toBeUndefined()
  })

  it('gets its lookup again when it is wrong', () => {
    const stored = { ...member, lookup: { ...member.lookup, coverUntil: '2020-01-01' } }
    expect(upgradeMember('m1', stored).repairs).toHaveProperty('lookup.coverUntil', '2027-01-31')
  })
})

describe('upgrading', () => {
  const amount = fc.oneof(
    fc.string(),
    fc.double(),
    fc.integer(),
    fc.constantFrom('1,200', '₹500', null, undefined),
  )
  const date = fc.oneof(
    fc.string(),
    fc.date(),
    fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
    fc.constantFrom('20-11-2026', '2026-1-5', '2026-11-20', '9999-12-31', null, undefined, {
      seconds: 1795113000,
    }),
  )
  const pkg = fc.record(
    {
      name: fc.oneof(fc.string(), fc.integer()),
      amount,
      basePrice: amount,
      duration: amount,
      durationType: fc.constantFrom('Day', 'months', 'Fortnight', undefined),
      type: fc.constantFrom('Recurring', 'non recurring', 'x', undefined),
      startDate: date,
      endDate: date,
      nextBillDate: date,
      nextRenewalDate: date,
      invoiceIds: fc.constantFrom([], ['a'], 'a', null),
    },
    { requiredKeys: [] },
  )
  const stored = fc.record(
    {
      gymId: fc.constant('g1'),
      name: fc.oneof(fc.string(), fc.constant(null)),
      phone: fc.oneof(fc.string(), fc.integer()),
      totalDueAmount: amount,
      biometricUserId: amount,
      isActive: fc.constantFrom(true, false, 'false', null),
      createdAt: date,
      dob: date,
      gender: fc.string(),
      currentPackage: fc.oneof(pkg, fc.constant(null)),
      futurePackage: fc.oneof(pkg, fc.string()),
      packageHistory: fc.oneof(fc.array(pkg, { maxLength: 3 }), fc.constant(null)),
    },
    { requiredKeys: ['gymId'] },
  )

  it('once is enough, whatever was stored, and the schema reads the result', () => {
    fc.assert(
      fc.property(stored, (record) => {
        const once = upgradeMember('m1', record)
        expect(memberSchema.safeParse(once.data).success).toBe(true)
        const twice = upgradeMember('m1', once.data)
        expect(twice.repairs).toBe(null)
        expect(twice.history).toEqual([])
        expect(memberSchema.parse(twice.data)).toEqual(memberSchema.parse(once.data))
      }),
      { numRuns: runsOf(200) },
    )
  })

  it('comes to the same once the repairs are in the store', () => {
    fc.assert(
      fc.property(stored, (record) => {
        const once = upgradeMember('m1', record)
        const merged: StoredRecord = { ...record }
        for (const [field, value] of Object.entries(once.repairs ?? {})) {
          const old = merged[field]
          const isMap = (v: unknown): v is StoredRecord =>
            typeof v === 'object' && v !== null && !Array.isArray(v)
          merged[field] =
            isMap(old) && isMap(value) && !(value instanceof Date) ? { ...old, ...value } : value
        }
        expect(upgradeMember('m1', merged).repairs).toBe(null)
      }),
      { numRuns: runsOf(200) },
    )
  })
})
