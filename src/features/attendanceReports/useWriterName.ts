import { useMemo } from 'react'
import { reachOf } from '@/domain/access/collections'
import { MISSING } from '@/domain/shared/constants'
import { useStaffNames } from '@/parts/useStaffNames'
import { useCentre } from '@/session/useCentre'
import { useRole, useSignedIn } from '@/session/useSession'

/** A day's report is one roll-up and these records: four reads at most. Who marked least stays "Front desk". */
const MOST_NAMED = 3

/** A stored mark without a writer, or made by no person. */
const isNobody = (by: string) => by === '' || by === 'server'

/** Whose marks these are, the most first. */
function mostOften(writers: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const by of writers) counts.set(by, (counts.get(by) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).map(([by]) => by)
}

/**
 * Names whoever wrote: the owner, and employees where the reader may read their records. `writers` has one entry a
 * mark.
 */
export function useWriterName(writers: readonly string[]): (by: string) => string {
  const { gymId } = useCentre()
  const { account } = useSignedIn()
  const role = useRole()
  const { uid } = account
  const mayRead = reachOf(role, 'staff', 'list') !== 'never'
  const asked = mayRead
    ? mostOften(writers.filter((by) => !isNobody(by) && by !== uid && by !== gymId)).slice(0, MOST_NAMED)
    : []
  const names = useStaffNames(asked)
  return useMemo(
    () => (by) => {
      if (isNobody(by)) return MISSING
      if (by === uid) return 'You'
      return by === gymId ? 'Owner' : (names?.get(by) ?? 'Front desk')
    },
    [uid, gymId, names],
  )
}
