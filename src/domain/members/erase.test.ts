import { describe, expect, it } from 'vitest'
import { packageWith } from '@/domain/packages/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { directoryEntryOf } from './directory'
import { ERASED_NAME, isNameOf, refuseErase, refuseErased, withoutPerson } from './erase'
import { memberWith } from './fixtures'
import { listedOf } from './listedMember'
import { memberSchema } from './member'

const today = civil('2026-11-20')
const facts = {
  ...{ today, hasSaleWaiting: false, hasChequeWaiting: false },
  format: { currency: 'INR', locale: 'en-IN' },
}
const gone = (fields = {}) => memberWith({ isActive: false, ...fields })
const reasonOf = (fields = {}, more = {}) => refuseErase(gone(fields), { ...facts, ...more })?.reason ?? null
const until = (endDate: string) => packageWith({ startDate: civil('2026-01-01'), endDate: civil(endDate) })

describe('whoever has left may be erased', () => {
  it('and not while anything is open between them and the centre', () => {
    expect(reasonOf()).toBeNull()
    expect(reasonOf({ isActive: true, deleted: true })).toBeNull()
    expect(reasonOf({ isActive: true })).toContain('is still a member here')
    expect(reasonOf({ currentPackage: until('2026-11-19') })).toBeNull()
    expect(reasonOf({ currentPackage: until('2026-11-20') })).toContain('has a running package')
    expect(reasonOf({ futurePackage: until('2027-01-01') })).toContain('has a running package')
    expect(reasonOf({ totalDueAmount: 1 })).toBe('Asha Rao owes ₹1.00. Collect it or write it off first.')
    expect(reasonOf({ creditBalance: 2 })).toBe('Asha Rao has ₹2.00 of credit left. Pay it out first.')
    expect(reasonOf({}, { hasSaleWaiting: true })).toContain('A sale to Asha Rao is waiting')
    expect(reasonOf({}, { hasChequeWaiting: true })).toContain('A cheque of Asha Rao is waiting')
  })

  it('by the name as it is written', () => {
    expect(isNameOf(' Asha  Rao ', gone())).toBe(true)
    expect(isNameOf('asha rao', gone())).toBe(false)
  })
})

describe('what stays of them', () => {
  const erased = { at: new Date('2026-11-20T05:00:00Z'), by: 'owner', isDone: false, visitsTo: null }
  const words = Object.fromEntries(
    Object.entries(memberSchema.shape).flatMap(([field, schema]) =>
      schema.safeParse('Zarquon').success ? [[field, 'Zarquon']] : [],
    ),
  )
  const person = gone({
    ...words,
    ...{ id: 'm1', gymId: 'g1', memberCode: 'IRN-1', leadId: 'l1', erased },
    ...{ trainerId: 'ravi', formerTrainers: [{ id: 'meera', until: civil('2026-05-05') }] },
    ...{ dob: civil('1990-01-02'), gender: 'Other', biometricUserId: 7, lastVisitOn: civil('2026-05-05') },
    guardian: { name: 'Zarquon', phone: 'Zarquon', relation: 'Zarquon', consentOn: null },
    lastPackage: {
      ...until('2026-10-01'),
      ...{ comments: 'Zarquon', discountReason: 'Zarquon', cancelReason: 'Zarquon' },
      freezes: [{ id: 'f', from: today, to: today, reason: 'Zarquon', endedEarly: false, invoiceId: '' }],
      extensions: [{ on: today, days: 1, reason: 'Zarquon', by: 'owner' }],
    },
  })

  it('is no word that anybody wrote of them, in no field of the record, nor of the directory', () => {
    const after = withoutPerson(person, 'Asia/Kolkata')
    expect(Object.keys(words).length).toBeGreaterThan(15)
    expect(JSON.stringify([after, directoryEntryOf(after)])).not.toMatch(/zarquon/i)
    expect(after).toMatchObject({
      ...{ name: ERASED_NAME, memberCode: 'IRN-1', leadId: 'l1', dob: null, gender: null, guardian: null },
      ...{ biometricUserId: 0, lastVisitOn: '2026-05-05', deleted: true, isActive: false, erased },
      ...{ trainerId: 'ravi', formerTrainers: [{ id: 'meera', until: '2026-05-05' }] },
      lastPackage: { name: person.lastPackage?.name, endDate: '2026-10-01' },
    })
  })

  it('is known as such by lists and acts', () => {
    const after = withoutPerson(person, 'Asia/Kolkata')
    expect([listedOf(after).isErased, listedOf(gone()).isErased]).toEqual([true, false])
    expect([refuseErased(after)?.reason, refuseErased(gone())]).toEqual([
      'This person was erased. Nothing more can be done with the record; only its invoices stay.',
      null,
    ])
  })
})
