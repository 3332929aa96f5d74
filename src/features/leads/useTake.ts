import { useCallback } from 'react'
import type { Lead } from '@/domain/leads/lead'
import { leadRepository } from '@/data/leads/leadRepository'
import type { Choice } from '@/lists/choice'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useSignedIn } from '@/session/useSession'
import { startWork, whyNotNow } from '@/ui/feedback/startWork'

/** Gives leads of nobody to whoever presses: what those do who can't see who else works here. */
export function useTake(): (who: Choice<Lead>) => void {
  const { gymId } = useGym()
  const { uid } = useSignedIn().account
  const leads = useRepository(leadRepository)
  return useCallback(
    (who) => {
      const rows = who.rows()
      if (whyNotNow() === '') who.clear()
      void startWork<Lead>({
        title: who.count === 1 ? 'Assign the lead to you' : `Assign ${who.count} leads to you`,
        count: who.count,
        rows,
        isBatched: true,
        nameOf: ({ name }) => name,
        each: ({ id }) => leads.take(gymId, id, uid),
        undoEach: ({ id }) => leads.giveBack(gymId, id, uid),
        doneText: (done) => (done === 1 ? 'The lead is yours.' : `${done} leads are yours.`),
      })
    },
    [leads, gymId, uid],
  )
}
