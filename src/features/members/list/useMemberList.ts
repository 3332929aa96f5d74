import { useCallback, useMemo } from 'react'
import type { ListedMember } from '@/domain/members/listedMember'
import type { MemberFilter, MemberSort } from '@/domain/members/memberFilter'
import { meetsFilter } from '@/domain/members/memberMeets'
import { inOrder } from '@/domain/members/memberOrder'
import { searchMembers } from '@/domain/members/memberSearch'
import { tabCounts } from '@/domain/members/memberTotals'
import { useListedMembers } from '@/components/members/useListedMembers'
import { useGym } from '@/session/useGym'
import type { ListData } from '@/lists/listData'
import { pageOfRows } from '@/lists/pageOfRows'
import { streamOf } from '@/lists/streamOf'
import type { ListState } from '@/lists/useListState'
import { memberFilterOf, type MemberFilterId } from './memberFilterOf'
import { gymRepository } from '@/data/gyms/gymRepository'
import { memberRepository } from '@/data/members/memberRepository'
import { firstOf } from '@/data/store/firstOf'
import { useRepository } from '@/session/useRepository'

type Tab = MemberFilter['tab']

const PAGE_SIZE = 50

const NOBODY: readonly ListedMember[] = []
const idOf = ({ id }: ListedMember) => id

export type MemberList<T extends Tab> = {
  page: ListData<ListedMember>
  /** Everybody of the centre; null until they are known. */
  everybody: readonly ListedMember[] | null
  /** All who are on this list, in its order; of a search, best first. */
  matching: readonly ListedMember[]
  /** While searching, how many answer to the text on other lists. */
  elsewhere: number
  counts: Partial<Record<T, number>>
  all: () => AsyncIterable<ListedMember>
}

/** The data of a list of members, looked through in memory: no tab, filter, order or page asks the store for anything. */
export function useMemberList<T extends Tab>(
  list: ListState<T, MemberSort, MemberFilterId>,
  tabs: readonly T[],
): MemberList<T> {
  const { today, settings } = useGym()
  const { tab, sort, filters, cursor, firstIndex, q } = list
  const listed = useListedMembers()
  const everybody = listed.status === 'ready' ? listed.value : null
  const members = everybody ?? NOBODY
  const filter = useMemo(
    () => memberFilterOf({ tab, sort: sort.by, direction: sort.direction, filters }),
    [tab, sort, filters],
  )
  const { here: matching, elsewhere } = useMemo(() => {
    const isHere = meetsFilter(filter, today, settings)
    return q === ''
      ? { here: inOrder(members.filter(isHere), filter), elsewhere: 0 }
      : searchMembers(members, q, isHere)
  }, [members, filter, today, settings, q])
  const counts = useMemo(
    () => (everybody === null ? {} : tabCounts(everybody, tabs, today, settings)),
    [everybody, tabs, today, settings],
  )
  const page = useMemo((): ListData<ListedMember> => {
    if (listed.status !== 'ready') return listed
    return { ...listed, value: pageOfRows(matching, idOf, { cursor, firstIndex, pageSize: PAGE_SIZE }) }
  }, [listed, matching, cursor, firstIndex])
  const all = useCallback(() => streamOf(matching), [matching])
  return { page, everybody, matching, elsewhere, counts, all }
}

/**
 * How many members today's lists do not know, or not fully: entries that an older version wrote, and members without an entry.
 * The centre counts its members; they are counted again, which costs a read for each thousand, only where it says more.
 */
export function useOlderMembers(everybody: readonly ListedMember[]): () => Promise<number> {
  const { gymId } = useGym()
  const gyms = useRepository(gymRepository)
  const members = useRepository(memberRepository)
  return useCallback(async () => {
    const older = everybody.filter(({ isOlder }) => isOlder).length
    if (older > 0) return older
    const gym = await firstOf(gyms.one(gymId))
    const known = everybody.filter(({ deleted }) => !deleted).length
    if (gym === null || gym.members <= known) return 0
    return Math.max(0, (await members.countAll(gymId)) - everybody.length)
  }, [everybody, gyms, members, gymId])
}
