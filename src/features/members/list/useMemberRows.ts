import { useMemo, useState } from 'react'
import { conditionsOf, type MemberFilter } from '@/domain/members/memberFilter'
import type { Member } from '@/domain/members/member'
import type { PageRequest } from '@/data/store/page'
import type { LiveQuery, PageOf } from '@/data/store/live'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useCentre } from '@/session/useCentre'
import { useBackend } from '@/session/useSession'
import { FoundMembers } from './FoundMembers'
import { meetsAll } from './meets'
import { searchView, type FoundInView } from './searchView'

export const PAGE_SIZE = 50

type Cursor = Pick<PageRequest, 'after' | 'before'>

export type MemberRows = {
  page: Live<PageOf<Member>>
  /** While searching; null while browsing. */
  found: FoundInView | null
}

/** The rows of a list: browsed page by page from the store, or searched in the directory and then fetched. */
export function useMemberRows(filter: MemberFilter, cursor: Cursor, text: string): MemberRows {
  const { repositories } = useBackend()
  const { gymId, today } = useCentre()
  const isSearching = text !== ''
  const browsed = useLive(
    useMemo(
      () =>
        isSearching
          ? null
          : repositories.members.page(gymId, filter, today, { ...cursor, pageSize: PAGE_SIZE }),
      [repositories, gymId, filter, today, cursor, isSearching],
    ),
  )
  const searched = useFound(filter, text)
  return isSearching ? searched : { page: browsed, found: null }
}

const nobody: FoundInView = { ids: [], isCut: false, elsewhere: 0 }

function useFound(filter: MemberFilter, text: string): MemberRows {
  const { repositories } = useBackend()
  const { gymId, today } = useCentre()
  const isSearching = text !== ''
  const directory = useLive(
    useMemo(
      () => (isSearching ? repositories.members.directory(gymId) : null),
      [repositories, gymId, isSearching],
    ),
  )
  const conditions = useMemo(() => conditionsOf(filter, today), [filter, today])
  const entries = directory.status === 'ready' ? directory.value : null
  const found = useMemo(
    () => (entries === null ? nobody : searchView(entries, text, conditions)),
    [entries, text, conditions],
  )
  const [fetched] = useState(() => new FoundMembers())
  const members = useLive(
    useMemo((): LiveQuery<Member[]> | null => {
      if (entries === null) return null
      const byIds = (ids: string[]) => repositories.members.byIds(gymId, ids)
      return fetched.query(gymId, found.ids, entries, byIds)
    }, [repositories, gymId, entries, found, fetched]),
  )
  const page = useMemo((): Live<PageOf<Member>> => {
    if (directory.status === 'failed') return directory
    if (members.status !== 'ready') return members
    const rows = members.value.filter((member) => meetsAll(member, conditions))
    return { status: 'ready', pending: false, value: { rows, next: null, previous: null, leftOut: 0 } }
  }, [directory, members, conditions])
  return { page, found }
}
