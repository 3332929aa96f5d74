import { addDays, civilDateIn, instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Visit } from '../attendance'

/** As typed: `HH:mm` on the centre's wall; an empty exit only while the visit goes on. */
export type TypedVisit = { entry: string; exit: string }

/** `HH:mm` on the centre's wall. */
export const wallTimeOf = (instant: Date | null, timezone: string): string =>
  instant === null
    ? ''
    : new Intl.DateTimeFormat('en-GB', {
        timeZone: timezone,
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }).format(instant)

export const typedVisitsOf = (visits: readonly Visit[], timezone: string): TypedVisit[] =>
  visits.map(({ entry, exit }) => ({ entry: wallTimeOf(entry, timezone), exit: wallTimeOf(exit, timezone) }))

/** What is wrong with a visit, and at which of its fields; `at` counts from 0. */
export type VisitProblem = { at: number; field: 'entry' | 'exit'; message: string }

type Scene = {
  date: CivilDate
  today: CivilDate
  timezone: string
  now: Date
  /** What stood there: a time that was left as it was keeps its seconds, and whether it was automatic. */
  before: readonly Visit[]
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

function visitOf(typed: TypedVisit, { date, timezone, before }: Scene): Visit {
  const entryAt = instantAt(date, typed.entry, timezone)
  const known = before.find((visit) => wallTimeOf(visit.entry, timezone) === typed.entry)
  const entry = known?.entry ?? entryAt
  if (typed.exit === '') return { entry, exit: null, isAutoExit: false }
  if (known?.exit && wallTimeOf(known.exit, timezone) === typed.exit) return { ...known }
  const exit = instantAt(typed.exit < typed.entry ? addDays(date, 1) : date, typed.exit, timezone)
  return { entry, exit: exit < entry ? entry : exit, isAutoExit: false }
}

/**
 * The visits of a corrected day, sorted; or what is wrong. An exit earlier than its entry is after midnight (DOMAIN
 * 6.1). `rows` says which typed visit each of them was.
 */
export function correctedVisits(
  typed: readonly TypedVisit[],
  scene: Scene,
): { visits: Visit[]; rows: number[]; problem: null } | { visits: null; rows: null; problem: VisitProblem } {
  const problem = (at: number, field: VisitProblem['field'], message: string) =>
    ({ visits: null, rows: null, problem: { at, field, message } }) as const
  const visits: { visit: Visit; at: number }[] = []
  for (const [at, each] of typed.entries()) {
    if (!TIME.test(each.entry)) return problem(at, 'entry', 'Enter the time of the entry')
    if (each.exit !== '' && !TIME.test(each.exit)) return problem(at, 'exit', 'Enter the time of the exit')
    visits.push({ visit: visitOf(each, scene), at })
  }
  visits.sort((one, other) => one.visit.entry.getTime() - other.visit.entry.getTime())
  const sorted = visits.map(({ visit }) => visit)
  const rows = visits.map(({ at }) => at)
  const wrong = visitProblem(sorted, scene)
  return wrong === null
    ? { visits: sorted, rows, problem: null }
    : problem(rows[wrong.at] ?? 0, wrong.field, wrong.message)
}

/** From one wall time to the same of the next day, where a clock is put back between them. */
export const LONGEST_VISIT_MS = 25 * 60 * 60_000

/**
 * The first thing that is wrong with the visits of a corrected day, sorted by entry; null when nothing is. No visit lies
 * ahead, none overlaps another, and only a visit of today may still be open. One that stood there before may begin on
 * another day: the centre's zone was another one then.
 */
export function visitProblem(
  visits: readonly Visit[],
  { date, today, timezone, now, before }: Scene,
): VisitProblem | null {
  for (const [at, { entry, exit }] of visits.entries()) {
    const problem = (field: VisitProblem['field'], message: string) => ({ at, field, message })
    const previous = visits[at - 1]
    const isKnown = before.some((known) => known.entry.getTime() === entry.getTime())
    if (!isKnown && civilDateIn(entry, timezone) !== date)
      return problem('entry', 'This visit begins on another day')
    if (entry > now) return problem('entry', 'This time is still to come')
    if (exit === null && date !== today) return problem('exit', 'Enter the time of the exit')
    if (exit && exit > now) return problem('exit', 'This time is still to come')
    if (exit && exit < entry) return problem('exit', 'This visit ends before it begins')
    if (!isKnown && exit && exit.getTime() - entry.getTime() > LONGEST_VISIT_MS)
      return problem('exit', 'This visit is longer than a day')
    if (previous && (previous.exit === null || previous.exit > entry))
      return problem('entry', 'This visit begins before the one before it has ended')
  }
  return null
}

/** Whether two lists of visits say the same. */
export const areSameVisits = (one: readonly Visit[], other: readonly Visit[]): boolean =>
  one.length === other.length &&
  one.every((visit, at) => {
    const there = other[at]
    return (
      there !== undefined &&
      visit.entry.getTime() === there.entry.getTime() &&
      visit.exit?.getTime() === there.exit?.getTime() &&
      visit.isAutoExit === there.isAutoExit
    )
  })
