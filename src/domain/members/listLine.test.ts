import { describe, expect, it } from 'vitest'
import { memberWith } from './fixtures'
import { packageWith } from '@/domain/packages/fixtures'
import { freezeRuleSchema } from '@/domain/packages/freezeRule'
import { civil } from '@/domain/shared/civilDate'
import { directoryEntryOf } from './directory'
import { directoryEntrySchema } from './directoryEntry'
import { listedOf } from './listedMember'
import { listLineOf, readListLine, writtenPhone } from './listLine'
import type { Member } from './member'

const guardian = { name: 'Ravi Rao', phone: '9876500000', relation: 'Father', consentOn: civil('2026-11-20') }
const whole = memberWith({
  gender: 'Female',
  sourceOfJoining: 'Walk-in, by a friend',
  pincode: '452001',
  dob: civil('1995-02-28'),
  biometricUserId: 17,
  idProof: 'g1/members/m1/idProof-1',
  guardian,
  deactivatedOn: civil('2026-11-18'),
  reasonForLeaving: 'Price: too "dear" | for now',
  phone: '+44 20 7946 0958',
  email: 'asha@example.com',
  occupation: 'Teacher',
  trainerId: 'ravi',
  trainerName: 'Ravi Kumar',
  currentPackage: packageWith({ type: 'Recurring' }),
  futurePackage: packageWith({ id: 'p2', startDate: civil('2027-02-01'), endDate: civil('2027-04-30') }),
})

it('an entry shows the phone as it was written, which says of which country it is', () => {
  const entry = directoryEntryOf(memberWith({ phone: '+65 9123 4567' }))
  expect([entry.p, writtenPhone(entry)]).toEqual(['6591234567', '+65 9123 4567'])
  expect(writtenPhone({ ...entry, w: '' })).toBe('6591234567')
})

describe('what lists show and filter by, as one text of the directory’s entry', () => {
  it('reads as it was written', () => {
    expect(readListLine(listLineOf(whole))).toEqual({
      packageId: 'quarterly',
      term: { type: 'Recurring', duration: 3, durationType: 'Month' },
      runsUntil: '2027-01-31',
      nextUntil: '2027-04-30',
      mayFreeze: true,
      gender: 'Female',
      sourceOfJoining: 'Walk-in, by a friend',
      pincode: '452001',
      dob: '1995-02-28',
      biometricUserId: 17,
      hasIdProof: true,
      consentOn: '2026-11-20',
      deactivatedOn: '2026-11-18',
      reasonForLeaving: 'Price: too "dear" | for now',
      phone: '+44 20 7946 0958',
      email: 'asha@example.com',
      occupation: 'Teacher',
      trainerId: 'ravi',
      trainerName: 'Ravi Kumar',
    })
  })

  it('of a member of whom nothing is known reads as nothing', () => {
    expect(readListLine(listLineOf(memberWith({ phone: '' })))).toEqual({
      packageId: '',
      term: null,
      runsUntil: null,
      nextUntil: null,
      mayFreeze: true,
      gender: null,
      sourceOfJoining: '',
      pincode: '',
      dob: null,
      biometricUserId: 0,
      hasIdProof: false,
      consentOn: null,
      deactivatedOn: null,
      reasonForLeaving: '',
      phone: '',
      email: '',
      occupation: '',
      trainerId: '',
      trainerName: '',
    })
  })

  it('of before there were trainers reads as of nobody’s', () => {
    const line = listLineOf(memberWith({ occupation: 'Teacher' }))
    const before = line.split('\u001f').slice(0, -2).join('\u001f')
    expect(readListLine(before)).toEqual(readListLine(line))
    expect(readListLine(before.split('\u001f').slice(0, -1).join('\u001f'))).toBeNull()
  })

  it('knows a package that can’t be frozen, and what somebody held last', () => {
    const strict = packageWith({ freeze: freezeRuleSchema.parse({ allowed: false }) })
    expect(readListLine(listLineOf(memberWith({ currentPackage: strict })))?.mayFreeze).toBe(false)
    const over = readListLine(listLineOf(memberWith({ lastPackage: packageWith() })))
    expect(over).toMatchObject({ term: { duration: 3 }, runsUntil: null, nextUntil: null })
  })

  it('never holds one part more than it has, whatever a text says', () => {
    const odd = memberWith({ occupation: 'a\u001fb', reasonForLeaving: '\u001f\u001f' })
    expect(readListLine(listLineOf(odd))).toMatchObject({ occupation: 'a b', biometricUserId: 0 })
  })

  it.each(['', 'one', `${listLineOf(whole)}\u001f`])('of another version is not guessed at: %j', (line) => {
    expect(readListLine(line)).toBeNull()
  })
})

describe('a member as lists know one', () => {
  const same: (keyof Member & keyof ReturnType<typeof listedOf>)[] = [
    ...(['id', 'gymId', 'name', 'memberCode', 'dp', 'phone', 'email', 'gender', 'dob', 'pincode'] as const),
    ...(['occupation', 'sourceOfJoining', 'biometricUserId', 'isActive', 'deleted', 'blocked'] as const),
    ...(['totalDueAmount', 'deactivatedOn', 'reasonForLeaving', 'lastVisitOn'] as const),
  ]

  it('says what the full record says', () => {
    const member = { ...whole, lastVisitOn: civil('2026-11-19') }
    const listed = listedOf(member)
    for (const field of same) expect(listed[field], field).toEqual(member[field])
    const { version, ...lookup } = whole.lookup
    expect(version).toBeGreaterThan(0)
    expect(listed.lookup).toEqual({ ...lookup, lastVisitOn: '2026-11-19' })
    expect(listed.isOlder).toBe(false)
  })

  it('who has never come counts from the day the cover began, as the full record does', () => {
    expect(listedOf(whole).lookup.lastVisitOn).toBe(whole.lookup.lastVisitOn)
    expect(listedOf(memberWith()).lookup.lastVisitOn).toBeNull()
  })

  it('of an entry that an older version wrote is found and shown, and known as older', () => {
    const { w, g, j, ...older } = directoryEntryOf(whole)
    expect([w, g, j]).not.toContain('')
    const entry = directoryEntrySchema.parse(older)
    expect(entry).toMatchObject({ w: '', g: null, j: null })
    expect(listedOf(whole).isOlder).toBe(false)
  })
})
