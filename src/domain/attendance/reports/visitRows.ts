import type { CivilDate } from '@/domain/shared/civilDate'
import { lowerName } from '@/domain/shared/text'
import type { Visit } from '../attendance'
import { visitsOf } from '../visits'
import type { CorrectionNote, Override, ReportDay, ReportLine } from './reportDay'
import { hourIn } from './heatmap'
import { stayOf } from './stay'

/** One visit of one member, a line of the day list. A day corrected to no visit at all keeps one row without times. */
export type VisitRow = {
  id: string
  date: CivilDate
  personId: string
  name: string
  code: string
  dp: string
  entry: Date | null
  /** null while the visit is open. */
  exit: Date | null
  /** Whole minutes; null while the visit is open. */
  stay: number | null
  isAutoExit: boolean
  /** A uid: who marked this person last on that day. */
  by: string
  overrides: Override[]
  /** Of the whole day, the latest last. */
  corrections: CorrectionNote[]
  /** All visits of the person's day: what a correction begins with. */
  dayVisits: Visit[]
  /** null where the package covered the day, or nobody looked (`visitsAgainstRule` does). */
  lapse: Lapse | null
}

/** Somebody came in without a package that covered the day; `endedOn` null: never had one. */
export type Lapse = { endedOn: CivilDate | null }

/** The visit an override let somebody in for: the last that had begun when it was given, within a minute. */
function overriddenAt(visits: readonly Visit[], { at }: Override): number {
  const begun = visits.filter(({ entry }) => entry.getTime() <= at.getTime() + 60_000).length
  return Math.max(0, begun - 1)
}

function rowsOfLine(date: CivilDate, personId: string, line: ReportLine): VisitRow[] {
  const visits = visitsOf(line.visits, line.type)
  const { name, code, dp, by, overrides, corrections } = line
  const person = { date, personId, name, code, dp, by, corrections, dayVisits: visits, lapse: null }
  if (visits.length === 0)
    return corrections.length === 0
      ? []
      : [
          {
            ...person,
            id: `${date} ${personId} 0`,
            entry: null,
            exit: null,
            stay: null,
            isAutoExit: false,
            overrides: [],
          },
        ]
  return visits.map((visit, at) => ({
    ...person,
    id: `${date} ${personId} ${String(at)}`,
    entry: visit.entry,
    exit: visit.exit,
    stay: stayOf(visit),
    isAutoExit: visit.isAutoExit,
    overrides: overrides.filter((override) => overriddenAt(visits, override) === at),
  }))
}

type IsWanted = (date: CivilDate, personId: string, line: ReportLine) => boolean

/** Members' visits of these days, the latest first; of the lines alone that are wanted. Employees have reports of their own. */
export function visitRowsOf(days: readonly ReportDay[], isWanted: IsWanted = () => true): VisitRow[] {
  return days
    .flatMap(({ date, people }) =>
      Object.entries(people)
        .filter(([personId, line]) => line.type === 'member' && isWanted(date, personId, line))
        .flatMap(([personId, line]) => rowsOfLine(date, personId, line)),
    )
    .sort(latestFirst)
}

const compare = <T extends string | number>(one: T, other: T) => (one < other ? -1 : one > other ? 1 : 0)

const latestFirst = (one: VisitRow, other: VisitRow) =>
  compare(other.date, one.date) ||
  compare(other.entry?.getTime() ?? 0, one.entry?.getTime() ?? 0) ||
  compare(one.name, other.name) ||
  compare(one.id, other.id)

export const visitSorts = ['time', 'name', 'stay'] as const
export type VisitSort = (typeof visitSorts)[number]

/** Sorted again; equal rows stay in the order of time. */
export function sortedVisits(
  rows: readonly VisitRow[],
  sort: VisitSort,
  direction: 'asc' | 'desc',
): VisitRow[] {
  const turn = direction === 'asc' ? 1 : -1
  const inOrder = {
    time: (one: VisitRow, other: VisitRow) => -latestFirst(one, other),
    name: (one: VisitRow, other: VisitRow) => compare(lowerName(one.name), lowerName(other.name)),
    stay: (one: VisitRow, other: VisitRow) => compare(one.stay ?? -1, other.stay ?? -1),
  }[sort]
  return [...rows].sort((one, other) => turn * inOrder(one, other))
}

/** The bands of the day that a list may be narrowed to: hours of the entry on the centre's wall, the last not included. */
export const hourBands = [
  { id: 'early', label: 'Before 9 am', from: 0, to: 9 },
  { id: 'morning', label: '9 am to 12 noon', from: 9, to: 12 },
  { id: 'afternoon', label: '12 noon to 5 pm', from: 12, to: 17 },
  { id: 'evening', label: '5 pm to 9 pm', from: 17, to: 21 },
  { id: 'late', label: 'After 9 pm', from: 21, to: 24 },
] as const

export type VisitFilter = {
  text: string
  onlyAutomatic: boolean
  onlyCorrected: boolean
  /** Id of an hour band; another one narrows nothing. */
  band?: string | undefined
  timezone: string
  /** Uid of who marked. */
  by?: string | undefined
  /** Who may be on the list; undefined: everybody. */
  people?: ReadonlySet<string> | undefined
}

/** Whether a person answers to what was typed: the beginning of every word, or of the code. */
export function answersTo({ name, code }: { name: string; code: string }, typed: string): boolean {
  const text = lowerName(typed)
  if (text === '') return true
  const words = lowerName(name).split(' ')
  return (
    (code !== '' && code.toLowerCase().startsWith(text)) ||
    text.split(' ').every((part) => words.some((word) => word.startsWith(part)))
  )
}

export const matchingVisits = (
  rows: readonly VisitRow[],
  { text, onlyAutomatic, onlyCorrected, band, timezone, by, people }: VisitFilter,
): VisitRow[] => {
  const hours = hourBands.find(({ id }) => id === band)
  const isWithin = (entry: Date | null) => {
    if (hours === undefined) return true
    if (entry === null) return false
    const hour = hourIn(entry, timezone)
    return hours.from <= hour && hour < hours.to
  }
  return rows.filter(
    (row) =>
      answersTo(row, text) &&
      (!onlyAutomatic || row.isAutoExit) &&
      (!onlyCorrected || row.corrections.length > 0) &&
      (by === undefined || row.by === by) &&
      (people === undefined || people.has(row.personId)) &&
      isWithin(row.entry),
  )
}
