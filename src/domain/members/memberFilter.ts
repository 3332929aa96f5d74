import { addDays, earliest, latest, startOfMonth } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { LAST_END } from './lookupOf'
import type { Gender } from './member'

export const activeTabs = [
  'all',
  'expiring',
  'grace',
  'expired',
  'dues',
  'frozen',
  'absent',
  'upcoming',
  'new',
] as const
export type ActiveTab = (typeof activeTabs)[number]

export const inactiveTabs = ['lapsed30', 'lapsed90', 'lapsed180', 'deactivated', 'deleted'] as const
export type InactiveTab = (typeof inactiveTabs)[number]

export const memberSorts = ['name', 'endsOn', 'due', 'joined', 'lastVisit'] as const
export type MemberSort = (typeof memberSorts)[number]

export type MemberFilter = {
  tab: ActiveTab | InactiveTab
  packageId?: string | undefined
  gender?: Gender | undefined
  source?: string | undefined
  /** Last covered day, both inclusive. */
  endsFrom?: CivilDate | undefined
  endsTo?: CivilDate | undefined
  /** Rupees; of the dues tab alone, whose index it narrows. */
  dueOver?: number | undefined
  sort: MemberSort
  direction: 'asc' | 'desc'
}

export type Condition = {
  field: string
  op: '==' | '<' | '<=' | '>' | '>='
  value: string | number | boolean
}

/** The active screen keeps a member this long after the end, for its own renewal work (PRODUCT 2.G). */
const KEPT_DAYS = 30
const EXPIRING_DAYS = 7
const GRACE_DAYS = 3
const ABSENT_DAYS = 10

type Range = { from?: CivilDate | undefined; to?: CivilDate | undefined }

/** The last covered days a tab is about; both inclusive. */
function coverRange(tab: MemberFilter['tab'], today: CivilDate): Range {
  switch (tab) {
    case 'expiring':
      return { from: today, to: addDays(today, EXPIRING_DAYS - 1) }
    case 'grace':
      return { from: addDays(today, -GRACE_DAYS), to: addDays(today, -1) }
    case 'expired':
      return { from: addDays(today, -KEPT_DAYS), to: addDays(today, -GRACE_DAYS - 1) }
    case 'absent':
      return { from: today, to: LAST_END }
    case 'all':
    case 'dues':
    case 'frozen':
    case 'upcoming':
    case 'new':
      return { from: addDays(today, -KEPT_DAYS) }
    case 'lapsed30':
      return { to: addDays(today, -31) }
    case 'lapsed90':
      return { to: addDays(today, -91) }
    case 'lapsed180':
      return { to: addDays(today, -181) }
    case 'deactivated':
    case 'deleted':
      return {}
  }
}

function ownConditions({ tab, dueOver }: MemberFilter, today: CivilDate): Condition[] {
  switch (tab) {
    case 'dues':
      return [{ field: 'totalDueAmount', op: '>', value: dueOver ?? 0 }]
    case 'frozen':
      return [
        { field: 'lookup.frozenFrom', op: '<=', value: today },
        { field: 'lookup.frozenTo', op: '>=', value: today },
      ]
    case 'absent':
      return [
        { field: 'lookup.startsOn', op: '<=', value: today },
        { field: 'lookup.lastVisitOn', op: '<=', value: addDays(today, -ABSENT_DAYS) },
      ]
    case 'upcoming':
      return [{ field: 'lookup.startsOn', op: '>', value: today }]
    case 'new':
      return [{ field: 'lookup.joinedOn', op: '>=', value: startOfMonth(today) }]
    default:
      return []
  }
}

function standing(tab: MemberFilter['tab']): Condition[] {
  if (tab === 'deleted') return [{ field: 'deleted', op: '==', value: true }]
  return [
    { field: 'isActive', op: '==', value: tab !== 'deactivated' },
    { field: 'deleted', op: '==', value: false },
  ]
}

/** At most one lower and one upper bound: the narrower of the tab's and the asked range. */
function bounds(tab: Range, { endsFrom, endsTo }: MemberFilter): Condition[] {
  const isAsked = endsFrom !== undefined || endsTo !== undefined
  const lower = [tab.from, endsFrom].filter((date) => date !== undefined)
  // Members without a package end on '9999-12-31': a range of end dates is never about them.
  const upper = [tab.to, endsTo, isAsked ? LAST_END : undefined].filter((date) => date !== undefined)
  const [from, ...laterFrom] = lower
  const [to, ...earlierTo] = upper
  const conditions: Condition[] = []
  if (from) conditions.push({ field: 'lookup.coverUntil', op: '>=', value: latest(from, ...laterFrom) })
  if (to) conditions.push({ field: 'lookup.coverUntil', op: '<=', value: earliest(to, ...earlierTo) })
  return conditions
}

/** What a member must meet to be on that list today (PRODUCT 2.G and 4, screens 4 and 5); the centre comes on top. */
export function conditionsOf(filter: MemberFilter, today: CivilDate): Condition[] {
  const { tab, packageId, gender, source } = filter
  const conditions = [
    ...standing(tab),
    ...ownConditions(filter, today),
    ...bounds(coverRange(tab, today), filter),
  ]
  if (packageId) conditions.push({ field: 'lookup.packageId', op: '==', value: packageId })
  if (gender) conditions.push({ field: 'gender', op: '==', value: gender })
  if (source) conditions.push({ field: 'sourceOfJoining', op: '==', value: source })
  return conditions
}

/** The field a list is ordered by. */
export const sortFields: Record<MemberSort, string> = {
  name: 'lookup.nameLower',
  endsOn: 'lookup.coverUntil',
  due: 'totalDueAmount',
  joined: 'lookup.joinedOn',
  lastVisit: 'lookup.lastVisitOn',
}
