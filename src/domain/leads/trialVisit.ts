import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { CAME_FOR_TRIAL, type Lead } from './lead'
import type { LoggedContact } from './logContact'

/** A trial of that day: still awaited, or taken. */
export type Trial = { lead: Lead; hasCome: boolean }

/** The trials of the day, those awaited first, by name. */
export const trialsOn = (leads: readonly Lead[], today: CivilDate): Trial[] =>
  leads
    .filter(
      ({ status, trialOn, deleted }) =>
        !deleted && trialOn === today && (status === 'Trial Booked' || status === 'Trial Done'),
    )
    .map((lead) => ({ lead, hasCome: lead.status === 'Trial Done' }))
    .sort(
      (one, other) =>
        Number(one.hasCome) - Number(other.hasCome) || (one.lead.nameLower < other.lead.nameLower ? -1 : 1),
    )

/**
 * What the front desk logs when they come. One id a day: two desks that press together log it once. They are asked tomorrow how it
 * was, unless a later day is agreed already.
 */
export const trialVisit = ({ nextFollowUpOn }: Lead, today: CivilDate): LoggedContact => ({
  ...{ id: `trial-${today}`, kind: 'Visit', outcome: CAME_FOR_TRIAL, note: '' },
  nextFollowUpOn: nextFollowUpOn !== null && nextFollowUpOn > today ? nextFollowUpOn : addDays(today, 1),
})
