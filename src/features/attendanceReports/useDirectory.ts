import { useMemo } from 'react'
import type { DirectoryEntry } from '@/domain/members/directoryEntry'
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
