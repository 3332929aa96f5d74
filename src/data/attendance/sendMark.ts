import { attendanceRecordSchema } from '@/domain/attendance/attendance'
import { dateKeyOf } from '@/domain/attendance/dateKey'
import { isSameDay } from '@/domain/attendance/reconcile'
import { AppError } from '@/domain/shared/appError'
import { listWith, listWithout, type DocumentStore, type Writer } from '@/data/store/documentStore'
import { attendancePath } from './attendanceRecords'
import { partPath, partsOfDay, storedLines } from './dayParts'
import type { KeptMark } from './markJournal'

export type SentMark = Omit<KeptMark, 'refusal'>

const dayLine = ({ person, record, by, override }: SentMark) => ({
  type: person.personType,
  name: person.name,
  code: person.code,
  dp: person.dp,
  by,
  visits: listWith(record),
  ...(override && { overrides: listWith(override) }),
})

/**
 * The writes of marks of different people that go to one part of one day (ENGINEERING 2): each person's own document and
 * the day's roll-up, without reading any.
 */
function addRecords(writer: Writer, marks: readonly [SentMark, ...SentMark[]]) {
  for (const { gymId, person, date, record } of marks) {
    const { personId, memberId, personType } = person
    writer.merge(attendancePath(gymId, personId), {
      gymId,
      memberId,
      personId,
      personType,
      [dateKeyOf(date)]: listWith(record),
    })
  }
  const [{ gymId, date, part }] = marks
  writer.merge(partPath(gymId, date, part), {
    gymId,
    date,
    people: Object.fromEntries(marks.map((mark) => [mark.person.personId, dayLine(mark)])),
  })
}

function holds(visits: unknown, record: SentMark['record']): boolean {
  return (
    Array.isArray(visits) &&
    visits.some((visit: unknown) => {
      const parsed = attendanceRecordSchema.safeParse(visit)
      return parsed.success && isSameDay([parsed.data], [record])
    })
  )
}

/** The parts in which the record stands: the server may have moved it to another since the mark was made. */
async function partsHolding(store: DocumentStore, { gymId, date, person, record }: SentMark) {
  const parts = await store.query(partsOfDay(gymId, date))
  return parts
    .filter((part) => holds(storedLines(part)[person.personId]?.['visits'], record))
    .map(({ path }) => path)
}

/**
 * Whether the person's own document is known to lack the record too, so that nothing is to be removed: it was taken back before
 * it was sent. Without a network nobody can say, unless this device holds the document.
 */
async function neverArrived(store: DocumentStore, { gymId, date, person, record }: SentMark) {
  try {
    const stored = await store.get(attendancePath(gymId, person.personId))
    return !holds(stored?.data[dateKeyOf(date)], record)
  } catch (error) {
    if (error instanceof AppError && error.code === 'offline') return false
    throw error
  }
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
    if (holding.length === 0 && (await neverArrived(store, mark))) return
    const paths = holding.length > 0 ? holding : [partPath(mark.gymId, mark.date, mark.part)]
    try {
      return await store.batch((writer) => removeRecord(writer, paths, mark))
    } catch (error) {
      // Moved to another part meanwhile; or the rules refuse a line of which nothing stands there, and now the server can be asked.
      const told = holding.length > 0 ? 'not-found' : 'permission-denied'
      const isToLookAgain = error instanceof AppError && error.code === told
      if (!isToLookAgain || attempt === ATTEMPTS) throw error
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
    mark.isUndone ? takeBack(store, mark) : store.batch((writer) => addRecords(writer, [mark]))

/** So many new lines the rules let one write bring to a day: just as many, or one. */
const LINES_A_WRITE = 4

/** Whether a mark may go with others: one that brings a line of its own and nothing that is looked at by itself. */
const isPlainEntry = ({ record, override, isUndone }: SentMark) =>
  record.entry !== null && override === undefined && !isUndone

/**
 * The first of the marks, and those that go with it in one write: of other people, to the same part of the same day. None
 * where they are not enough for the rules.
 */
export function marksOfOneWrite<Mark extends SentMark>(
  first: Mark,
  later: readonly Mark[],
): [Mark, ...Mark[]] {
  const { gymId, date, part } = first
  const people = new Map<string, Mark>()
  for (const mark of [first, ...later]) {
    const isAlike = mark.gymId === gymId && mark.date === date && mark.part === part
    if (isAlike && isPlainEntry(mark) && !people.has(mark.person.personId))
      people.set(mark.person.personId, mark)
  }
  const [one, ...others] = [...people.values()].slice(0, LINES_A_WRITE)
  return one === first && others.length === LINES_A_WRITE - 1 ? [first, ...others] : [first]
}

/**
 * Writes marks that `marksOfOneWrite` put together, all or none. Refused where one of them is, and where somebody's line
 * stands there already: then each is to be sent by itself.
 */
export const sendMarks =
  (store: DocumentStore) =>
  ([first, ...others]: readonly [SentMark, ...SentMark[]]): Promise<void> =>
    others.length === 0
      ? sendMark(store)(first)
      : store.batch((writer) => addRecords(writer, [first, ...others]))
