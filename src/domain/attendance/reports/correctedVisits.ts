import { addDays, instantAt } from '@/domain/shared/calendar'
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

/** What is wrong with a typed visit, and at which of its fields; `at` counts from 0. */
export type TypedProblem = { at: number; field: 'entry' | 'exit'; message: string }

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
 * 6.1). No visit lies ahead, none overlaps another, and only a visit of today may still be open.
 */
export function correctedVisits(
  typed: readonly TypedVisit[],
  scene: Scene,
): { visits: Visit[]; problem: null } | { visits: null; problem: TypedProblem } {
  const problem = (at: number, field: TypedProblem['field'], message: string) =>
    ({ visits: null, problem: { at, field, message } }) as const
  const visits: { visit: Visit; at: number }[] = []
  for (const [at, each] of typed.entries()) {
    if (!TIME.test(each.entry)) return problem(at, 'entry', 'Enter the time of the entry')
    if (each.exit !== '' && !TIME.test(each.exit)) return problem(at, 'exit', 'Enter the time of the exit')
    if (each.exit === '' && scene.date !== scene.today)
      return problem(at, 'exit', 'Enter the time of the exit')
    const visit = visitOf(each, scene)
    if (visit.entry > scene.now) return problem(at, 'entry', 'This time is still to come')
    if (visit.exit && visit.exit > scene.now) return problem(at, 'exit', 'This time is still to come')
    visits.push({ visit, at })
  }
  visits.sort((one, other) => one.visit.entry.getTime() - other.visit.entry.getTime())
  for (const [index, { visit, at }] of visits.entries()) {
    const previous = visits[index - 1]
    if (previous && (previous.visit.exit === null || previous.visit.exit > visit.entry))
      return problem(at, 'entry', 'This visit begins before the one before it has ended')
  }
  return { visits: visits.map(({ visit }) => visit), problem: null }
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
