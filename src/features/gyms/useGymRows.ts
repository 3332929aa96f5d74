import { useMemo, useState } from 'react'
import type { GymFilter } from '@/data/gyms/gymQueries'
import type { PageOf } from '@/data/store/live'
import type { PageRequest } from '@/data/store/page'
import type { PublicGym } from '@/domain/gyms/publicGym'
import { gymRepository } from '@/data/gyms/gymRepository'
import { publicGymRepository } from '@/data/gyms/publicGymRepository'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useRepository } from '@/session/useRepository'
import { rowOfGym, rowOfPublic, rowsOf, type GymRow } from './gymRow'

/** The one centre as a page of its own; none while it has no public copy. */
const pageOfOne = (found: Live<PublicGym | null>): Live<PageOf<GymRow>> =>
  found.status === 'ready'
    ? {
        ...found,
        value: {
          rows: found.value === null ? [] : [rowOfPublic(found.value)],
          next: null,
          leftOut: 0,
        },
      }
    : found

/** Changes when a shown centre is changed by somebody, and not with what it does: then the counts are asked again. */
const seenOn = (page: Live<PageOf<GymRow>>): string =>
  page.status === 'ready'
    ? page.value.rows.map(({ id, updatedAt }) => `${id} ${updatedAt?.getTime() ?? ''}`).join('\n')
    : ''

/** What was counted last stands until the new counts are there. */
function useLastKnown<T>(live: Live<T>): T | undefined {
  const [known, setKnown] = useState<T | undefined>(undefined)
  if (live.status === 'ready' && live.value !== known) setKnown(live.value)
  return live.status === 'ready' ? live.value : known
}

type Question = {
  /** Of the open tab. */
  filter: GymFilter
  /** One for each tab, for its count. */
  ofTabs: readonly GymFilter[]
  request: PageRequest
  isAdmin: boolean
  own: string
}

/**
 * The centres themselves for an administrator, their public copies for Sales: the rules give neither the other's. A
 * centre's own Sales gets `own`, its id, and sees that one alone; '' for everybody else.
 */
export function useGymRows({ filter, ofTabs, request, isAdmin, own }: Question): {
  page: Live<PageOf<GymRow>>
  counts: readonly number[] | undefined
} {
  const gyms = useRepository(gymRepository)
  const gymsPublic = useRepository(publicGymRepository)
  const whole = useLive(isAdmin ? gyms.page(filter, request) : null)
  const open = useLive(isAdmin || own !== '' ? null : gymsPublic.page(filter, request))
  const mine = useLive(own === '' ? null : gymsPublic.one(own))
  const page = useMemo(
    () => (isAdmin ? rowsOf(whole, rowOfGym) : own === '' ? rowsOf(open, rowOfPublic) : pageOfOne(mine)),
    [isAdmin, own, whole, open, mine],
  )
  // What is asked before the page is there would be asked again for what it shows.
  const isCounted = own === '' && page.status !== 'loading'
  const totals = isCounted ? (isAdmin ? gyms : gymsPublic).counts(ofTabs, seenOn(page)) : null
  const counts = useLastKnown(useLive(totals))
  return { page, counts }
}
