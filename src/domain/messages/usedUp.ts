import type { CivilDate } from '@/domain/shared/civilDate'
import type { Message } from './message'

const reasons = {
  day: 'The messages of that day were used up.',
  month: 'The messages of that month, which your package allows, were used up.',
}

/** What a message is kept with that the centre's day or month had no room for: it is never tried, somebody sends another one. */
export const usedUp = (
  what: keyof typeof reasons,
  today: CivilDate,
): Pick<Message, 'status' | 'errorCode' | 'errorMessage' | 'nextAttemptAt' | 'refusedOn'> => ({
  status: 'failed',
  errorCode: 'used-up',
  errorMessage: reasons[what],
  nextAttemptAt: null,
  refusedOn: today,
})
