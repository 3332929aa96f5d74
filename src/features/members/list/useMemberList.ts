import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { memberSortsOf } from '@/data/members/memberQueries'
import type { Member } from '@/domain/members/member'
import type { MemberFilter, MemberSort } from '@/domain/members/memberFilter'
import { useCentre } from '@/session/useCentre'
import { useBackend } from '@/session/useSession'
import type { ListState } from '@/ui/list/useListState'
import { beingUpgraded, watchUpgrade } from '../upkeep/recordUpgrade'
import { memberFilterOf, type MemberFilterId } from './memberFilterOf'
import { useMatchCount } from './useMatchCount'
import { useMemberRows, type MemberRows } from './useMemberRows'
import { useTabCounts } from './useTabCounts'
import { streamOf } from '@/ui/list/streamOf'

type Tab = MemberFilter['tab']

export type MemberList<T extends Tab> = MemberRows & {
  counts: Partial<Record<T, number>>
  /** Of the open tab under its conditions, or of the search. */
  count: number | undefined
  /** The orders this tab is served in. */
  sorts: readonly MemberSort[]
  all: () => AsyncIterable<Member>
}

/** The data of a list of members: its rows, how many, and all of them for exports and bulk acts. */
export function useMemberList<T extends Tab>(
  list: ListState<T, MemberSort, MemberFilterId>,
  tabs: readonly T[],
): MemberList<T> {
  const { repositories } = useBackend()
  const { gymId, today } = useCentre()
  const { tab, sort, filters, cursor, q } = list
  const filter = useMemo(
    () => memberFilterOf({ tab, sort: sort.by, direction: sort.direction, filters }),
    [tab, sort, filters],
  )
  const { page, found } = useMemberRows(filter, cursor, q)
  const rows = page.status === 'ready' ? page.value.rows : undefined
  const upgrading = useSyncExternalStore(watchUpgrade, () => beingUpgraded(gymId))
  const counts = useTabCounts(tabs, rows, upgrading)
  const matching = useMatchCount(filter, Object.keys(filters).length > 0, counts[tab])
  const isSearching = found !== null
  const all = useCallback(
    () => (isSearching ? streamOf(rows ?? []) : repositories.members.all(gymId, filter, today)),
    [repositories, gymId, filter, today, isSearching, rows],
  )
  return {
    page,
    found,
    counts,
    count: isSearching ? rows?.length : matching,
    sorts: memberSortsOf(tab),
    all,
  }
}
