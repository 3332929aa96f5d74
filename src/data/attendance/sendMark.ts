import { dateKeyOf } from '@/domain/attendance/dateKey'
import { listWith, listWithout, type DocumentStore, type Writer } from '@/data/store/documentStore'
import { attendancePath, dayPath } from './attendanceRecords'
import type { KeptMark } from './markJournal'

export type SentMark = Omit<KeptMark, 'refusal'>

/** The two writes of a mark (ENGINEERING 2): the person's own document and the day's roll-up, without reading either. */
function addRecord(writer: Writer, { gymId, person, date, record, by, override }: SentMark) {
  const { personId, memberId, personType, name, code, dp } = person
  writer.merge(attendancePath(gymId, personId), {
    gymId,
    memberId,
    personId,
    personType,
    [dateKeyOf(date)]: listWith(record),
  })
  writer.merge(dayPath(gymId, date), {
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

function removeRecord(writer: Writer, { gymId, person, date, record, override }: SentMark) {
  writer.update(attendancePath(gymId, person.personId), [
    { at: [dateKeyOf(date)], value: listWithout(record) },
  ])
  writer.update(dayPath(gymId, date), [
    { at: ['people', person.personId, 'visits'], value: listWithout(record) },
    ...(override ? [{ at: ['people', person.personId, 'overrides'], value: listWithout(override) }] : []),
  ])
}

/**
 * Writes a mark, or its removal, and settles when the server has it; without a connection that is later. Sent twice it
 * is stored once.
 */
export const sendMark =
  (store: DocumentStore) =>
  (mark: SentMark): Promise<void> =>
    store.batch((writer) => (mark.isUndone ? removeRecord : addRecord)(writer, mark))
