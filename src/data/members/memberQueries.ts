import { conditionsOf, sortFields, type MemberFilter, type MemberSort } from '@/domain/members/memberFilter'
import { LOOKUP_VERSION } from '@/domain/members/lookupOf'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Listed } from '@/data/store/collection'
import type { Filtered, OrderBy, Where } from '@/data/store/documentStore'
import { tenantFilter } from '@/data/store/collection'

const everySort = ['name', 'endsOn', 'due', 'joined', 'lastVisit'] as const

/**
 * The orders a tab is served in. Each one costs composite indexes (queryCatalogue), so the narrow tabs have those
 * that their work asks for.
 */
const sortsOfTab: Record<MemberFilter['tab'], readonly MemberSort[]> = {
  all: everySort,
  expiring: everySort,
  grace: everySort,
  expired: everySort,
  dues: ['name', 'endsOn', 'due'],
  frozen: ['name', 'endsOn'],
  absent: ['name', 'lastVisit'],
  upcoming: ['name', 'endsOn'],
  new: ['name', 'joined'],
  lapsed30: everySort,
  lapsed90: everySort,
  lapsed180: everySort,
  deactivated: ['name', 'endsOn'],
  deleted: ['name', 'endsOn'],
}

/** The sorts a list may offer on that tab; the first is its default. */
export const memberSortsOf = (tab: MemberFilter['tab']): readonly MemberSort[] => sortsOfTab[tab]

/** The filter as it is answered: a sort that the tab does not have falls back to the tab's default. */
export const servedFilter = (filter: MemberFilter): MemberFilter =>
  sortsOfTab[filter.tab].includes(filter.sort) ? filter : { ...filter, sort: 'name' }

const isRange = ({ op }: Where) => op !== '==' && op !== 'in' && op !== 'array-contains'

/** The sort, then every other field with an inequality, as cursors need it (documentStore, `Query`). */
function ordersOf(where: Where[], sort: OrderBy): OrderBy[] {
  const ranged = new Set(where.filter(isRange).map(({ field }) => field))
  ranged.delete(sort.field)
  return [sort, ...[...ranged].sort().map((field) => ({ field, direction: sort.direction }))]
}

/** The list of a filter, as a described question about one centre. */
export function memberList(gymId: string, filter: MemberFilter, today: CivilDate): Listed {
  const served = servedFilter(filter)
  const where: Where[] = conditionsOf(served, today)
  const sort = { field: sortFields[served.sort], direction: served.direction }
  return { path: 'members', gymId, where, orderBy: ordersOf(where, sort) }
}

/** What is counted: the filter's members, over the index of its list by name. */
export function memberTotal(gymId: string, filter: MemberFilter, today: CivilDate): Filtered {
  const { path, where, orderBy } = memberList(gymId, { ...filter, sort: 'name', direction: 'asc' }, today)
  return { collection: path, where: [tenantFilter(gymId), ...where], orderBy }
}

/** What the dues are summed over: the members of the tab of that name. */
export function duesTotal(gymId: string, today: CivilDate): Filtered {
  const filter = { tab: 'dues', sort: 'due', direction: 'asc' } as const
  const { path, where, orderBy } = memberList(gymId, filter, today)
  return { collection: path, where: [tenantFilter(gymId), ...where], orderBy }
}

/** Every member of a centre, or those whose query fields today's code has written. */
export const everyMember = (gymId: string): Filtered => ({
  collection: 'members',
  where: [tenantFilter(gymId)],
})
export const upToDateMembers = (gymId: string): Filtered => ({
  collection: 'members',
  where: [tenantFilter(gymId), { field: 'lookup.version', op: '==', value: LOOKUP_VERSION }],
})

/** The members whose last visit was on that day. */
export const visitorsOn = (gymId: string, date: CivilDate): Filtered & { orderBy: OrderBy[] } => ({
  collection: 'members',
  where: [tenantFilter(gymId), { field: 'lookup.lastVisitOn', op: '==', value: date }],
  orderBy: [],
})

/** A member's packages of old, latest first. */
export const historyList = (gymId: string, memberId: string): Listed => ({
  path: `members/${memberId}/packageHistory`,
  gymId,
  where: [],
  orderBy: [{ field: 'startDate', direction: 'desc' }],
})
