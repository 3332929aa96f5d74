import type { MemberLimits } from '@/domain/gyms/settings'
import { addDays, earliest, latest, startOfMonth } from '@/domain/shared/calendar'
import { LAST_END, type CivilDate } from '@/domain/shared/civilDate'
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

/** What is asked of the members of a centre; the store counts these for the dashboard, lists look through the directory. */
export type MemberQuestion = {
  tab: ActiveTab | InactiveTab
  packageId?: string | undefined
  /** Last covered day, both inclusive. */
  endsFrom?: CivilDate | undefined
  endsTo?: CivilDate | undefined
  /** A package runs today: the active members of PRODUCT 2.Q. */
  isRunning?: boolean | undefined
}

/** Ages in years, both inclusive (PRODUCT screen 4). Who is under 18 needs a guardian's consent (DOMAIN 8). */
export const ageBands = [
  { from: 0, to: 17 },
  { from: 18, to: 24 },
  { from: 25, to: 34 },
  { from: 35, to: 44 },
  { from: 45, to: 59 },
  { from: 60, to: 150 },
] as const
export type AgeBand = (typeof ageBands)[number]

/** What a record may lack; `consent` is the guardian's and is missing of minors alone. */
export const missingParts = ['photo', 'idProof', 'consent'] as const
export type MissingPart = (typeof missingParts)[number]

/** Of a filter: who has none. */
export const NO_TRAINER = 'none'

/** The birthdays that a list is asked for: today's, or of the next seven days, today included. */
export const birthdaySpans = ['today', 'week'] as const
export type BirthdaySpan = (typeof birthdaySpans)[number]

export const deviceLinks = ['linked', 'notLinked'] as const
export type DeviceLink = (typeof deviceLinks)[number]

/** What a list of members shows, and in which order. All conditions hold together. */
export type MemberFilter = MemberQuestion & {
  gender?: Gender | undefined
  source?: string | undefined
  /** Rupees. */
  dueOver?: number | undefined
  /** Day of the last visit, both inclusive; who has never come is in no range. */
  visitedFrom?: CivilDate | undefined
  visitedTo?: CivilDate | undefined
  /** Day of joining, both inclusive. */
  joinedFrom?: CivilDate | undefined
  joinedTo?: CivilDate | undefined
  /** Age today; who gave no date of birth is in no band. */
  age?: AgeBand | undefined
  /** The beginning of it. */
  pincode?: string | undefined
  missing?: MissingPart | undefined
  device?: DeviceLink | undefined
  birthday?: BirthdaySpan | undefined
  /** A uid, or NO_TRAINER. */
  trainerId?: string | undefined
  sort: MemberSort
  direction: 'asc' | 'desc'
}

export type Condition = {
  field: string
  op: '==' | '<' | '<=' | '>' | '>='
  value: string | number | boolean
}

/**
 * So many days after the end the active screen keeps a member, for its own renewal work (PRODUCT 2.G): 30, and longer
 * where the centre's grace is, because whoever is let in is not on the list of those who left.
 */
export const keptDays = ({ graceDays }: Pick<MemberLimits, 'graceDays'>): number => Math.max(30, graceDays)

type Range = { from?: CivilDate | undefined; to?: CivilDate | undefined }

/** The last covered days a tab is about; both inclusive. */
function coverRange(tab: MemberQuestion['tab'], today: CivilDate, limits: MemberLimits): Range {
  const kept = keptDays(limits)
  switch (tab) {
    case 'expiring':
      return { from: today, to: addDays(today, limits.expiringDays - 1) }
    case 'grace':
      return { from: addDays(today, -limits.graceDays), to: addDays(today, -1) }
    case 'expired':
      // Up to yesterday: whoever cancelled has no days of grace (`memberMeets.ts`).
      return { from: addDays(today, -kept), to: addDays(today, -1) }
    case 'absent':
      return { from: today, to: LAST_END }
    case 'all':
    case 'dues':
    case 'frozen':
    case 'upcoming':
    case 'new':
      return { from: addDays(today, -kept) }
    case 'lapsed30':
      return { to: addDays(today, -kept - 1) }
    case 'lapsed90':
      return { to: addDays(today, -91) }
    case 'lapsed180':
      return { to: addDays(today, -181) }
    case 'deactivated':
    case 'deleted':
      return {}
  }
}

function ownConditions({ tab }: MemberQuestion, today: CivilDate, { absentDays }: MemberLimits): Condition[] {
  switch (tab) {
    case 'expiring':
      // A package of one day that was sold for tomorrow ends soon, and has not begun.
      return [{ field: 'lookup.startsOn', op: '<=', value: today }]
    case 'dues':
      return [{ field: 'totalDueAmount', op: '>', value: 0 }]
    case 'frozen':
      return [
        { field: 'lookup.frozenFrom', op: '<=', value: today },
        { field: 'lookup.frozenTo', op: '>=', value: today },
      ]
    case 'absent':
      return [
        { field: 'lookup.startsOn', op: '<=', value: today },
        { field: 'lookup.lastVisitOn', op: '<=', value: addDays(today, -absentDays) },
      ]
    case 'upcoming':
      return [{ field: 'lookup.startsOn', op: '>', value: today }]
    case 'new':
      return [{ field: 'lookup.joinedOn', op: '>=', value: startOfMonth(today) }]
    default:
      return []
  }
}

function standing(tab: MemberQuestion['tab']): Condition[] {
  if (tab === 'deleted') return [{ field: 'deleted', op: '==', value: true }]
  return [
    { field: 'isActive', op: '==', value: tab !== 'deactivated' },
    { field: 'deleted', op: '==', value: false },
  ]
}

/** At most one lower and one upper bound: the narrower of the tab's and the asked range. */
function bounds(tab: Range, { endsFrom, endsTo, isRunning }: MemberQuestion, today: CivilDate): Condition[] {
  const isAsked = endsFrom !== undefined || endsTo !== undefined || isRunning === true
  const lower = [tab.from, endsFrom, isRunning === true ? today : undefined].filter(
    (date) => date !== undefined,
  )
  // Members without a package end on '9999-12-31': a range of end dates is never about them.
  const upper = [tab.to, endsTo, isAsked ? LAST_END : undefined].filter((date) => date !== undefined)
  const [from, ...laterFrom] = lower
  const [to, ...earlierTo] = upper
  const conditions: Condition[] = []
  if (from) conditions.push({ field: 'lookup.coverUntil', op: '>=', value: latest(from, ...laterFrom) })
  if (to) conditions.push({ field: 'lookup.coverUntil', op: '<=', value: earliest(to, ...earlierTo) })
  return conditions
}

/**
 * What the fields of a member must meet, each by itself, to be on that tab today (PRODUCT 2.G and 4, screens 4 and 5), as the
 * store could answer it; the centre comes on top. What follows from several fields together, `meetsFilter` adds.
 */
export function conditionsOf(question: MemberQuestion, today: CivilDate, limits: MemberLimits): Condition[] {
  const { tab, packageId, isRunning } = question
  const conditions = [
    ...standing(tab),
    ...ownConditions(question, today, limits),
    ...bounds(coverRange(tab, today, limits), question, today),
  ]
  if (isRunning) conditions.push({ field: 'lookup.startsOn', op: '<=', value: today })
  if (packageId) conditions.push({ field: 'lookup.packageId', op: '==', value: packageId })
  return conditions
}
