import { addDuration, daysBetween, endOfPeriod, latest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { longestDays } from '@/domain/shared/duration'
import type { Expense, Recurrence } from './expense'

/** Deterministic, so that a draft is made once however often the night runs; with the centre, whose id nobody shares. */
export const recurringExpenseId = (gymId: string, sourceId: string, on: CivilDate): string =>
  `${gymId}_${sourceId}_${on}`

/** The most that one night catches up: five years of monthly rent, and an end to any endless loop. */
const MOST = 60

/** The days after `madeThrough` up to today on which it comes again, each counted from the anchor (DOMAIN 3.2). */
export function daysDue({ every, everyType, anchor, madeThrough, endsOn }: Recurrence, today: CivilDate) {
  const days: CivilDate[] = []
  // Nothing before what is made already can be due: the days between are counted, not walked.
  const made = daysBetween(anchor, madeThrough) / (every * longestDays[everyType])
  for (let k = Math.max(1, Math.floor(made)); days.length < MOST; k += 1) {
    const day = addDuration(anchor, every * k, everyType)
    if (day > today || (endsOn !== null && day > endsOn)) break
    if (day > madeThrough) days.push(day)
  }
  return days
}

/**
 * How it comes again from `anchor`. What was made before an edit stays made: on another day it begins after the week, month
 * or year that has one, and in another rhythm after today.
 */
export function recurrenceFrom(
  anchor: CivilDate,
  everyType: Recurrence['everyType'],
  known: Recurrence | null,
  today: CivilDate,
): Recurrence {
  const isSameRhythm = known?.everyType === everyType
  if (isSameRhythm && known.anchor === anchor) return known
  const fresh = {
    every: isSameRhythm ? known.every : 1,
    ...{ everyType, anchor, madeThrough: anchor, endsOn: known?.endsOn ?? null },
  }
  if (known === null || known.madeThrough <= known.anchor) return fresh
  const booked = isSameRhythm ? endOfPeriod(known.madeThrough, everyType) : latest(known.madeThrough, today)
  return { ...fresh, madeThrough: latest(anchor, booked) }
}

/**
 * What the night makes of an expense that comes again: a draft for each missed day, to be confirmed by a person, and
 * the expense with its mark moved on. null when none is due; run again, it finds nothing left to do.
 */
export function recurringDrafts(
  source: Expense,
  today: CivilDate,
  now: Date,
): { source: Expense; drafts: Expense[] } | null {
  const { recurrence, deleted } = source
  if (recurrence === null || deleted) return null
  const days = daysDue(recurrence, today)
  const last = days.at(-1)
  if (last === undefined) return null
  const drafts = days.map((date): Expense => ({
    ...source,
    id: recurringExpenseId(source.gymId, source.id, date),
    date,
    status: 'Draft',
    bill: '',
    isRecurring: false,
    recurrence: null,
    recurringOf: source.id,
    createdAt: now,
    updatedAt: now,
  }))
  return { source: { ...source, recurrence: { ...recurrence, madeThrough: last }, updatedAt: now }, drafts }
}
