import { useMemo } from 'react'
import type { DirectoryEntry } from '@/domain/members/directoryEntry'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useCentre } from '@/session/useCentre'
import { useBackend } from '@/session/useSession'

/** The members' directory: eight reads, live and shared with every other view; asked for only where it `isNeeded`. */
export function useDirectory(isNeeded: boolean): Live<Map<string, DirectoryEntry>> {
  const { gymId } = useCentre()
  const { members } = useBackend().repositories
  return useLive(useMemo(() => (isNeeded ? members.directory(gymId) : null), [members, gymId, isNeeded]))
}
