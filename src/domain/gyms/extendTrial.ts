import { addDays, latest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Refusal } from '@/domain/shared/refusal'
import type { GymPackage } from './gym'

/** So far from today a trial may end, at most. Days. */
export const LONGEST_TRIAL_DAYS = 90

/** The last day of a trial that gets so many days more: after its end, or from today where it has ended. */
export const extendedTrialEnd = (endDate: CivilDate | null, days: number, today: CivilDate): CivilDate => {
  const yesterday = addDays(today, -1)
  return addDays(endDate === null ? yesterday : latest(endDate, yesterday), days)
}

/**
 * A centre's trial with a later last day. It names what is to be and not by how much, so that a repeat changes nothing.
 * `today` is the centre's.
 */
export function extendTrial(
  current: GymPackage | null,
  endDate: CivilDate,
  today: CivilDate,
): GymPackage | (Refusal & { field: string }) {
  const refuse = (reason: string) => ({ kind: 'refused', reason, field: 'days' }) as const
  if (current === null || !current.isTrial) return refuse('The centre is not on trial.')
  if (endDate < today) return refuse('A trial can’t be made to end in the past.')
  if (current.endDate === null) return refuse('This trial has no end.')
  if (endDate < current.endDate) return refuse('A trial can only be made longer.')
  if (endDate > addDays(today, LONGEST_TRIAL_DAYS))
    return refuse(`A trial can end ${LONGEST_TRIAL_DAYS} days from today at the latest.`)
  return { ...current, endDate }
}
