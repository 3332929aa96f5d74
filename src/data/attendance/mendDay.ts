import { attendanceDaySchema, type AttendanceDay, type PersonType } from '@/domain/attendance/attendance'
import { dateKeyOf } from '@/domain/attendance/dateKey'
import { isSameDay, reconciled } from '@/domain/attendance/reconcile'
import type { CivilDate } from '@/domain/shared/civilDate'
import { storedSettings } from '@/data/gyms/centreOf'
import { visitorsOn } from '@/data/members/memberQueries'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { attendancePath, dayPath, daysOf, readDay } from './attendanceRecords'

/** How many people are looked at at once. */
const AT_ONCE = 20

type Line = Omit<AttendanceDay['people'][string], 'visits'>
const lineSchema = attendanceDaySchema.shape.people.valueType

const readLines = (document: StoredDocument | null): AttendanceDay['people'] =>
  (document === null ? null : readDay(document))?.people ?? {}

/** Whoever the roll-up names, and whoever the members say came last on that day. */
async function visitorsOf(
  store: DocumentStore,
  gymId: string,
  date: CivilDate,
  day: StoredDocument | null,
): Promise<Map<string, Line>> {
  const lines = new Map<string, Line>(Object.entries(readLines(day)))
  for await (const members of pagesOf(store, visitorsOn(gymId, date)))
    for (const { id, data } of members)
      if (!lines.has(id)) {
        const { name, memberCode: code, dp } = data
        lines.set(id, lineSchema.parse({ type: 'member', name, code, dp, visits: [], by: '' }))
      }
  return lines
}

/** One person's day in both places; true when it had to be mended. */
async function mendPerson(
  store: DocumentStore,
  centre: StoredDocument,
  { date, personId, line, isOver }: { date: CivilDate; personId: string; line: Line; isOver: boolean },
): Promise<boolean> {
  const settings = storedSettings(centre)
  const personType: PersonType = line.type
  const paths = [attendancePath(centre.id, personId), dayPath(centre.id, date)] as const
  const lookAt = async (get: DocumentStore['get']) => {
    const [person, day] = await Promise.all([get(paths[0]), get(paths[1])])
    const inDocument = daysOf(person, settings)[date] ?? []
    const inRollUp = readLines(day)[personId]?.visits ?? []
    const records = reconciled(inDocument, inRollUp, { isOver, personType })
    return { records, agrees: isSameDay(inDocument, records) && isSameDay(inRollUp, records) }
  }
  if ((await lookAt((path) => store.get(path))).agrees) return false
  return store.transact(async (transaction) => {
    const { records, agrees } = await lookAt((path) => transaction.get(path))
    if (agrees) return false
    transaction.merge(paths[0], {
      gymId: centre.id,
      memberId: personType === 'member' ? personId : '',
      personId,
      personType,
      [dateKeyOf(date)]: records,
    })
    transaction.merge(paths[1], {
      gymId: centre.id,
      date,
      people: { [personId]: { ...line, visits: records } },
    })
    return true
  })
}

/**
 * Holds a day's roll-up and the documents of its visitors against each other and mends both (ENGINEERING 2): what either
 * knows, both know afterwards; a day that is over is kept as whole visits. Answers how many people it mended: none on
 * a second run. Reads the day's visitors, never everybody.
 */
export async function mendDay(
  store: DocumentStore,
  centre: StoredDocument,
  date: CivilDate,
  isOver: boolean,
): Promise<number> {
  const people = [...(await visitorsOf(store, centre.id, date, await store.get(dayPath(centre.id, date))))]
  let mended = 0
  for (let from = 0; from < people.length; from += AT_ONCE) {
    const done = await Promise.all(
      people
        .slice(from, from + AT_ONCE)
        .map(([personId, line]) => mendPerson(store, centre, { date, personId, line, isOver })),
    )
    mended += done.filter(Boolean).length
  }
  return mended
}
