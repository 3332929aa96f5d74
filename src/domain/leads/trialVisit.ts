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
 * One id for each coming of a day: two desks that press together saw the same entries and log it once, and whoever was marked by
 * mistake and booked again is marked once more.
 */
function visitId({ interactions }: Lead, today: CivilDate): string {
  const first = `trial-${today}`
  const before = interactions.filter(({ id }) => id === first || id.startsWith(`${first}-`)).length
  return before === 0 ? first : `${first}-${before + 1}`
}

/** What the front desk logs when they come. They are asked tomorrow how it was, unless a later day is agreed already. */
export const trialVisit = (lead: Lead, today: CivilDate): LoggedContact => ({
  ...{ id: visitId(lead, today), kind: 'Visit', outcome: CAME_FOR_TRIAL, note: '' },
  nextFollowUpOn:
    lead.nextFollowUpOn !== null && lead.nextFollowUpOn > today ? lead.nextFollowUpOn : addDays(today, 1),
})
