import { useMemo } from 'react'
import type { GymFilter } from '@/data/gyms/gymQueries'
import type { PageOf } from '@/data/store/live'
import type { PageRequest } from '@/data/store/page'
import type { PublicGym } from '@/domain/gyms/publicGym'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useBackend } from '@/session/useSession'
import { rowOfGym, rowOfPublic, rowsOf, type CentreRow } from './centreRow'

/** The one centre as a page of its own; none while it has no public copy. */
const pageOfOne = (found: Live<PublicGym | null>): Live<PageOf<CentreRow>> =>
  found.status === 'ready'
    ? {
        ...found,
        value: {
          rows: found.value === null ? [] : [rowOfPublic(found.value)],
          next: null,
          previous: null,
          leftOut: 0,
        },
      }
    : found

/**
 * The centres themselves for an administrator, their public copies for Sales: the rules give neither the other's. A
 * centre's own Sales gets `own`, its id, and sees that one alone; '' for everybody else.
 */
export function useCentreRows(
  filter: GymFilter,
  request: PageRequest,
  isAdmin: boolean,
  own: string,
): { page: Live<PageOf<CentreRow>>; count: number | undefined } {
  const { gyms, gymsPublic } = useBackend().repositories
  const whole = useLive(isAdmin ? gyms.page(filter, request) : null)
  const open = useLive(isAdmin || own !== '' ? null : gymsPublic.page(filter, request))
  const mine = useLive(own === '' ? null : gymsPublic.one(own))
  const total = isAdmin ? gyms.count(filter) : gymsPublic.count(filter)
  const count = useLive(own === '' ? total : null)
  const page = useMemo(
    () => (isAdmin ? rowsOf(whole, rowOfGym) : own === '' ? rowsOf(open, rowOfPublic) : pageOfOne(mine)),
    [isAdmin, own, whole, open, mine],
  )
  if (own !== '') return { page, count: page.status === 'ready' ? page.value.rows.length : undefined }
  return { page, count: count.status === 'ready' ? count.value : undefined }
}
