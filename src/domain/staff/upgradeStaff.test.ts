import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { staffSchema } from './staff'
import { upgradeStaff } from './upgradeStaff'

const older = {
  gymId: 'iron',
  name: 'Ravi  Kumar',
  phone: 9876543210,
  gender: 'male',
  role: 'manager',
  dob: '12-4-1996',
  joiningDate: new Date('2026-01-04T18:30:00Z'),
  biometricId: '1002',
}

describe('an employee from an older version (PRODUCT 2.M)', () => {
  it('reads as today’s, active where it does not say', () => {
    expect(staffSchema.parse(upgradeStaff('ravi', older).data)).toMatchObject({
      id: 'ravi',
      ref: 'staff/ravi',
      employerId: 'iron',
      nameLower: 'ravi kumar',
      phone: '9876543210',
      gender: 'Male',
      role: 'Manager',
      dob: '1996-04-12',
      joiningDate: '2026-01-05',
      biometricId: 1002,
      isActive: true,
      deleted: false,
      leftOn: null,
      reasonForLeaving: '',
      invitedAt: null,
      tokensValidAfter: 0,
    })
  })

  it('is written back with what the lists ask for, once', () => {
    const { repairs } = upgradeStaff('ravi', older)
    expect(repairs).toMatchObject({
      isActive: true,
      deleted: false,
      nameLower: 'ravi kumar',
      biometricId: 1002,
    })
    expect(upgradeStaff('ravi', { ...older, ...repairs }).repairs).toBe(null)
  })

  it('keeps what it can’t read where it is', () => {
    const { repairs, data } = upgradeStaff('ravi', { ...older, dob: 'in spring', biometricId: 'none' })
    expect([data['dob'], data['biometricId']]).toEqual([null, 0])
    expect(repairs).not.toHaveProperty('dob')
  })

  it('can be read whatever stands there, and a second time needs nothing', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(staffSchema.shape)), fc.anything()),
        (stored) => {
          const record = { ...stored, gymId: 'iron' }
          const { data, repairs } = upgradeStaff('ravi', record)
          expect(staffSchema.safeParse(data).error?.issues ?? []).toEqual([])
          expect(upgradeStaff('ravi', { ...record, ...repairs }).repairs).toBe(null)
        },
      ),
      { numRuns: 500 },
    )
  })
})
