import { describe, expect, it } from 'vitest'
import { directoryEntryOf } from '@/domain/members/directory'
import type { Member } from '@/domain/members/member'
import { conditionsOf, type MemberFilter } from '@/domain/members/memberFilter'
import { memberWith, packageWith } from '@/domain/packages/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { meetsAll } from './meets'
import { searchView } from './searchView'

const today = civil('2026-11-20')
const filter = (fields: Partial<MemberFilter>): MemberFilter => ({
  tab: 'all',
  sort: 'name',
  direction: 'asc',
  ...fields,
})
const covered = (endDate: string) => ({
  currentPackage: packageWith({ startDate: civil('2026-01-01'), endDate: civil(endDate) }),
})
const people: Member[] = [
  memberWith({ id: 'here', name: 'Asha Rao', ...covered('2027-01-31'), totalDueAmount: 500 }),
  memberWith({ id: 'soon', name: 'Asha Patel', ...covered('2026-11-22') }),
  memberWith({ id: 'lapsed', name: 'Asha Nair', ...covered('2026-06-30') }),
  memberWith({ id: 'left', name: 'Asha Iyer', isActive: false }),
  memberWith({ id: 'gone', name: 'Asha Gone', deleted: true }),
  memberWith({ id: 'other', name: 'Ravi Kumar', ...covered('2027-01-31') }),
]
const entries = new Map(people.map((member) => [member.id, directoryEntryOf(member)]))
const search = (fields: Partial<MemberFilter>) =>
  searchView(entries, 'asha', conditionsOf(filter(fields), today))

describe('searching within a list', () => {
  it('finds who is on the list, and counts who answers on other lists, deleted ones not', () => {
    expect(search({ tab: 'all' })).toEqual({ ids: ['soon', 'here'], isCut: false, elsewhere: 2 })
    expect(search({ tab: 'dues' })).toEqual({ ids: ['here'], isCut: false, elsewhere: 3 })
    expect(search({ tab: 'expiring' })).toMatchObject({ ids: ['soon'] })
  })

  it('finds those who left on their own lists', () => {
    expect(search({ tab: 'lapsed30' })).toMatchObject({ ids: ['lapsed'] })
    expect(search({ tab: 'deactivated' })).toMatchObject({ ids: ['left'] })
    expect(search({ tab: 'deleted' })).toMatchObject({ ids: ['gone'], elsewhere: 4 })
  })

  it('leaves to the fetched member what the directory does not hold', () => {
    const conditions = conditionsOf(filter({ gender: 'Female' }), today)
    expect(searchView(entries, 'asha', conditions).ids).toEqual(['soon', 'here'])
    expect(meetsAll(memberWith({ gender: 'Female' }), conditions)).toBe(true)
    expect(meetsAll(memberWith({ gender: 'Male' }), conditions)).toBe(false)
  })

  it('agrees with the store about members without a package: a range of end dates is not about them', () => {
    const inRange = conditionsOf(filter({ endsFrom: civil('2026-11-01') }), today)
    expect(meetsAll(memberWith(), inRange)).toBe(false)
    expect(meetsAll(memberWith(), conditionsOf(filter({}), today))).toBe(true)
  })
})
