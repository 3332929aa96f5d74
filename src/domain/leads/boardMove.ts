import type { CivilDate } from '@/domain/shared/civilDate'
import { isRefused } from '@/domain/shared/refusal'
import { isContacted, type Lead, type LeadStatus, type Outcome } from './lead'
import { moveLead, refuseStatus } from './moveLead'

/** What dropping a lead on a column comes to. */
export type BoardMove =
  | { kind: 'none' }
  /** Nothing more is asked. */
  | { kind: 'move' }
  /** A date or a reason is asked for. */
  | { kind: 'ask' }
  /** Nobody has talked to them yet: the contact that leads there is logged. */
  | { kind: 'log'; outcome: Outcome }
  | { kind: 'convert' }
  | { kind: 'refused'; why: string }

/** The contact that takes a lead there; a trial that took place began with one. */
const contactTo: Partial<Record<LeadStatus, Outcome>> = {
  Contacted: 'Interested',
  'Trial Booked': 'Trial booked',
  Later: 'Not now',
  Lost: 'Lost',
}

/** By the same function as the strip and the dialog (`moveLead`). */
export function boardMove(lead: Lead, to: LeadStatus, today: CivilDate, mayConvert: boolean): BoardMove {
  if (to === lead.status) return { kind: 'none' }
  if (to === 'Converted')
    return mayConvert
      ? { kind: 'convert' }
      : { kind: 'refused', why: `Ask the front desk to convert ${lead.name}.` }
  const refusal = refuseStatus(lead, to)
  const outcome = contactTo[to]
  if (refusal && !isContacted(lead) && outcome) return { kind: 'log', outcome }
  if (refusal) return { kind: 'refused', why: refusal.reason }
  return isRefused(moveLead(lead, { to }, today)) ? { kind: 'ask' } : { kind: 'move' }
}
