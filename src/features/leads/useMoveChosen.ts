import type { Lead } from '@/domain/leads/lead'
import type { LeadMove } from '@/domain/leads/moveLead'
import { leadRepository } from '@/data/leads/leadRepository'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { beginWork } from '@/lists/beginWork'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import type { Work } from '@/ui/feedback/work'

/** `clear` lets the choice go once it has begun. */
type Words = { title: string; doneText: (done: number) => string; clear: () => void }

/**
 * Moves every one of a choice that may go, with progress and Undo; the record as it stands then decides. Answers with the reason
 * where nothing begins.
 */
export function useMoveChosen(): (
  going: readonly Lead[],
  move: LeadMove,
  words: Words,
) => Refusal | undefined {
  const { gymId, today } = useGym()
  const leads = useRepository(leadRepository)
  return (going, move, { clear, ...words }) => {
    // Another device may have changed it since it was chosen: Undo leads back to that.
    const foundAs = new Map<string, Lead | null>()
    const work: Work<Lead> = {
      ...words,
      count: going.length,
      rows: going,
      isBatched: true,
      nameOf: ({ name }) => name,
      each: async ({ id }) => {
        foundAs.set(id, await leads.moveChosen(gymId, id, move, today))
      },
      undoEach: (lead) => leads.takeBack(gymId, foundAs.get(lead.id) ?? lead, move, today),
    }
    const reason = beginWork(work, clear)
    return reason ? refused(reason) : undefined
  }
}
