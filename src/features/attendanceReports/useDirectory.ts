import { useMemo } from 'react'
import type { DirectoryEntry } from '@/domain/members/directoryEntry'
import type { CivilDate } from '@/domain/shared/civilDate'
import { memberRepository } from '@/data/members/memberRepository'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'

/** The members' directory: eight reads, live and shared with every other view; asked for only where it `isNeeded`. */
export function useDirectory(isNeeded: boolean): Live<Map<string, DirectoryEntry>> {
  const { gymId } = useGym()
  const members = useRepository(memberRepository)
  return useLive(useMemo(() => (isNeeded ? members.directory(gymId) : null), [members, gymId, isNeeded]))
}

/** The day on which each member was last here: eight reads, live and shared as the directory is. */
export function useLastVisits(): Live<Map<string, CivilDate>> {
  const { gymId } = useGym()
  const members = useRepository(memberRepository)
  return useLive(useMemo(() => members.lastVisits(gymId), [members, gymId]))
}
