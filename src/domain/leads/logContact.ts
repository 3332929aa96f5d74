import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { isRefused, refused, type Refusal } from '@/domain/shared/refusal'
import {
  CAME_FOR_TRIAL,
  MOST_CONTACTS,
  type Contact,
  type ContactKind,
  type Lead,
  type LeadStatus,
  type Outcome,
} from './lead'
import { moveLead, type LeadMove, type MovedLead } from './moveLead'
import { refuseGone } from './refuseGone'

export type LoggedOutcome = Outcome | typeof CAME_FOR_TRIAL

/** What was chosen in the strip, or marked at the front desk. `id` is made when it opens, so that a repeat finds the contact logged. */
export type LoggedContact = Omit<LeadMove, 'to'> & {
  id: string
  kind: ContactKind
  outcome: LoggedOutcome
  note: string
}

type Moment = { now: Date; today: CivilDate; by: string }

export type LeadAfterContact = { contact: Contact; lead: MovedLead & Pick<Lead, 'attempts' | 'lastOutcome'> }

const talkedTo = (status: LeadStatus): LeadStatus =>
  status === 'New' || status === 'Later' || status === 'Lost' ? 'Contacted' : status

/** Where each outcome takes a lead: nobody reached leaves it where it was. */
const statusAfter: Record<LoggedOutcome, (status: LeadStatus) => LeadStatus> = {
  'No answer': (status) => status,
  Busy: (status) => status,
  Interested: talkedTo,
  'Visit booked': talkedTo,
  'Trial booked': () => 'Trial Booked',
  'Not now': () => 'Later',
  [CAME_FOR_TRIAL]: () => 'Trial Done',
  Lost: () => 'Lost',
}

export const statusAfterContact = (status: LeadStatus, outcome: LoggedOutcome): LeadStatus =>
  statusAfter[outcome](status)

/** When to ask again after each outcome, in days: what the strip offers. A trial is on its day. */
const daysUntilNext: Record<Exclude<Outcome, 'Lost'>, readonly number[]> = {
  'No answer': [1, 2, 7],
  Busy: [0, 1, 2],
  Interested: [1, 2, 7],
  'Visit booked': [1, 2, 7],
  'Trial booked': [0, 1, 2],
  'Not now': [14, 30, 90],
}

/** The days that the strip offers after an outcome; none after Lost, which asks for a reason. */
export function nextDays(lead: Pick<Lead, 'status'>, outcome: Outcome, today: CivilDate): CivilDate[] {
  if (outcome === 'Lost' || statusAfter[outcome](lead.status) === 'Lost') return []
  const isLater = statusAfter[outcome](lead.status) === 'Later'
  return daysUntilNext[outcome].filter((days) => !isLater || days > 0).map((days) => addDays(today, days))
}

/** A lead that was given up stays so while nobody is reached. */
const reasonKept = (lead: Lead, to: LeadStatus, typed: LeadMove['lostReason']) =>
  to === 'Lost' ? typed || lead.lostReason : ''

/** What that contact came to, beside its outcome. */
function endOf(lead: Lead, { outcome, nextFollowUpOn }: Contact): string {
  if (nextFollowUpOn !== null) return `, next on ${formatCivil(nextFollowUpOn)}`
  return outcome === 'Lost' && lead.status === 'Lost' ? ` because of ${lead.lostReason}` : ''
}

/** Null for a repeat, which is of the same words, the same day and the same reason: anything else under that id was not logged. */
function refuseOther(lead: Lead, logged: Contact, chosen: LoggedContact): Refusal | null {
  const { kind, outcome, note, nextFollowUpOn, lostReason } = chosen
  const isSaid = logged.kind === kind && logged.outcome === outcome && logged.note === note.trim()
  const wasOn = logged.nextFollowUpOn
  const isOtherDay = nextFollowUpOn != null && wasOn !== null && nextFollowUpOn !== wasOn
  const isOtherReason = outcome === 'Lost' && lead.status === 'Lost' && lostReason !== lead.lostReason
  if (isSaid && !isOtherDay && !isOtherReason) return null
  const end = endOf(lead, logged)
  return refused(`Already logged as ${logged.outcome}${end}. Log what is new as another contact.`, 'id')
}

/** The contact as it is logged, and where it takes the lead; null where it is logged already. At 'id' it is refused where another one is. */
export function logContact(
  lead: Lead,
  chosen: LoggedContact,
  { now, today, by }: Moment,
): LeadAfterContact | Refusal | null {
  const { id, kind, outcome, note, ...move } = chosen
  const logged = lead.interactions.find((contact) => contact.id === id)
  if (logged) return refuseOther(lead, logged, chosen)
  const gone = refuseGone(lead)
  if (gone !== null) return gone
  if (lead.interactions.length >= MOST_CONTACTS)
    return refused(`${lead.name} has ${MOST_CONTACTS} contacts. Write what is new in the notes.`)
  const to = statusAfterContact(lead.status, outcome)
  const contact = { id, kind, outcome, note: note.trim(), by, at: now, on: today }
  const contacted = { ...lead, interactions: [...lead.interactions, { ...contact, nextFollowUpOn: null }] }
  const moved = moveLead(contacted, { ...move, to, lostReason: reasonKept(lead, to, move.lostReason) }, today)
  if (isRefused(moved)) return moved
  return {
    contact: { ...contact, nextFollowUpOn: moved.nextFollowUpOn },
    lead: { ...moved, attempts: lead.attempts + 1, lastOutcome: outcome },
  }
}
