import { monthOf, type Month } from '@/domain/monthStats/monthStats'
import { addDays, addDuration, startOfMonth } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Between } from './reported'

/** A month by its first day. */
export const monthPeriod = (first: CivilDate): Between => ({
  from: first,
  to: addDays(addDuration(first, 1, 'Month'), -1),
})

/** The month that the period is the whole of; null for any other days, which the portal takes no return of. */
export function wholeMonthOf({ from, to }: Between): Month | null {
  const month = monthPeriod(startOfMonth(from))
  return month.from === from && month.to === to ? monthOf(from) : null
}
