import type { DirectoryEntry } from '@/domain/members/directoryEntry'
import { writtenPhone } from '@/domain/members/listLine'
import { directoryStateOf, mayTrain, type StateLimits } from '@/domain/members/memberState'
import type { CivilDate } from '@/domain/shared/civilDate'
import { addDays } from '@/domain/shared/calendar'
import { visitsOfLine } from '../visits'
import type { Period } from './period'
import type { ReportDay } from './reportDay'

export type Absentee = {
  id: string
  name: string
  code: string
  dp: string
  phone: string
  packageName: string
  /** First and last covered day. */
  startsOn: CivilDate
  endsOn: CivilDate
  /** Rupees. */
  due: number
}

/** The last n days, today included. */
export const lastDays = (today: CivilDate, days: number): Period => ({
  from: addDays(today, 1 - days),
  to: today,
})

/** Who has come on any of these days. */
export const cameOn = (days: readonly ReportDay[]): ReadonlySet<string> =>
  new Set(
    days.flatMap(({ people }) =>
      Object.entries(people).flatMap(([id, line]) => (visitsOfLine(line).length > 0 ? [id] : [])),
    ),
  )

/**
 * Who was last here on that day or later: of a period that ends today that says as much, and no day has to be read for it.
 * Whoever has never come was expected since the cover began, as on the tab of the absent (`listedWith`).
 */
export const seenSince = (
  directory: ReadonlyMap<string, DirectoryEntry>,
  lastVisits: ReadonlyMap<string, CivilDate>,
  from: CivilDate,
): ReadonlySet<string> =>
  new Set([...directory].flatMap(([id, { s }]) => ((lastVisits.get(id) ?? s) >= from ? [id] : [])))

/** Who had joined by the end of a period: whoever came later can't have been absent in it. */
export const joinedBy = (
  directory: ReadonlyMap<string, DirectoryEntry>,
  to: CivilDate,
): ReadonlyMap<string, DirectoryEntry> => new Map([...directory].filter(([, { j }]) => j === null || j <= to))

/** Members who may train today and are not among those who came, by name. */
export function absenteesOf(
  directory: ReadonlyMap<string, DirectoryEntry>,
  came: ReadonlySet<string>,
  today: CivilDate,
  limits: StateLimits,
): Absentee[] {
  return [...directory]
    .filter(([id, entry]) => !came.has(id) && mayTrain(directoryStateOf(entry, today, limits)))
    .map(([id, entry]) => ({
      id,
      name: entry.n,
      code: entry.c,
      dp: entry.i,
      phone: writtenPhone(entry),
      packageName: entry.k,
      startsOn: entry.s,
      endsOn: entry.e,
      due: entry.d,
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en') || (one.id < other.id ? -1 : 1))
}
