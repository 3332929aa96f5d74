import { useMemo } from 'react'
import { type ListedMember, listedMembers } from '@/domain/members/listedMember'
import { memberRepository } from '@/data/members/memberRepository'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'

/** Everybody of the centre, live and in memory: 16 documents, whatever is asked of them afterwards; none until `isAsked`. */
export function useListedMembers(isAsked = true): Live<ListedMember[]> {
  const members = useRepository(memberRepository)
  const { gymId } = useGym()
  const directory = useLive(
    useMemo(() => (isAsked ? members.directory(gymId) : null), [members, gymId, isAsked]),
  )
  const visits = useLive(
    useMemo(() => (isAsked ? members.lastVisits(gymId) : null), [members, gymId, isAsked]),
  )
  return useMemo((): Live<ListedMember[]> => {
    if (directory.status !== 'ready') return directory
    if (visits.status !== 'ready') return visits
    return { ...directory, value: listedMembers(gymId, directory.value, visits.value) }
  }, [gymId, directory, visits])
}
