import { useMemo } from 'react'
import { leadRepository } from '@/data/leads/leadRepository'
import type { PageOf } from '@/data/store/live'
import type { ClosedStatus, Lead } from '@/domain/leads/lead'
import { MOST_READ, monthsAsked } from '@/domain/leads/leadMonths'
import type { Span } from '@/domain/monthStats/figureRange'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'

const none: readonly Lead[] = []
const rowsOf = (live: Live<PageOf<Lead>>) => (live.status === 'ready' ? live.value.rows : none)

/**
 * The open leads always, because the counts of the tabs are theirs; won and lost ones, or whoever came on some days, when their tab
 * is open. `isCut` where so many came on those days that not all were read.
 */
export function useLeads(more: ClosedStatus | Span | null): {
  live: Live<PageOf<Lead>>
  leads: readonly Lead[]
  isCut: boolean
} {
  const { gymId } = useGym()
  const repository = useRepository(leadRepository)
  const held = useLive(useMemo(() => repository.open(gymId), [repository, gymId]))
  const asked = useLive(
    useMemo(
      () =>
        more === null
          ? null
          : typeof more === 'string'
            ? repository.closed(gymId, more)
            : repository.ofMonths(gymId, monthsAsked(more), MOST_READ),
      [repository, gymId, more],
    ),
  )
  const leads = useMemo(
    () => [...new Map([...rowsOf(held), ...rowsOf(asked)].map((lead) => [lead.id, lead])).values()],
    [held, asked],
  )
  const isCut = more !== null && typeof more !== 'string' && rowsOf(asked).length >= MOST_READ
  return { live: more === null ? held : asked, leads, isCut }
}
