import { describe, expect, it, test } from 'vitest'
import { absentCases, listedWith } from './fixtures'
import { packageWith } from '@/domain/packages/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import { addDays } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { ageBands, NO_TRAINER, type MemberFilter } from './memberFilter'
import { meetsFilter } from './memberMeets'
import type { ListedMember } from './listedMember'

const today = civil('2026-11-20')
const limits = settingsWith()
const usual: MemberFilter = { tab: 'all', sort: 'name', direction: 'asc' }

const meets = (member: ListedMember, fields: Partial<MemberFilter>) =>
  meetsFilter({ ...usual, ...fields }, today, limits)(member)

describe('who is absent, on the tab and the work list as in the report of absentees (PRODUCT 2.Q)', () => {
  test.each(absentCases)('who %s', (_case, fields, isAbsent) =>
    expect(meets(listedWith(fields), { tab: 'absent' })).toBe(isAbsent),
  )
})

describe('what a list of members may ask beyond its tab (PRODUCT screen 4)', () => {
  it('dues over an amount, on every tab, that amount itself not included', () => {
    const owing = listedWith({ totalDueAmount: 1500.5 })
    expect(meets(owing, { dueOver: 1500 })).toBe(true)
    expect(meets(owing, { dueOver: 1500.5 })).toBe(false)
    expect(meets(listedWith(), { dueOver: 0 })).toBe(false)
  })

  it('the last visit, both days included; who has never come is in no range', () => {
    const visited = listedWith({ lastVisitOn: civil('2026-11-10') })
    expect(meets(visited, { visitedFrom: civil('2026-11-10'), visitedTo: civil('2026-11-10') })).toBe(true)
    expect(meets(visited, { visitedFrom: civil('2026-11-11') })).toBe(false)
    expect(meets(visited, { visitedTo: civil('2026-11-09') })).toBe(false)
    // Their cover began in the range: that is no visit.
    const never = listedWith({ currentPackage: packageWith({ startDate: civil('2026-11-10') }) })
    expect(meets(never, { visitedFrom: civil('2026-11-01') })).toBe(false)
    expect(meets(never, {})).toBe(true)
  })

  it('a birthday today or in the next seven days, over the end of the year too', () => {
    const born = (dob: string) => listedWith({ dob: civil(dob) })
    expect(meets(born('1990-11-20'), { birthday: 'today' })).toBe(true)
    expect(meets(born('1990-11-21'), { birthday: 'today' })).toBe(false)
    expect(meets(born('1990-11-20'), { birthday: 'week' })).toBe(true)
    expect(meets(born('1990-11-26'), { birthday: 'week' })).toBe(true)
    expect(meets(born('1990-11-27'), { birthday: 'week' })).toBe(false)
    expect(meets(born('1990-11-19'), { birthday: 'week' })).toBe(false)
    expect(meets(listedWith({ dob: null }), { birthday: 'week' })).toBe(false)
    const on = (day: string, dob: string) =>
      meetsFilter({ ...usual, birthday: 'week' }, civil(day), limits)(born(dob))
    expect(on('2026-12-28', '1990-01-03')).toBe(true)
    expect(on('2027-02-26', '1992-02-29')).toBe(true)
    expect(on('2027-03-01', '1992-02-29')).toBe(false)
  })

  it('a package that runs today, its first and last day included, on whatever tab', () => {
    const from = (startDate: string, endDate: string) =>
      listedWith({ currentPackage: packageWith({ startDate: civil(startDate), endDate: civil(endDate) }) })
    const running = { isRunning: true }
    expect(meets(from('2026-11-20', '2026-11-20'), running)).toBe(true)
    expect(meets(from('2026-11-21', '2026-12-20'), running)).toBe(false)
    expect(meets(from('2026-10-20', '2026-11-19'), running)).toBe(false)
    expect(meets(listedWith(), running)).toBe(false)
    expect(meets(from('2026-10-20', '2026-11-19'), { tab: 'grace', ...running })).toBe(false)
    expect(meets(from('2026-10-20', '2026-11-22'), { tab: 'expiring', ...running })).toBe(true)
  })

  it('an age today: the birthday counts, 29 February on the 1st of March', () => {
    const [minor, young] = ageBands
    const born = (dob: string) => listedWith({ dob: civil(dob) })
    expect(meets(born('2008-11-20'), { age: young })).toBe(true)
    expect(meets(born('2008-11-20'), { age: minor })).toBe(false)
    expect(meets(born('2008-11-21'), { age: minor })).toBe(true)
    expect(meets(born('2001-11-21'), { age: young })).toBe(true)
    expect(meets(born('2001-11-20'), { age: young })).toBe(false)
    for (const age of ageBands) {
      expect(meets(listedWith({ dob: null }), { age })).toBe(false)
      expect(meets(born('2027-01-01'), { age }), 'born tomorrow').toBe(false)
    }
  })

  it('an age that every age has: the bands leave none out and name none twice', () => {
    for (let age = 0; age <= 120; age += 1)
      expect(ageBands.filter(({ from, to }) => age >= from && age <= to)).toHaveLength(1)
  })

  it('the beginning of a pincode', () => {
    const member = listedWith({ pincode: '452001' })
    expect(meets(member, { pincode: '452' })).toBe(true)
    expect(meets(member, { pincode: '452001' })).toBe(true)
    expect(meets(member, { pincode: '52' })).toBe(false)
    expect(meets(listedWith(), { pincode: '4' })).toBe(false)
  })

  it('a photo or an ID proof that is missing', () => {
    expect(meets(listedWith(), { missing: 'photo' })).toBe(true)
    expect(meets(listedWith({ dp: 'g1/members/m1/photo' }), { missing: 'photo' })).toBe(false)
    expect(meets(listedWith(), { missing: 'idProof' })).toBe(true)
    expect(meets(listedWith({ idProof: 'g1/members/m1/idProof-1' }), { missing: 'idProof' })).toBe(false)
  })

  it('a guardian’s consent that is missing, of those under 18 alone (DOMAIN 8)', () => {
    const guardian = { name: 'Ravi', phone: '', relation: '', consentOn: null }
    const child = { dob: addDays(today, -365 * 10), guardian }
    expect(meets(listedWith(child), { missing: 'consent' })).toBe(true)
    expect(meets(listedWith({ ...child, guardian: null }), { missing: 'consent' })).toBe(true)
    const agreed = { ...guardian, consentOn: today }
    expect(meets(listedWith({ ...child, guardian: agreed }), { missing: 'consent' })).toBe(false)
    expect(meets(listedWith({ dob: civil('1995-02-28') }), { missing: 'consent' })).toBe(false)
    expect(meets(listedWith({ dob: null }), { missing: 'consent' })).toBe(false)
  })

  it('a link to the devices at the door', () => {
    expect(meets(listedWith({ biometricUserId: 7 }), { device: 'linked' })).toBe(true)
    expect(meets(listedWith({ biometricUserId: 7 }), { device: 'notLinked' })).toBe(false)
    expect(meets(listedWith(), { device: 'linked' })).toBe(false)
    expect(meets(listedWith(), { device: 'notLinked' })).toBe(true)
  })

  it('who trains them, or that nobody does', () => {
    const trained = listedWith({ trainerId: 'ravi', trainerName: 'Ravi Kumar' })
    expect(meets(trained, { trainerId: 'ravi' })).toBe(true)
    expect(meets(trained, { trainerId: 'meera' })).toBe(false)
    expect(meets(trained, { trainerId: NO_TRAINER })).toBe(false)
    expect(meets(listedWith(), { trainerId: NO_TRAINER })).toBe(true)
    expect(meets(listedWith(), { trainerId: 'ravi' })).toBe(false)
  })

  it('all of it at once, on any tab', () => {
    const member = listedWith({ gender: 'Female', biometricUserId: 7, pincode: '452001', isActive: false })
    const asked = { gender: 'Female', device: 'linked', pincode: '45' } as const
    expect(meets(member, { ...asked, tab: 'deactivated' })).toBe(true)
    expect(meets(member, { ...asked, tab: 'deactivated', missing: 'consent' })).toBe(false)
    expect(meets(member, asked)).toBe(false)
  })
})
