import type { DirectoryEntry } from '@/domain/members/directoryEntry'
import { NO_COVER_END } from '@/domain/members/lookupOf'
import { graceDaysOf } from '@/domain/members/memberState'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { lowerName } from '@/domain/shared/text'
import type { ReportDay } from './reportDay'
import { visitRowsOf, type Lapse, type VisitRow } from './visitRows'

type Directory = ReadonlyMap<string, DirectoryEntry>

/**
 * Whether a member came in after the package had ended, the days of grace over (DOMAIN 6.1: stopped at the door), or
 * without ever having had one. Judged by the end that stands in the directory now, so whoever has renewed since is
 * taken as covered: it may leave somebody out, and never accuses anybody wrongly.
 */
export function lapseOn(date: CivilDate, entry: DirectoryEntry | undefined, graceDays: number): Lapse | null {
  if (entry === undefined) return null
  if (entry.e === NO_COVER_END) return { endedOn: null }
  if (date <= entry.e) return null
  const grace = graceDaysOf({ startsOn: entry.s, coverUntil: entry.e }, { graceDays })
  return date > addDays(entry.e, grace) ? { endedOn: entry.e } : null
}

/**
 * The visits of these days that were against the rule, the latest first, with what the directory knows of them. The lines are looked at
 * before rows are made of them: of a month's thousands a few are meant.
 */
export function visitsAgainstRule(
  days: readonly ReportDay[],
  directory: Directory,
  graceDays: number,
): VisitRow[] {
  const lapseOf = (date: CivilDate, personId: string) => lapseOn(date, directory.get(personId), graceDays)
  return visitRowsOf(
    days,
    (date, personId, { overrides }) => overrides.length > 0 || lapseOf(date, personId) !== null,
  )
    .map((row) => (row.entry === null ? row : { ...row, lapse: lapseOf(row.date, row.personId) }))
    .filter(({ lapse, overrides }) => lapse !== null || overrides.length > 0)
}

/** Members whose package, the running or else the last one, has that in its name. */
export function peopleWithPackage(directory: Directory, typed: string): ReadonlySet<string> {
  const text = lowerName(typed)
  return new Set([...directory].flatMap(([id, { k }]) => (lowerName(k).includes(text) ? [id] : [])))
}
