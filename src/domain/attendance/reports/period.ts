import { addDays, addDuration, daysUntil, latest, startOfMonth } from '@/domain/shared/calendar'
import { MOST_DAYS } from '@/domain/shared/constants'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'

/** Both ends included. */
export type Period = { from: CivilDate; to: CivilDate }

/** `isCut`: more was asked for than a report covers. */
export type ChosenPeriod = Period & { isCut: boolean }

const dateOf = (text: string | undefined): CivilDate | null => civilDateSchema.safeParse(text).data ?? null

/**
 * The period of an address, `from..to` with either end open; what makes no sense reads as `usual`. It never reaches
 * beyond today and never covers more than 31 days, of which the last are kept.
 */
export function periodOf(text: string | undefined, today: CivilDate, usual: Period): ChosenPeriod {
  const [first, last] = (text ?? '').split('..')
  const from = dateOf(first)
  const to = dateOf(last)
  if (from === null && to === null) return { ...usual, isCut: false }
  const end = to === null || to > today ? today : to
  const start = from ?? end
  if (start > end) return { from: end, to: end, isCut: false }
  const earliest = addDays(end, 1 - MOST_DAYS)
  return { from: latest(start, earliest), to: end, isCut: start < earliest }
}

export const datesOf = ({ from, to }: Period): CivilDate[] =>
  Array.from({ length: Math.max(0, daysUntil(from, to)) }, (_, at) => addDays(from, at))

export const monthOf = (date: CivilDate, today: CivilDate): Period => {
  const from = startOfMonth(date)
  const last = addDays(addDuration(from, 1, 'Month'), -1)
  return { from, to: last > today ? today : last }
}

const isWholeMonth = ({ from, to }: Period, today: CivilDate) =>
  from === startOfMonth(from) && to === monthOf(from, today).to && daysUntil(from, to) > 1

/** The period of the same length before or after; a month steps to the month beside it. null: it lies ahead. */
export function besides(period: Period, step: -1 | 1, today: CivilDate): Period | null {
  if (isWholeMonth(period, today)) {
    const from = addDuration(period.from, step, 'Month')
    return from > today ? null : monthOf(from, today)
  }
  const length = daysUntil(period.from, period.to)
  const from = addDays(period.from, step * length)
  if (from > today) return null
  const to = addDays(from, length - 1)
  return { from, to: to > today ? today : to }
}
