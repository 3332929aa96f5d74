import type { BusinessType } from '@/domain/gyms/gym'
import { standingTerms, type OpenStanding } from '@/domain/gyms/centreStanding'
import type { CivilDate } from '@/domain/shared/civilDate'
import { lowerName } from '@/domain/shared/text'
import type { Filtered, OrderBy, Where } from '@/data/store/documentStore'

/** The list of registered centres; `search` is the beginning of a name and always orders by name. */
export type GymFilter = {
  search: string
  status: 'all' | 'active' | 'disabled'
  /** With 'active': those whose package stands so on that day; the list is then served by name, A first. */
  standing?: { of: OpenStanding; today: CivilDate } | undefined
  type: BusinessType | null
  /** Exactly as stored, e.g. `Madhya Pradesh`; absent for all. */
  state?: string | undefined
  sort: 'name' | 'created'
  direction: 'asc' | 'desc'
}

/** Sorts after every letter that a name may go on with. */
const LAST_LETTER = '\uf8ff'

const EARLIEST = '0000-01-01'

/** `gyms` for administrators, their public copies for Sales. */
export type GymCollection = 'gyms' | 'gymsPublic'

/** Where the two collections keep the package. */
const packageFields: Record<GymCollection, { endsOn: string; isTrial: string }> = {
  gyms: { endsOn: 'currentPackage.endDate', isTrial: 'currentPackage.isTrial' },
  gymsPublic: { endsOn: 'packageEndsOn', isTrial: 'isTrial' },
}

function standingConditions({ standing }: GymFilter, collection: GymCollection): Where[] {
  if (standing === undefined) return []
  const { endsFrom, endsTo, isTrial } = standingTerms(standing.of, standing.today)
  const fields = packageFields[collection]
  return [
    ...(isTrial === undefined ? [] : [{ field: fields.isTrial, op: '==', value: isTrial } as const]),
    // An unset day would come before every other: the lower end keeps packages without one out.
    { field: fields.endsOn, op: '>=', value: endsFrom ?? EARLIEST },
    ...(endsTo === undefined ? [] : [{ field: fields.endsOn, op: '<=', value: endsTo } as const]),
  ]
}

function conditionsOf(filter: GymFilter, collection: GymCollection): Where[] {
  const { search, status, type, state } = filter
  const typed = lowerName(search)
  return [
    ...(status === 'all' ? [] : [{ field: 'isDisabled', op: '==', value: status === 'disabled' } as const]),
    ...standingConditions(filter, collection),
    ...(type === null ? [] : [{ field: 'type', op: '==', value: type } as const]),
    ...(state ? [{ field: 'state', op: '==', value: state } as const] : []),
    ...(typed === ''
      ? []
      : [
          { field: 'nameLower', op: '>=', value: typed } as const,
          { field: 'nameLower', op: '<=', value: typed + LAST_LETTER } as const,
        ]),
  ]
}

/** Administrators and Sales read every centre, so there is no tenant filter here (SPECIFICATION 6). */
export function gymList(
  filter: GymFilter,
  collection: GymCollection = 'gyms',
): { path: GymCollection; where: Where[]; orderBy: OrderBy[] } {
  if (filter.standing !== undefined)
    return {
      path: collection,
      where: conditionsOf(filter, collection),
      orderBy: ['nameLower', packageFields[collection].endsOn].map((field) => ({ field, direction: 'asc' })),
    }
  const isByName = filter.sort === 'name' || lowerName(filter.search) !== ''
  return {
    path: collection,
    where: conditionsOf(filter, collection),
    orderBy: [{ field: isByName ? 'nameLower' : 'createdAt', direction: filter.direction }],
  }
}

export function gymTotal(filter: GymFilter, collection: GymCollection = 'gyms'): Filtered {
  const { path, where, orderBy } = gymList({ ...filter, sort: 'name', direction: 'asc' }, collection)
  return { collection: path, where, orderBy }
}
