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
 * them, which no merge makes, ends where it began. Once it has answered it answers on: a sale that is typed must not make room for the
 * next lead of the way, which may also be one that can't be read.
 */
export function useLeadInPlace(leadId: string): Live<Lead | null> {
  const { gymId } = useGym()
  const leads = useRepository(leadRepository)
  const [way, setWay] = useState([leadId])
  const [last, setLast] = useState<Live<Lead | null> | null>(null)
  const isOther = way[0] !== leadId
  if (isOther) {
    setWay([leadId])
    setLast(null)
  }
  const id = isOther ? leadId : (way.at(-1) ?? '')
  const live = useLive(useMemo(() => (id === '' ? null : leads.one(gymId, id)), [leads, gymId, id]))
  if (isOther) return live
  const lead = live.status === 'ready' ? live.value : null
  const into = lead !== null && isMergedAway(lead) ? (lead.mergedInto ?? '') : ''
  if (into !== '' && lead?.id === id && !way.includes(into)) setWay([...way, into])
  else if (live.status === 'ready' && live !== last) setLast(live)
  return live.status === 'ready' ? live : (last ?? live)
}
