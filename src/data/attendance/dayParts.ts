import type { AttendanceDay } from '@/domain/attendance/attendance'
import { LAST_PART, mergedLine, openPartOf } from '@/domain/attendance/dayParts'
import { readDayLine } from '@/domain/attendance/readDayLine'
import type { CivilDate } from '@/domain/shared/civilDate'
import { isId } from '@/domain/shared/id'
import { mapOf, type StoredRecord } from '@/domain/shared/readers'
import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore, Query, StoredDocument } from '@/data/store/documentStore'

/** A part of a day's roll-up (decision 37). The first is the whole day where no more came than fit into one. */
export const partPath = (gymId: string, date: CivilDate, part = 1) =>
  `attendanceDays/${gymId}_${date}${part === 1 ? '' : `_${String(part)}`}`

/** Every part of a day, for who asks once; equalities alone, so that no index is needed. */
export const partsOfDay = (gymId: string, date: CivilDate): Query => ({
  collection: 'attendanceDays',
  where: [tenantFilter(gymId), { field: 'date', op: '==', value: date }],
  orderBy: [],
  limit: LAST_PART,
})

/** The same of several days in one question, 30 at most. */
export const partsOfDays = (gymId: string, dates: readonly CivilDate[]): Query => ({
  collection: 'attendanceDays',
  where: [tenantFilter(gymId), { field: 'date', op: 'in', value: dates }],
  orderBy: [],
  limit: LAST_PART * dates.length,
})

export const partNumber = ({ id }: StoredDocument) => Number(/_(\d)$/.exec(id)?.[1] ?? 1)

export const inOrder = (parts: readonly StoredDocument[]): StoredDocument[] =>
  [...parts].sort((one, other) => partNumber(one) - partNumber(other))

/** The lines of a part as they are stored, by person; one under what is nobody's id is none: its path would lead elsewhere. */
export const storedLines = ({ data }: StoredDocument): Record<string, StoredRecord> =>
  Object.fromEntries(
    Object.entries(mapOf(data['people']) ?? {}).flatMap(([id, stored]) => {
      const line = isId(id) ? mapOf(stored) : null
      return line === null ? [] : [[id, line] as const]
    }),
  )

type Lines<Line> = Record<string, Line>

/** A part is taken apart once: with a mark one part of many is another. */
function onceADocument<T>(work: (document: StoredDocument) => T): (document: StoredDocument) => T {
  const known = new WeakMap<StoredDocument, T>()
  return (document) => {
    const found = known.get(document) ?? work(document)
    known.set(document, found)
    return found
  }
}

/**
 * Makes a day out of its parts. `shows` says which lines a reader wants. One that can't be read is left out, the others stay. Who stands
 * in several parts is one line. null: nobody has come.
 */
export function dayReader<Line>(
  readStored: (line: StoredRecord) => Line | null,
  shows: (line: Line) => boolean,
) {
  const stored = onceADocument(storedLines)
  const readLine = (line: StoredRecord): Line[] => {
    const found = readStored(line)
    return found !== null && shows(found) ? [found] : []
  }
  const read = onceADocument((part): Lines<Line> =>
    Object.fromEntries(
      Object.entries(stored(part)).flatMap(([id, line]) => readLine(line).map((each) => [id, each] as const)),
    ),
  )

  function peopleOf(parts: readonly StoredDocument[]): Lines<Line> {
    const people: Lines<Line> = {}
    for (const part of parts) Object.assign(people, read(part))
    const seen = new Set<string>()
    const several = new Set<string>()
    for (const part of parts)
      for (const id of Object.keys(stored(part))) (seen.has(id) ? several : seen).add(id)
    for (const id of several) {
      const lines = parts.map((part) => stored(part)[id]).filter((line) => line !== undefined)
      const [line] = readLine(lines.reduce(mergedLine))
      if (line === undefined) delete people[id]
      else people[id] = line
    }
    return people
  }

  return (gymId: string, date: CivilDate, documents: readonly StoredDocument[]) => {
    if (documents.length === 0) return null
    const parts = inOrder(documents)
    const openPart = openPartOf(
      parts.map((part) => ({ number: partNumber(part), lines: Object.keys(stored(part)).length })),
    )
    return { id: `${gymId}_${date}`, gymId, date, openPart, people: peopleOf(parts) }
  }
}

export type DayReader<Day> = (
  gymId: string,
  date: CivilDate,
  documents: readonly StoredDocument[],
) => Day | null

/** A person whose marks were all taken back has not come. */
export const readDay: DayReader<AttendanceDay> = dayReader(readDayLine, ({ visits }) => visits.length > 0)

export const askDay = async <Day>(
  store: DocumentStore,
  read: DayReader<Day>,
  gymId: string,
  date: CivilDate,
): Promise<Day | null> => read(gymId, date, await store.query(partsOfDay(gymId, date)))
