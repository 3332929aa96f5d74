import { useCallback, useMemo } from 'react'
import { combined } from '@/data/store/liveQueries'
import { reachOf } from '@/domain/access/collections'
import { MISSING } from '@/domain/shared/constants'
import { useLive } from '@/live/useLive'
import { useCentre } from '@/session/useCentre'
import { useSignedIn } from '@/session/useSession'
import type { Present } from './presenceOf'

/** More people than this hardly stand at the desks of one day; each costs a read. */
const MOST_READ = 5

/**
 * Who made a mark, by name. The owner knows the staff, of whom only those are read who marked today; the desk, which
 * may not read the staff's records, knows itself and the owner.
 */
export function useMarkedBy(present: readonly Present[]): (uid: string) => string {
  const { account, backend, role } = useSignedIn()
  const { gymId } = useCentre()
  const { staff } = backend.repositories
  const mayRead = reachOf(role.role, 'staff', 'list') !== 'never'
  const others = [...new Set(present.map(({ by }) => by))]
    .filter((uid) => uid !== '' && uid !== account.uid && uid !== gymId)
    .sort()
    .slice(0, MOST_READ)
    .join(' ')
  const found = useLive(
    useMemo(() => {
      if (!mayRead || others === '') return null
      const uids = others.split(' ')
      const parts = uids.map((uid) => staff.one(gymId, uid))
      return combined(
        `markers ${gymId} ${others}`,
        parts,
        (people) => new Map(uids.map((uid, at) => [uid, people[at]?.name])),
      )
    }, [mayRead, others, staff, gymId]),
  )
  const names = found.status === 'ready' ? found.value : null
  return useCallback(
    (uid) => {
      if (uid === '') return MISSING
      if (uid === account.uid) return account.displayName || 'You'
      if (uid === gymId) return 'Owner'
      return names?.get(uid) ?? 'Another login'
    },
    [account, gymId, names],
  )
}
