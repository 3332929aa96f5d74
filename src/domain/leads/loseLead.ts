import type { CivilDate } from '@/domain/shared/civilDate'
import { refused, type Refusal } from '@/domain/shared/refusal'
import type { Lead, LostReason } from './lead'
import { moveLead, refuseStatus, type MovedLead } from './moveLead'

/** Why a lead of a choice can't be given up, whatever the reason; null where it can. A lost one keeps why it was lost. */
export function refuseLoss(lead: Lead): Refusal | null {
  const { name, status, deleted } = lead
  if (deleted) return refused(`${name} was deleted meanwhile.`, 'status')
  if (status === 'Lost') return refused(`${name} is lost already.`, 'status')
  return refuseStatus(lead, 'Lost')
}

export const loseLead = (lead: Lead, lostReason: LostReason, today: CivilDate): MovedLead | Refusal =>
  refuseLoss(lead) ?? moveLead(lead, { to: 'Lost', lostReason }, today)

/** Undo: as the lead stood before it was given up. Whoever was talked to since then stays where that led. */
export function takeBackLoss(lead: Lead, before: Lead, today: CivilDate): MovedLead | Refusal {
  if (lead.deleted || lead.status !== 'Lost')
    return refused(`${lead.name} was changed meanwhile, and stays as it is.`, 'status')
  return {
    status: before.status,
    // An open lead from before there were next dates has none, and the rules ask for one.
    nextFollowUpOn: before.nextFollowUpOn ?? today,
    trialOn: lead.trialOn,
    lostReason: '',
  }
}
