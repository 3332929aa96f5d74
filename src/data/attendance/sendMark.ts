import { attendanceRecordSchema } from '@/domain/attendance/attendance'
import { dateKeyOf } from '@/domain/attendance/dateKey'
import { isSameDay } from '@/domain/attendance/reconcile'
import { AppError } from '@/domain/shared/appError'
import { listWith, listWithout, type DocumentStore, type Writer } from '@/data/store/documentStore'
import { attendancePath } from './attendanceRecords'
import { partPath, partsOfDay, storedLines } from './dayParts'
import type { KeptMark } from './markJournal'

export type SentMark = Omit<KeptMark, 'refusal'>

/** The two writes of a mark (ENGINEERING 2): the person's own document and the day's roll-up, without reading either. */
function addRecord(writer: Writer, { gymId, person, date, part, record, by, override }: SentMark) {
  const { personId, memberId, personType, name, code, dp } = person
  writer.merge(attendancePath(gymId, personId), {
    gymId,
    memberId,
    personId,
    personType,
    [dateKeyOf(date)]: listWith(record),
  })
  writer.merge(partPath(gymId, date, part), {
    gymId,
    date,
    people: {
      [personId]: {
        type: personType,
        name,
        code,
        dp,
        by,
        visits: listWith(record),
        ...(override && { overrides: listWith(override) }),
      },
    },
  })
}

/** The parts in which the record stands: the server may have moved it to another since the mark was made. */
async function partsHolding(store: DocumentStore, { gymId, date, person, record }: SentMark) {
  const parts = await store.query(partsOfDay(gymId, date))
  const isHeld = (visits: unknown) =>
    Array.isArray(visits) &&
    visits.some((visit: unknown) => {
      const parsed = attendanceRecordSchema.safeParse(visit)
      return parsed.success && isSameDay([parsed.data], [record])
    })
  return parts
    .filter((part) => isHeld(storedLines(part)[person.personId]?.['visits']))
    .map(({ path }) => path)
}

function removeRecord(writer: Writer, paths: readonly string[], mark: SentMark) {
  const { gymId, person, date, record, override } = mark
  writer.update(attendancePath(gymId, person.personId), [
    { at: [dateKeyOf(date)], value: listWithout(record) },
  ])
  for (const path of paths)
    writer.update(path, [
      { at: ['people', person.personId, 'visits'], value: listWithout(record) },
      ...(override ? [{ at: ['people', person.personId, 'overrides'], value: listWithout(override) }] : []),
    ])
}

const ATTEMPTS = 3

/** 'not-found': the mark never arrived. */
async function takeBack(store: DocumentStore, mark: SentMark): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const holding = await partsHolding(store, mark)
    const paths = holding.length > 0 ? holding : [partPath(mark.gymId, mark.date, mark.part)]
    try {
      return await store.batch((writer) => removeRecord(writer, paths, mark))
    } catch (error) {
      const hasMoved = holding.length > 0 && error instanceof AppError && error.code === 'not-found'
      if (!hasMoved || attempt === ATTEMPTS) throw error
    }
  }
}

/**
 * Writes a mark, or its removal, and settles when the server has it; without a connection that is later. Sent twice it
 * is stored once.
 */
export const sendMark =
  (store: DocumentStore) =>
  (mark: SentMark): Promise<void> =>
    mark.isUndone ? takeBack(store, mark) : store.batch((writer) => addRecord(writer, mark))
