import { useMemo } from 'react'
import type { GymFilter } from '@/data/gyms/gymQueries'
import type { PageOf } from '@/data/store/live'
import type { PageRequest } from '@/data/store/page'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useBackend } from '@/session/useSession'
import { rowOfGym, rowOfPublic, rowsOf, type CentreRow } from './centreRow'

/** The centres themselves for an administrator, their public copies for Sales: the rules give neither the other's. */
export function useCentreRows(
  filter: GymFilter,
  request: PageRequest,
  isAdmin: boolean,
): { page: Live<PageOf<CentreRow>>; count: number | undefined } {
  const { gyms, gymsPublic } = useBackend().repositories
  const whole = useLive(isAdmin ? gyms.page(filter, request) : null)
  const open = useLive(isAdmin ? null : gymsPublic.page(filter, request))
  const count = useLive(isAdmin ? gyms.count(filter) : gymsPublic.count(filter))
  const page = useMemo(
    () => (isAdmin ? rowsOf(whole, rowOfGym) : rowsOf(open, rowOfPublic)),
    [isAdmin, whole, open],
  )
  return { page, count: count.status === 'ready' ? count.value : undefined }
}
