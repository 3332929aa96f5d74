import { useCallback, useMemo } from 'react'
import { trialsOn, trialVisit, type Trial } from '@/domain/leads/trialVisit'
import type { Lead } from '@/domain/leads/lead'
import { formatCivil } from '@/domain/shared/formatDate'
import { leadRepository } from '@/data/leads/leadRepository'
import { attempt } from '@/components/records/attempt'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useSignedIn } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'

export type Trials = { trials: readonly Trial[]; markCame: (lead: Lead) => void }

/** Leads who have booked a trial for today, live. They are no members: their visit is a contact of the lead. */
export function useTrials(): Trials {
  const { gymId, today } = useGym()
  const { uid } = useSignedIn().account
  const leads = useRepository(leadRepository)
  const live = useLive(useMemo(() => leads.trials(gymId, today), [leads, gymId, today]))
  const trials = useMemo(
    () => (live.status === 'ready' ? trialsOn(live.value.rows, today) : []),
    [live, today],
  )
  const markCame = useCallback(
    (lead: Lead) =>
      void attempt(async () => {
        const visit = trialVisit(lead, today)
        await leads.log(gymId, lead.id, visit, { today, by: uid })
        showToast({
          text: `${lead.name} came for the trial. Next follow-up on ${formatCivil(visit.nextFollowUpOn ?? null)}.`,
        })
      }),
    [gymId, leads, today, uid],
  )
  return { trials, markCame }
}
