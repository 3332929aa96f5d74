import { useMemo } from 'react'
import { leadRepository } from '@/data/leads/leadRepository'
import type { PageOf } from '@/data/store/live'
import type { ClosedStatus, Lead } from '@/domain/leads/lead'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'

const none: readonly Lead[] = []
const rowsOf = (live: Live<PageOf<Lead>>) => (live.status === 'ready' ? live.value.rows : none)

/** The open leads always, because the counts of the tabs are theirs; won and lost ones when their tab is open. */
export function useLeads(closed: ClosedStatus | null): {
  live: Live<PageOf<Lead>>
  leads: readonly Lead[]
} {
  const { gymId } = useGym()
  const repository = useRepository(leadRepository)
  const held = useLive(useMemo(() => repository.open(gymId), [repository, gymId]))
  const more = useLive(
    useMemo(() => (closed === null ? null : repository.closed(gymId, closed)), [repository, gymId, closed]),
  )
  const leads = useMemo(() => [...rowsOf(held), ...rowsOf(more)], [held, more])
  return { live: closed === null ? held : more, leads }
}
