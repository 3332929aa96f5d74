import type { CivilDate } from '@/domain/shared/civilDate'
import { isRefused, refused, type Refusal } from '@/domain/shared/refusal'
import { isContacted, type Lead, type LeadStatus } from './lead'
import { moveLead, refuseStatus, type LeadMove, type MovedLead } from './moveLead'
import { isMergedAway, refuseGone } from './refuseGone'

/**
 * Why a lead of a choice stays where it is, whatever date or reason is chosen. One that is there already keeps its day and why it was
 * lost.
 */
export type Stay = 'deleted' | 'merged' | 'member' | 'there' | 'silent' | 'contacted'

/** null where the lead may go. */
export function whyStays(lead: Lead, to: LeadStatus): Stay | null {
  if (lead.deleted) return isMergedAway(lead) ? 'merged' : 'deleted'
  if (lead.status === 'Converted') return 'member'
  if (lead.status === to) return 'there'
  if (refuseStatus(lead, to) === null) return null
  return isContacted(lead) ? 'contacted' : 'silent'
}

export function refuseChosen(lead: Lead, to: LeadStatus): Refusal | null {
  const { name } = lead
  const gone = refuseGone(lead)
  if (gone !== null) return gone
  if (whyStays(lead, to) === 'there')
    return refused(
      to === 'Lost' ? `${name} is lost already.` : `${name} has the status ${to} already.`,
      'status',
    )
  return refuseStatus(lead, to)
}

/** One lead of a choice as it stands after the move, or why it stays. */
export const moveChosen = (lead: Lead, move: LeadMove, today: CivilDate): MovedLead | Refusal =>
  refuseChosen(lead, move.to) ?? moveLead(lead, move, today)

/** Undo: as the lead stood before that move. Whoever was talked to or given another day since then stays where that led. */
export function takeBack(
  lead: Lead,
  { before, move, today }: { before: Lead; move: LeadMove; today: CivilDate },
): MovedLead | Refusal {
  const left = moveChosen(before, move, today)
  const isAsLeft =
    !lead.deleted &&
    !isRefused(left) &&
    lead.interactions.length === before.interactions.length &&
    lead.status === left.status &&
    lead.nextFollowUpOn === left.nextFollowUpOn &&
    lead.trialOn === left.trialOn
  if (!isAsLeft) return refused(`${lead.name} was changed meanwhile, and stays as it is.`, 'status')
  return {
    status: before.status,
    // An open lead from before there were next dates has none, and the rules ask for one.
    nextFollowUpOn: before.nextFollowUpOn ?? (before.status === 'Lost' ? null : today),
    trialOn: before.trialOn,
    lostReason: before.lostReason,
  }
}
