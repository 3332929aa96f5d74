import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { isContacted, type Lead, type LeadStatus } from './lead'
import { refuseGone } from './refuseGone'

/** Where a lead goes, and what that asks for; what is left out stays as it stands. */
export type LeadMove = {
  to: LeadStatus
  nextFollowUpOn?: CivilDate | null
  trialOn?: CivilDate | null
  lostReason?: string
}

export type MovedLead = Pick<Lead, 'status' | 'nextFollowUpOn' | 'trialOn' | 'lostReason'>

type Held = Pick<
  Lead,
  'name' | 'status' | 'nextFollowUpOn' | 'trialOn' | 'interactions' | 'deleted' | 'mergedInto'
>

/** Nobody keeps a date further ahead in mind. */
const LONGEST_AHEAD = 366

/** Why a next date can't be that day; null where it can. */
export function refuseNextDate(next: CivilDate, today: CivilDate): Refusal | null {
  if (next < today) return refused('Choose today or a later day', 'nextFollowUpOn')
  return next > addDays(today, LONGEST_AHEAD) ? refused('Choose a day within a year', 'nextFollowUpOn') : null
}

/** What no date or reason could change: the lead is a member, or nobody has talked to it yet. */
export function refuseStatus(lead: Held, to: LeadStatus): Refusal | null {
  const { name, status } = lead
  if (status === 'Converted') return refused(`${name} is a member already.`, 'status')
  if (to === 'Converted') return refused(`Use Convert: it sells ${name} the first package.`, 'status')
  if (to === status) return null
  if (to === 'New' && isContacted(lead))
    return refused(`${name} has been contacted, and is not new any more.`, 'status')
  return to !== 'New' && !isContacted(lead) ? refused(`Log a contact with ${name} first.`, 'status') : null
}

/** The next date of an open lead: the one that was chosen, or its own while it stays open. */
function nextDate(lead: Held, { to, nextFollowUpOn }: LeadMove, today: CivilDate): CivilDate | Refusal {
  const isNew = nextFollowUpOn != null && nextFollowUpOn !== lead.nextFollowUpOn
  const next = nextFollowUpOn ?? lead.nextFollowUpOn
  if (next === null) return refused('Choose when to follow up next', 'nextFollowUpOn')
  if (to === 'Later' && next <= today) return refused('Choose a later day to ask again', 'nextFollowUpOn')
  return (isNew ? refuseNextDate(next, today) : null) ?? next
}

function trialDay(lead: Held, { to, trialOn }: LeadMove, today: CivilDate): CivilDate | null | Refusal {
  const day = trialOn ?? lead.trialOn
  if (to === 'Trial Done') return day === null || day > today ? today : day
  if (to !== 'Trial Booked' || lead.status === 'Trial Booked') return day
  if (day === null || day < today) return refused('Choose the day of the trial', 'trialOn')
  return day
}

const isDay = (answer: CivilDate | Refusal | null): answer is CivilDate | null =>
  answer === null || typeof answer === 'string'

/** PRODUCT 2.A: the lead as it stands after the move, or why it can't be moved there. */
export function moveLead(lead: Held, move: LeadMove, today: CivilDate): MovedLead | Refusal {
  const { to, lostReason = '' } = move
  const refusal = refuseGone(lead) ?? refuseStatus(lead, to)
  if (refusal) return refusal
  if (to === 'Lost')
    return lostReason === ''
      ? refused('Choose why', 'lostReason')
      : { status: 'Lost', nextFollowUpOn: null, trialOn: lead.trialOn, lostReason }
  const trialOn = trialDay(lead, move, today)
  if (!isDay(trialOn)) return trialOn
  const isBooking = to === 'Trial Booked' && lead.status !== 'Trial Booked'
  const wanted = move.nextFollowUpOn ?? (isBooking ? trialOn : null)
  const nextFollowUpOn = nextDate(lead, { ...move, nextFollowUpOn: wanted }, today)
  if (!isDay(nextFollowUpOn)) return nextFollowUpOn
  return { status: to, nextFollowUpOn, trialOn, lostReason: '' }
}
