import { useMemo } from 'react'
import { knownPhones, type LeadTwin } from '@/domain/leadImport/planLeads'
import { membersByPhone } from '@/domain/members/samePhone'
import { leadRepository } from '@/data/leads/leadRepository'
import { memberRepository } from '@/data/members/memberRepository'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'

/** Who has which phone already, by its digits: members, and leads whatever became of them. null until all are known. */
export function useKnownPhones(): ReadonlyMap<string, LeadTwin> | null {
  const { gymId } = useGym()
  const members = useRepository(memberRepository)
  const leads = useRepository(leadRepository)
  const directory = useLive(useMemo(() => members.directory(gymId), [members, gymId]))
  const open = useLive(useMemo(() => leads.open(gymId), [leads, gymId]))
  const lost = useLive(useMemo(() => leads.closed(gymId, 'Lost'), [leads, gymId]))
  const won = useLive(useMemo(() => leads.closed(gymId, 'Converted'), [leads, gymId]))
  return useMemo(
    () =>
      directory.status === 'ready' &&
      open.status === 'ready' &&
      lost.status === 'ready' &&
      won.status === 'ready'
        ? knownPhones(membersByPhone(directory.value), [
            ...lost.value.rows,
            ...won.value.rows,
            ...open.value.rows,
          ])
        : null,
    [directory, open, lost, won],
  )
}
