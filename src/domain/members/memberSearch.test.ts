import { describe, expect, it } from 'vitest'
import { listedWith } from './fixtures'
import { packageWith } from '@/domain/packages/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import type { MemberFilter } from './memberFilter'
import { meetsFilter } from './memberMeets'
import { searchMembers } from './memberSearch'

const today = civil('2026-11-20')
const covered = (endDate: string) => ({
  currentPackage: packageWith({ startDate: civil('2026-01-01'), endDate: civil(endDate) }),
})
const people = [
  listedWith({
    id: 'here',
    name: 'Asha Rao',
    gender: 'Female',
    ...covered('2027-01-31'),
    totalDueAmount: 500,
  }),
  listedWith({ id: 'soon', name: 'Asha Patel', ...covered('2026-11-22') }),
  listedWith({ id: 'lapsed', name: 'Asha Nair', ...covered('2026-06-30') }),
  listedWith({ id: 'left', name: 'Asha Iyer', isActive: false }),
  listedWith({ id: 'gone', name: 'Asha Gone', deleted: true }),
  listedWith({ id: 'other', name: 'Ravi Kumar', ...covered('2027-01-31') }),
]

function search(fields: Partial<MemberFilter>) {
  const filter: MemberFilter = { tab: 'all', sort: 'name', direction: 'asc', ...fields }
  const { here, elsewhere } = searchMembers(people, 'asha', meetsFilter(filter, today, settingsWith()))
  return { ids: here.map(({ id }) => id), elsewhere }
}

describe('searching within a list', () => {
  it('finds who is on the list, and counts who answers on other lists, deleted ones not', () => {
    expect(search({ tab: 'all' })).toEqual({ ids: ['soon', 'here'], elsewhere: 2 })
    expect(search({ tab: 'dues' })).toEqual({ ids: ['here'], elsewhere: 3 })
    expect(search({ tab: 'expiring' })).toMatchObject({ ids: ['soon'] })
    expect(search({ gender: 'Female' })).toEqual({ ids: ['here'], elsewhere: 3 })
  })

  it('finds those who left on their own lists', () => {
    expect(search({ tab: 'lapsed30' })).toMatchObject({ ids: ['lapsed'] })
    expect(search({ tab: 'deactivated' })).toMatchObject({ ids: ['left'] })
    expect(search({ tab: 'deleted' })).toMatchObject({ ids: ['gone'], elsewhere: 4 })
  })

  it('asks of nobody whether they are on the list who does not answer', () => {
    const asked: string[] = []
    searchMembers(people, 'ravi', ({ id }) => asked.push(id) > 0)
    expect(asked).toEqual(['other'])
    expect(searchMembers(people, ' ', () => true)).toEqual({ here: [], elsewhere: 0 })
  })

  it('finds everybody who answers, however many', () => {
    const many = Array.from({ length: 300 }, (_, at) => listedWith({ id: `m${at}`, name: `Asha ${at}` }))
    expect(searchMembers(many, 'asha', () => true).here).toHaveLength(300)
  })
})
