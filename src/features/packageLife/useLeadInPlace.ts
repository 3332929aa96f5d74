import { useMemo, useState } from 'react'
import type { Lead } from '@/domain/leads/lead'
import { isMergedAway } from '@/domain/leads/refuseGone'
import { leadRepository } from '@/data/leads/leadRepository'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'

/**
 * The lead that a sale converts: of one that was merged away, the one that stays, as the server follows it. '' asks nothing. A circle of
 * them, which no merge makes, ends where it began.
 */
export function useLeadInPlace(leadId: string): Live<Lead | null> {
  const { gymId } = useGym()
  const leads = useRepository(leadRepository)
  const [way, setWay] = useState([leadId])
  if (way[0] !== leadId) setWay([leadId])
  const id = way[0] === leadId ? (way.at(-1) ?? '') : leadId
  const live = useLive(useMemo(() => (id === '' ? null : leads.one(gymId, id)), [leads, gymId, id]))
  const lead = live.status === 'ready' ? live.value : null
  const into = lead !== null && isMergedAway(lead) ? (lead.mergedInto ?? '') : ''
  if (into !== '' && lead?.id === id && !way.includes(into)) setWay([...way, into])
  return live
}
