import type { AttendanceRecord } from '@/domain/attendance/attendance'
import type { Correction } from '@/domain/attendance/reports/correction'
import type { Punch } from '@/domain/biometric/punch'
import { punchSchema } from '@/domain/biometric/punch'
import { monthOf } from '@/domain/monthStats/monthStats'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore } from '@/data/store/documentStore'

/** So many days one question may name. */
export const MOST_DATES = 30

/** A person has fewer in three months, whatever a device repeats. */
const MOST_FOUND = 2000

/** Asked for by the day up to here; longer windows by their months, because each value of an `in` is a query of its own to the store. */
const MOST_BY_DAY = 4

/** Every punch that is kept of the person on these days; equalities alone, so that no index is needed. */
export async function punchesOn(
  store: DocumentStore,
  gymId: string,
  personId: string,
  dates: readonly CivilDate[],
): Promise<Punch[]> {
  const wanted = new Set(dates)
  const within =
    dates.length <= MOST_BY_DAY
      ? { field: 'date', op: 'in' as const, value: [...wanted] }
      : { field: 'month', op: 'in' as const, value: [...new Set(dates.map(monthOf))] }
  const found = await store.query({
    collection: 'punches',
    where: [tenantFilter(gymId), { field: 'personId', op: '==', value: personId }, within],
    orderBy: [],
    limit: MOST_FOUND,
  })
  return found.flatMap(({ id, data }) => {
    const parsed = punchSchema.safeParse({ ...data, id })
    return parsed.success && wanted.has(parsed.data.date) ? [parsed.data] : []
  })
}

/** The days of a window, both ends with it. */
export function datesBetween(from: CivilDate, to: CivilDate): CivilDate[] {
  const dates: CivilDate[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date)
  return dates
}

/** Of one person, in order of time: as many together as one question for their days, and one transaction, can hold. */
export function inChunks(punches: readonly Punch[], most: number): Punch[][] {
  const chunks: Punch[][] = []
  for (const punch of [...punches].sort((one, other) => one.at.getTime() - other.at.getTime())) {
    const chunk = chunks.at(-1)
    const first = chunk?.[0]?.date
    const fits =
      chunk !== undefined &&
      first !== undefined &&
      chunk.length < most &&
      punch.date < addDays(first, MOST_DATES - 2)
    if (fits) chunk.push(punch)
    else chunks.push([punch])
  }
  return chunks
}

type Records = Readonly<Record<string, readonly AttendanceRecord[]>>

/**
 * Punches that the owner's corrections have not dealt with: of a corrected day, those alone that came afterwards. What a correction
 * left standing is nobody's to decide again.
 */
export function notCorrected(
  punches: readonly Punch[],
  corrections: readonly Pick<Correction, 'date' | 'at'>[],
  days: Records,
): Punch[] {
  const dealtWith = corrections.map(({ date, at }) => ({
    date,
    at,
    instants: new Set((days[date] ?? []).flatMap(({ entry, exit }) => [entry?.getTime(), exit?.getTime()])),
  }))
  return punches.filter(
    (punch) =>
      !dealtWith.some(
        ({ date, at, instants }) =>
          punch.receivedAt <= at && (punch.date === date || instants.has(punch.at.getTime())),
      ),
  )
}
