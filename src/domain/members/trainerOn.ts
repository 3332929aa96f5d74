import { addDays, latest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Member } from './member'

type Trained = Pick<Member, 'trainerId' | 'formerTrainers'>

/** Who trained a member on a day; '' for nobody. Of days before the first change that was kept, whoever trained them until then. */
export const trainerOn = ({ trainerId = '', formerTrainers = [] }: Trained, date: CivilDate): string =>
  formerTrainers.find(({ until }) => date <= until)?.id ?? trainerId

/**
 * Who trained them before, once somebody else does from today on. What is changed again on its own day was never so. Whoever hands
 * over by leaving trained them until the last day of work, though that is today.
 */
export function formerTrainersAfter(
  { trainerId = '', formerTrainers = [] }: Trained,
  today: CivilDate,
  lastDay?: CivilDate,
): NonNullable<Member['formerTrainers']> {
  const yesterday = addDays(today, -1)
  const until = latest(yesterday, lastDay ?? yesterday)
  const last = formerTrainers.at(-1)
  return last !== undefined && last.until >= until
    ? formerTrainers
    : [...formerTrainers, { id: trainerId, until }]
}
