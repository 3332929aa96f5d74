import { useMemo } from 'react'
import { useListedMembers } from '@/components/members/useListedMembers'

/** How many members who train here each employee trains, by the employee's id. */
export function useTrained(): ReadonlyMap<string, number> {
  const members = useListedMembers()
  return useMemo(() => {
    const trained = new Map<string, number>()
    if (members.status !== 'ready') return trained
    for (const { trainerId, isActive, deleted } of members.value)
      if (trainerId !== '' && isActive && !deleted) trained.set(trainerId, (trained.get(trainerId) ?? 0) + 1)
    return trained
  }, [members])
}
