import type { Lead } from '@/domain/leads/lead'
import type { LeadMove } from '@/domain/leads/moveLead'
import { leadRepository } from '@/data/leads/leadRepository'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { startWork } from '@/ui/feedback/startWork'

type Words = { title: string; doneText: (done: number) => string }

/** Moves every one of a choice that may go, with progress and Undo; the record as it stands then decides. */
export function useMoveChosen(): (going: readonly Lead[], move: LeadMove, words: Words) => void {
  const { gymId, today } = useGym()
  const leads = useRepository(leadRepository)
  return (going, move, words) =>
    void startWork<Lead>({
      ...words,
      count: going.length,
      rows: going,
      isBatched: true,
      nameOf: ({ name }) => name,
      each: ({ id }) => leads.moveChosen(gymId, id, move, today),
      undoEach: (lead) => leads.takeBack(gymId, lead, move, today),
    })
}
