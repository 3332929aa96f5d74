import type { BusinessType } from '@/domain/shared/businessType'
import { textsWith, type GymMark, type GymSign } from '@/domain/gyms/gymSigns'
import { FIRST_DAY, standingTerms, type OpenStanding } from '@/domain/gyms/gymStanding'
import type { CivilDate } from '@/domain/shared/civilDate'
import { lowerName } from '@/domain/shared/text'
import type { DocumentStore, Filtered, OrderBy, Where } from '@/data/store/documentStore'
import type { LiveQuery } from '@/data/store/live'
import { askedOnce } from '@/data/store/liveQueries'

/** The list of registered centres; `search` is the beginning of a name and always orders by name. */
export type GymFilter = {
  search: string
  status: 'all' | 'active' | 'disabled'
  /** With 'active': those whose package stands so on that day. */
  standing?: { of: OpenStanding; today: CivilDate } | undefined
  /** Whose package ends on one of these days, both inclusive. */
  ends?: { from: CivilDate; to: CivilDate } | undefined
  /** Whether the package is a trial. */
  isTrial?: boolean | undefined
  type: BusinessType | null
  /** Exactly as stored, e.g. `Madhya Pradesh`, '' for those without one; absent for all. */
  state?: string | undefined
  /** The package that the centre holds, '' for one that was typed at registration; `gyms` alone knows it, as what follows. */
  packageId?: string | undefined
  /** Those whose last night found this sign (decision 48). */
  sign?: GymSign | undefined
  /** Those whose paid package ran in their last night: the centres that make up the MRR. */
  isPaying?: true | undefined
  /** The one centre with this code, whatever else is asked. */
  referralCode?: string | undefined
  sort: 'name' | 'created'
  direction: 'asc' | 'desc'
}

/** Sorts after every letter that a name may go on with. */
const LAST_LETTER = '\uf8ff'

/** `gyms` for administrators, their public copies for Sales. */
export type GymCollection = 'gyms' | 'gymsPublic'

/** Where the two collections keep whether the package is a trial. */
const trialFields: Record<GymCollection, string> = {
  gyms: 'currentPackage.isTrial',
  gymsPublic: 'isTrial',
}

/** When it ends, in both. */
const UNTIL = 'packageUntil'

const equal = (field: string, value: unknown): Where => ({ field, op: '==', value })

/** When the package ends, as the standing and the filter ask for it together; null: any or none. */
function endDays({ standing, ends }: GymFilter): { from: string; to: string | null } | null {
  if (standing === undefined && ends === undefined) return null
  const terms = standing === undefined ? null : standingTerms(standing.of, standing.today)
  const inOrder = (...days: (string | null | undefined)[]) =>
    days.filter((day) => typeof day === 'string').sort()
  const [to = null] = inOrder(terms?.to, ends?.to)
  return { from: inOrder(terms?.from, ends?.from).at(-1) ?? FIRST_DAY, to }
}

function packageConditions(filter: GymFilter, collection: GymCollection): Where[] {
  const { standing, isTrial, packageId } = filter
  const ofStanding = standing && standingTerms(standing.of, standing.today).isTrial
  const days = endDays(filter)
  return [
    ...[ofStanding, isTrial].flatMap((value) =>
      value === undefined ? [] : [equal(trialFields[collection], value)],
    ),
    ...(packageId !== undefined ? [equal('currentPackage.packageId', packageId)] : []),
    ...(days === null ? [] : [{ field: UNTIL, op: '>=', value: days.from } as const]),
    ...(days === null || days.to === null ? [] : [{ field: UNTIL, op: '<=', value: days.to } as const]),
  ]
}

function conditionsOf(filter: GymFilter, collection: GymCollection): Where[] {
  const { search, status, type, state, sign, isPaying } = filter
  const marks: GymMark[] = [...(sign ? [sign] : []), ...(isPaying ? (['paying'] as const) : [])]
  const typed = lowerName(search)
  return [
    ...(status === 'all' ? [] : [equal('isDisabled', status === 'disabled')]),
    ...packageConditions(filter, collection),
    ...(marks.length === 0
      ? []
      : [{ field: 'activity.signs', op: 'in', value: textsWith(...marks) } as const]),
    ...(type === null ? [] : [equal('type', type)]),
    ...(state === undefined ? [] : [equal('state', state)]),
    ...(typed === ''
      ? []
      : [
          { field: 'nameLower', op: '>=', value: typed } as const,
          { field: 'nameLower', op: '<=', value: typed + LAST_LETTER } as const,
        ]),
  ]
}

/** Whether the list can be put in another order than by name, A first: the indexes for more would be many. */
export const isSortable = ({
  standing,
  ends,
  isTrial,
  packageId,
  sign,
  isPaying,
  referralCode,
}: GymFilter): boolean =>
  [standing, ends, isTrial, packageId, sign, isPaying, referralCode].every((each) => each === undefined)

function orderOf(filter: GymFilter): OrderBy[] {
  if (isSortable(filter)) {
    const isByName = filter.sort === 'name' || lowerName(filter.search) !== ''
    return [{ field: isByName ? 'nameLower' : 'createdAt', direction: filter.direction }]
  }
  const fields = ['nameLower', ...(endDays(filter) === null ? [] : [UNTIL])]
  return fields.map((field) => ({ field, direction: 'asc' }))
}

/** Administrators and Sales read every centre, so there is no tenant filter here (SPECIFICATION 6). */
export function gymList(
  filter: GymFilter,
  collection: GymCollection = 'gyms',
): { path: GymCollection; where: Where[]; orderBy: OrderBy[] } {
  if (filter.referralCode !== undefined)
    return { path: collection, where: [equal('referralCode', filter.referralCode)], orderBy: [] }
  return { path: collection, where: conditionsOf(filter, collection), orderBy: orderOf(filter) }
}

export function gymTotal(filter: GymFilter, collection: GymCollection = 'gyms'): Filtered {
  const { path, where, orderBy } = gymList({ ...filter, sort: 'name', direction: 'asc' }, collection)
  return { collection: path, where, orderBy }
}

/** How many each question finds; asked once a watch, and again when `seen` is another. */
export const gymCountsOf = (
  store: Pick<DocumentStore, 'count'>,
  totals: readonly Filtered[],
  seen: string,
): LiveQuery<number[]> =>
  askedOnce(`counts ${JSON.stringify(totals)} ${seen}`, () =>
    Promise.all(totals.map((total) => store.count(total))),
  )

/** Every centre whose night kept a figure, in its order: so the store adds it up by that index. */
export const keptTotal = (field: 'monthly' | 'monthlyBefore'): Filtered => ({
  collection: 'gyms',
  where: [],
  orderBy: [{ field: `activity.${field}`, direction: 'asc' }],
})
