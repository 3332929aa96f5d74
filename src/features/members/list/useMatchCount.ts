import { useMemo } from 'react'
import type { MemberFilter } from '@/domain/members/memberFilter'
import { useLive } from '@/live/useLive'
import { useCentre } from '@/session/useCentre'
import { useBackend } from '@/session/useSession'

/** How many a tab's list holds under its conditions; without conditions that is the tab's own count. */
export function useMatchCount(
  filter: MemberFilter,
  hasConditions: boolean,
  tabCount: number | undefined,
): number | undefined {
  const { repositories } = useBackend()
  const { gymId, today } = useCentre()
  const counted = useLive(
    useMemo(
      () => (hasConditions ? repositories.members.count(gymId, filter, today) : null),
      [repositories, gymId, filter, today, hasConditions],
    ),
  )
  if (!hasConditions) return tabCount
  return counted.status === 'ready' ? counted.value : undefined
}
