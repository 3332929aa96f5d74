import { MOST_OPEN_HOURS } from '@/domain/shared/constants'
import type { AttendanceRecord, PersonType, Visit } from './attendance'

const MINUTE_MS = 60_000

/**
 * DOMAIN 6.1 "maxOpen": so long a visit can be going on. An entry meanwhile is the same arrival, a real exit takes the
 * place of an automatic one.
 */
export const MAX_OPEN_MS: Record<PersonType, number> = {
  member: MOST_OPEN_HOURS.member * 60 * MINUTE_MS,
  employee: MOST_OPEN_HOURS.employee * 60 * MINUTE_MS,
}

/** Two desks that mark one going: exits closer than this are one. */
const SAME_EXIT_MS = 5 * MINUTE_MS

/** A record as it happened: a whole visit, or one half of it. */
type Event = { at: number; kind: 'whole' | 'entry' | 'exit'; exit: number; isAutoExit: boolean }

const order: Record<Event['kind'], number> = { whole: 1, entry: 2, exit: 3 }

/** An automatic exit is never that of who comes at its own moment, so it is first. */
const orderOf = ({ kind, isAutoExit }: Event) => (kind === 'exit' && isAutoExit ? 0 : order[kind])

/** By time; at the same moment in a fixed order. */
const byTime = (a: Event, b: Event) =>
  a.at - b.at || orderOf(a) - orderOf(b) || a.exit - b.exit || Number(a.isAutoExit) - Number(b.isAutoExit)

function eventsOf({ entry, exit, isAutoExit }: AttendanceRecord): Event[] {
  const event = (kind: Event['kind'], at: Date, end: Date = at): Event => ({
    at: at.getTime(),
    kind,
    exit: end.getTime(),
    isAutoExit: kind !== 'entry' && isAutoExit,
  })
  if (entry && exit && exit >= entry) return [event('whole', entry, exit)]
  // A record that claims to end before it starts is taken as two halves.
  return [...(entry ? [event('entry', entry)] : []), ...(exit ? [event('exit', exit)] : [])]
}

type Span = { entry: number; exit: number | null; isAutoExit: boolean }

const isStillOpen = (span: Span | undefined, at: number, maxOpen: number): span is Span =>
  span?.exit === null && at - span.entry < maxOpen

/**
 * Whether an entry is one of a visit that has ended. At the very moment of its automatic exit it is, as long as the visit could be going
 * on.
 */
function isWithin(span: Span | undefined, at: number, maxOpen: number): boolean {
  if (span === undefined || span.exit === null) return false
  return at < span.exit || (at === span.exit && !(span.isAutoExit && at - span.entry >= maxOpen))
}

function arrive(spans: Span[], { at, exit, kind, isAutoExit }: Event, maxOpen: number) {
  const last = spans.at(-1)
  if (kind === 'whole') {
    if (isStillOpen(last, at, maxOpen)) Object.assign(last, { exit, isAutoExit })
    else spans.push({ entry: at, exit, isAutoExit })
    return
  }
  if (!isWithin(last, at, maxOpen) && !isStillOpen(last, at, maxOpen))
    spans.push({ entry: at, exit: null, isAutoExit: false })
}

function leave(spans: Span[], { at, isAutoExit }: Event, maxOpen: number) {
  const last = spans.at(-1)
  if (last?.exit === null) return void Object.assign(last, { exit: at, isAutoExit })
  if (last !== undefined && last.exit !== null) {
    // An automatic exit only ever ends what is open, and gives way to a real one while the visit could be going on.
    if (isAutoExit && at - last.entry < maxOpen) return
    if (!isAutoExit && last.isAutoExit && at - last.entry <= maxOpen)
      return void Object.assign(last, { exit: at, isAutoExit: false })
    if (at - last.exit <= SAME_EXIT_MS) return
  }
  spans.push({ entry: at, exit: at, isAutoExit })
}

/**
 * The one pairing function (PRODUCT 2.F, DOMAIN 6.1): whole records are visits, halves are paired in order of time,
 * whatever order they were stored in. What several desks marked of one arrival or one going is one. An entry without
 * an exit is an open visit, an exit without an entry a visit that ends as it starts; no visit ends before it starts.
 * Sorted by entry.
 */
export function visitsOf(records: readonly AttendanceRecord[], personType: PersonType = 'member'): Visit[] {
  const maxOpen = MAX_OPEN_MS[personType]
  const spans: Span[] = []
  for (const event of records.flatMap(eventsOf).sort(byTime)) {
    if (event.kind === 'exit') leave(spans, event, maxOpen)
    else arrive(spans, event, maxOpen)
  }
  const byEntry = (a: Span, b: Span) => a.entry - b.entry || (a.exit ?? Infinity) - (b.exit ?? Infinity)
  return spans.sort(byEntry).map(({ entry, exit, isAutoExit }) => ({
    entry: new Date(entry),
    exit: exit === null ? null : new Date(exit),
    isAutoExit,
  }))
}

type Line = { type: PersonType; visits: readonly AttendanceRecord[] }

/** How each was paired: it is read, and never changed. */
const paired = new WeakMap<Line, readonly Visit[]>()

/** The same of a day's line, which several figures of one screen ask: a month of a large centre is ten thousand. */
export function visitsOfLine(line: Line): readonly Visit[] {
  const visits = paired.get(line) ?? visitsOf(line.visits, line.type)
  paired.set(line, visits)
  return visits
}

/** Visits as whole records, one each: the form in which a day is kept once it is over. */
export const recordsOf = (visits: readonly Visit[]): AttendanceRecord[] =>
  visits.map((visit) => ({ ...visit }))
