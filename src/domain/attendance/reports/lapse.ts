import type { DirectoryEntry } from '@/domain/members/directoryEntry'
import { NO_COVER_END } from '@/domain/members/lookupOf'
import { graceDaysOf } from '@/domain/members/memberState'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { lowerName } from '@/domain/shared/text'
import type { Lapse, VisitRow } from './visitRows'

type Directory = ReadonlyMap<string, DirectoryEntry>

/**
 * Whether a member came in after the package had ended, the days of grace over (DOMAIN 6.1: stopped at the door), or
 * without ever having had one. Judged by the end that stands in the directory now, so whoever has renewed since is
 * taken as covered: it may leave somebody out, and never accuses anybody wrongly.
 */
export function lapseOn(date: CivilDate, entry: DirectoryEntry | undefined, graceDays: number): Lapse | null {
  if (entry === undefined) return null
  if (entry.e === NO_COVER_END) return { endedOn: null }
  const grace = graceDaysOf({ startsOn: entry.s, coverUntil: entry.e }, { graceDays })
  return date > addDays(entry.e, grace) ? { endedOn: entry.e } : null
}

/** The rows of visits with what the directory knows of them. */
export const withLapses = (rows: readonly VisitRow[], directory: Directory, graceDays: number): VisitRow[] =>
  rows.map((row) => ({
    ...row,
    lapse: row.entry === null ? null : lapseOn(row.date, directory.get(row.personId), graceDays),
  }))

/** Members whose package, the running or else the last one, has that in its name. */
export function peopleWithPackage(directory: Directory, typed: string): ReadonlySet<string> {
  const text = lowerName(typed)
  return new Set([...directory].flatMap(([id, { k }]) => (lowerName(k).includes(text) ? [id] : [])))
}
