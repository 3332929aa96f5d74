import { useMemo } from 'react'
import { knownPhones, type LeadTwin } from '@/domain/leadImport/planLeads'
import { membersByPhone } from '@/domain/members/samePhone'
import { leadRepository } from '@/data/leads/leadRepository'
import { memberRepository } from '@/data/members/memberRepository'
import { loading, type Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'

/** Who has which phone already, by its digits: members, and leads whatever became of them. */
export function useKnownPhones(): Live<ReadonlyMap<string, LeadTwin>> {
  const { gymId } = useGym()
  const members = useRepository(memberRepository)
  const leads = useRepository(leadRepository)
  const directory = useLive(useMemo(() => members.directory(gymId), [members, gymId]))
  const open = useLive(useMemo(() => leads.open(gymId), [leads, gymId]))
  const lost = useLive(useMemo(() => leads.closed(gymId, 'Lost'), [leads, gymId]))
  const won = useLive(useMemo(() => leads.closed(gymId, 'Converted'), [leads, gymId]))
  return useMemo((): Live<ReadonlyMap<string, LeadTwin>> => {
    const failed = [directory, open, lost, won].find((live) => live.status === 'failed')
    if (failed?.status === 'failed') return failed
    if (directory.status !== 'ready' || open.status !== 'ready') return loading
    if (lost.status !== 'ready' || won.status !== 'ready') return loading
    const all = [...lost.value.rows, ...won.value.rows, ...open.value.rows]
    return { status: 'ready', value: knownPhones(membersByPhone(directory.value), all), pending: false }
  }, [directory, open, lost, won])
}
