import { dayLineSchema, type DayLine } from '@/domain/attendance/attendance'
import { dateKeyOf } from '@/domain/attendance/dateKey'
import { isSameDay, reconciled } from '@/domain/attendance/reconcile'
import type { CivilDate } from '@/domain/shared/civilDate'
import { storedSettings } from '@/data/gyms/gymOf'
import { visitorsOn } from '@/data/members/memberQueries'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { attendancePath, daysOf } from './attendanceRecords'
import { partsOfDay, readDay } from './dayParts'
import { foldDay } from './foldDay'
import { dayLines } from './dayLines'
import { ownType } from './ownType'

/** How many people are looked at at once. */
const AT_ONCE = 20

/** Whoever the roll-up names, and whoever the members say came last on that day. */
async function visitorsOf(
  store: DocumentStore,
  gymId: string,
  date: CivilDate,
): Promise<Map<string, DayLine>> {
  const day = readDay(gymId, date, await store.query(partsOfDay(gymId, date)))
  const lines = new Map<string, DayLine>(Object.entries(day?.people ?? {}))
  for await (const members of pagesOf(store, visitorsOn(gymId, date)))
    for (const { id, data } of members)
      if (!lines.has(id)) {
        const { name, memberCode: code, dp } = data
        lines.set(id, dayLineSchema.parse({ type: 'member', name, code, dp, visits: [], by: '' }))
      }
  return lines
}

/** One person's day in both places; true when it had to be mended. */
async function mendPerson(
  store: DocumentStore,
  gym: StoredDocument,
  { date, personId, line, isOver }: { date: CivilDate; personId: string; line: DayLine; isOver: boolean },
): Promise<boolean> {
  const settings = storedSettings(gym)
  const path = attendancePath(gym.id, personId)
  const read = async (reader: Pick<DocumentStore, 'get'>) => {
    const person = await reader.get(path)
    const asked = { gymId: gym.id, personId, inLine: line.type }
    return { person, personType: await ownType(reader, person, asked) }
  }
  const compared = (
    { person, personType }: Awaited<ReturnType<typeof read>>,
    inRollUp: Pick<DayLine, 'type' | 'visits'> = { type: personType, visits: [] },
  ) => {
    const inDocument = daysOf(person, settings)[date] ?? []
    const { type, visits } = inRollUp
    const records = reconciled(inDocument, visits, { isOver, personType })
    const agrees = type === personType && isSameDay(inDocument, records) && isSameDay(visits, records)
    return { records, agrees }
  }
  if (compared(await read(store), line).agrees) return false
  return store.transact(async (transaction) => {
    const own = await read(transaction)
    const held = await dayLines(store, transaction, gym.id)({ date, personId })
    const { records, agrees } = compared(own, held.line)
    if (agrees) return false
    const { personType } = own
    transaction.merge(path, {
      gymId: gym.id,
      memberId: personType === 'member' ? personId : '',
      personId,
      personType,
      [dateKeyOf(date)]: records,
    })
    const { name, code, dp, by } = line
    held.write({ type: personType, name, code, dp, by, visits: records })
    return true
  })
}

/**
 * Holds a day's roll-up and the documents of its visitors against each other and mends both (ENGINEERING 2): what either
 * knows, both know afterwards; a day that is over is kept as whole visits, in few parts. Answers how many people it
 * mended: none on a second run. Reads the day's visitors, never everybody.
 */
export async function mendDay(
  store: DocumentStore,
  gym: StoredDocument,
  date: CivilDate,
  isOver: boolean,
): Promise<number> {
  const people = [...(await visitorsOf(store, gym.id, date))]
  let mended = 0
  for (let from = 0; from < people.length; from += AT_ONCE) {
    const done = await Promise.all(
      people
        .slice(from, from + AT_ONCE)
        .map(([personId, line]) => mendPerson(store, gym, { date, personId, line, isOver })),
    )
    mended += done.filter(Boolean).length
  }
  await foldDay(store, gym.id, date, isOver)
  return mended
}
