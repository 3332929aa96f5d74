import { addDuration, startOfMonth } from '@/domain/shared/calendar'
import { civil, civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { wholeMonthOf } from '@/domain/gstr1/returnPeriod'
import { monthNames } from '@/ui/form/civilMonth'
import type { Between } from '@/domain/gstr1/reported'

const MONTHS = 12

/** What files of that period are called: `gstr1-2026-11`. */
export const fileNameOf = (period: Between): string =>
  `gstr1-${wholeMonthOf(period) ?? `${period.from}-to-${period.to}`}`

/** The months that a return is made for, the latest whole one first, then this month and the earlier ones. */
export function monthsUntil(today: CivilDate): { value: CivilDate; label: string }[] {
  const thisMonth = startOfMonth(today)
  const firsts = Array.from({ length: MONTHS }, (_, back) => addDuration(thisMonth, -back, 'Month'))
  return firsts.map((first) => ({
    value: civil(first),
    label: `${monthNames[Number(first.slice(5, 7)) - 1] ?? ''} ${first.slice(0, 4)}`,
  }))
}

/** Why that period can't be asked for; '' when it can. */
export function periodProblem(from: string, to: string, today: CivilDate): string {
  if (![from, to].every((day) => civilDateSchema.safeParse(day).success)) return 'Enter both days.'
  if (to < from) return 'The last day lies before the first.'
  return from > today ? 'The first day is still to come.' : ''
}
