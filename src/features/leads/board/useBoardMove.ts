import { useCallback } from 'react'
import { leadRepository } from '@/data/leads/leadRepository'
import type { Lead, LeadStatus, Outcome } from '@/domain/leads/lead'
import { attempt } from '@/components/records/attempt'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { showToast } from '@/ui/feedback/toast'
import { boardMove } from '@/domain/leads/boardMove'

export type BoardDoors = {
  log: (lead: Lead, outcome: Outcome) => void
  move: (lead: Lead, to: LeadStatus) => void
  convert: (lead: Lead) => void
}

/** Moves a lead to a column, or opens what that column asks for. */
export function useBoardMove(doors: BoardDoors, mayConvert: boolean): (lead: Lead, to: LeadStatus) => void {
  const { gymId, today } = useGym()
  const leads = useRepository(leadRepository)
  const { log, move, convert } = doors
  return useCallback(
    (lead, to) => {
      const next = boardMove(lead, to, today, mayConvert)
      switch (next.kind) {
        case 'none':
          return
        case 'refused':
          return showToast({ text: next.why, tone: 'problem' })
        case 'log':
          return log(lead, next.outcome)
        case 'ask':
          return move(lead, to)
        case 'convert':
          return convert(lead)
        case 'move':
          return void attempt(async () => {
            await leads.move(gymId, lead.id, { to }, today)
            showToast({ text: `${lead.name}: ${to}.` })
          })
      }
    },
    [gymId, today, leads, log, move, convert, mayConvert],
  )
}
