import type { GymFilter } from '@/data/gyms/gymQueries'
import { openStandings } from '@/domain/gyms/centreStanding'
import { businessTypes } from '@/domain/gyms/gym'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { FilterDefinition } from '@/ui/list/filter'
import { states } from './states'
import { typeNames } from './typeNames'

export type GymFilterId = 'status' | 'type' | 'state'
export type GymSort = GymFilter['sort']

const disabled = { value: 'disabled', label: 'Disabled' }

/** The URL parameters of the list and what a person chooses from. */
export const gymFilters: FilterDefinition<GymFilterId>[] = [
  {
    id: 'status',
    label: 'Status',
    kind: 'choice',
    options: [
      ...openStandings.map((standing) => ({ value: standing.toLowerCase(), label: standing })),
      disabled,
    ],
  },
  {
    id: 'type',
    label: 'Type',
    kind: 'choice',
    options: businessTypes.map((type) => ({ value: type, label: typeNames[type] })),
  },
  {
    id: 'state',
    label: 'State',
    kind: 'choice',
    options: states.map((state) => ({ value: state, label: state })),
  },
]

/** What the address asks for; a value that is none of the choices reads as not set. */
export function gymFilterOf(
  q: string,
  chosen: Partial<Record<GymFilterId, string>>,
  sort: { by: GymSort; direction: 'asc' | 'desc' },
  today: CivilDate,
): GymFilter {
  const { status, type, state } = chosen
  const standing = openStandings.find((known) => known.toLowerCase() === status)
  return {
    search: q,
    status: status === disabled.value ? 'disabled' : standing ? 'active' : 'all',
    standing: standing && { of: standing, today },
    type: businessTypes.find((known) => known === type) ?? null,
    state,
    sort: sort.by,
    direction: sort.direction,
  }
}
