import type { GymFilter } from '@/data/gyms/gymQueries'
import { SILENT_DAYS } from '@/domain/gyms/gymActivityOf'
import { gymSigns, type GymSign } from '@/domain/gyms/gymSigns'
import { OWN_TERMS } from '@/domain/gymPackages/packageFigures'
import { NO_STATE } from '@/domain/gymPackages/platformMonth'
import { businessTypeNames, businessTypes } from '@/domain/shared/businessType'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { choiceFilter, type FilterChoice, type FilterDefinition } from '@/lists/filter'
import { stateNames } from '@/domain/tax/states'
import { filterOfTab, type GymTab } from './gymTabs'

export const gymFilterIds = ['ends', 'kind', 'attention', 'package', 'type', 'state', 'referral'] as const
export type GymFilterId = (typeof gymFilterIds)[number]
export type GymSort = GymFilter['sort']

/** Days, today included. */
const endingSoon = { week: '7', month: '30' } as const

const signLabels: Record<GymSign, string> = {
  silent: `Silent for ${SILENT_DAYS} days`,
  unhealthy: 'Poor health',
  problems: 'Failing nights',
  devices: 'Failing devices',
}

const everyone: FilterDefinition<GymFilterId>[] = [
  choiceFilter('ends', 'Package ends', { '7': 'Within 7 days', '30': 'Within 30 days' }),
  choiceFilter(
    'type',
    'Type',
    Object.fromEntries(businessTypes.map((type) => [type, businessTypeNames[type]])),
  ),
  choiceFilter('state', 'State', {
    ...Object.fromEntries(stateNames.map((state) => [state, state])),
    [NO_STATE]: 'No state given',
  }),
  { id: 'referral', label: 'Referral code', kind: 'text' },
]

/**
 * What a person chooses from. Sales has neither the packages by their ids nor what a centre does: its copies hold none of it.
 */
export const gymFilters = (
  isAdmin: boolean,
  packages: readonly FilterChoice[],
): FilterDefinition<GymFilterId>[] =>
  isAdmin
    ? [
        choiceFilter('attention', 'Needs attention', signLabels),
        choiceFilter('kind', 'Subscription', { trial: 'Trial', paid: 'Paid package', paying: 'Paying now' }),
        { id: 'package', label: 'Package', kind: 'choice', options: packages },
        ...everyone,
      ]
    : everyone

function daysOf(chosen: string | undefined, today: CivilDate): GymFilter['ends'] {
  const days = Object.values(endingSoon).find((known) => known === chosen)
  return days && { from: today, to: addDays(today, Number(days) - 1) }
}

type Asked = {
  tab: GymTab
  q: string
  chosen: Partial<Record<GymFilterId, string>>
  sort: { by: GymSort; direction: 'asc' | 'desc' }
  isAdmin: boolean
}

/**
 * What the address asks for; a value that is none of the choices reads as not set. A disabled centre needs no attention and
 * has no package that ends: with these it is asked for on its own tab alone.
 */
export function gymFilterOf({ tab, q, chosen, sort, isAdmin }: Asked, today: CivilDate): GymFilter {
  const { kind, type, state, referral } = chosen
  const sign = isAdmin ? gymSigns.find((known) => known === chosen.attention) : undefined
  const ends = daysOf(chosen.ends, today)
  const { status, standing } = filterOfTab(tab, today)
  const isAboutOpen = sign !== undefined || ends !== undefined
  return {
    search: q,
    status: status === 'all' && isAboutOpen ? 'active' : status,
    standing,
    ends,
    isTrial: !isAdmin ? undefined : kind === 'trial' ? true : kind === 'paid' ? false : undefined,
    type: businessTypes.find((known) => known === type) ?? null,
    state: state === NO_STATE ? '' : state || undefined,
    packageId: !isAdmin ? undefined : chosen.package === OWN_TERMS ? '' : chosen.package || undefined,
    sign,
    isPaying: isAdmin && kind === 'paying' ? true : undefined,
    referralCode: referral?.trim().toUpperCase(),
    sort: sort.by,
    direction: sort.direction,
  }
}
