import { describe, expect, it } from 'vitest'
import { activeTabs, inactiveTabs, type MemberFilter } from '@/domain/members/memberFilter'
import { civil } from '@/domain/shared/civilDate'
import { duesTotal, memberList, memberSortsOf, memberTotal, servedFilter } from './memberQueries'

const today = civil('2026-11-20')
const filter = (fields: Partial<MemberFilter>): MemberFilter => ({
  tab: 'all',
  sort: 'name',
  direction: 'asc',
  ...fields,
})

describe('the query of a members list', () => {
  it('orders by the sort, then by every other field with an inequality, all one way', () => {
    const { orderBy } = memberList(
      'iron',
      filter({ tab: 'absent', sort: 'lastVisit', direction: 'desc' }),
      today,
    )
    expect(orderBy).toEqual([
      { field: 'lookup.lastVisitOn', direction: 'desc' },
      { field: 'lookup.coverUntil', direction: 'desc' },
      { field: 'lookup.startsOn', direction: 'desc' },
    ])
  })

  it('answers a sort that the tab does not have by name', () => {
    expect(servedFilter(filter({ tab: 'frozen', sort: 'due' })).sort).toBe('name')
    expect(servedFilter(filter({ tab: 'dues', sort: 'due' })).sort).toBe('due')
  })

  it.each([...activeTabs, ...inactiveTabs])('offers the name first on tab %s', (tab) => {
    expect(memberSortsOf(tab)[0]).toBe('name')
  })
})

describe('totals', () => {
  it.each([
    ['a count', memberTotal('iron', filter({}), today)],
    ['the sum of dues', duesTotal('iron', today)],
  ])('%s is about one centre', (_name, { where }) => {
    expect(where[0]).toEqual({ field: 'gymId', op: '==', value: 'iron' })
  })

  it('count in the order of the list by name, whatever the list is sorted by: it has an index', () => {
    const counted = memberTotal('iron', filter({ tab: 'dues', sort: 'due', direction: 'desc' }), today)
    const listed = memberList('iron', filter({ tab: 'dues' }), today)
    expect(counted.orderBy).toEqual(listed.orderBy)
  })
})
