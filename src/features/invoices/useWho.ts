import { useCallback, useMemo } from 'react'
import { reachOf } from '@/domain/access/collections'
import { useLive } from '@/live/useLive'
import { useCentre } from '@/session/useCentre'
import { useSignedIn } from '@/session/useSession'
import type { StaffFilter } from '@/domain/staff/staffFilter'

const employed: StaffFilter = { tab: 'active', search: '', sort: 'name', direction: 'asc' }

/** Names for the uids on an invoice, as far as the viewer may know them; '' for nobody known. */
export function useWho(): (uid: string) => string {
  const { account, role, backend } = useSignedIn()
  const { gymId } = useCentre()
  const { staff } = backend.repositories
  const mayRead = reachOf(role.role, 'staff', 'list') !== 'never'
  const live = useLive(
    useMemo(() => (mayRead ? staff.page(gymId, employed, { pageSize: 100 }) : null), [mayRead, staff, gymId]),
  )
  const names = useMemo(
    () => new Map(live.status === 'ready' ? live.value.rows.map(({ id, name }) => [id, name]) : []),
    [live],
  )
  return useCallback(
    (uid) =>
      uid === ''
        ? ''
        : uid === account.uid
          ? 'you'
          : uid === gymId
            ? 'the owner'
            : (names.get(uid) ?? (mayRead ? 'an employee' : 'a colleague')),
    [account.uid, gymId, names, mayRead],
  )
}
