import type { AttendanceDay } from '@/domain/attendance/attendance'
import { autoExitsOf } from '@/domain/attendance/autoExit'
import { dateKeyOf } from '@/domain/attendance/dateKey'
import { lastMarkAt } from '@/domain/attendance/lastMark'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { storedSettings } from '@/data/gyms/gymOf'
import { listWith, type DocumentStore, type StoredDocument, type Writer } from '@/data/store/documentStore'
import { attendancePath } from './attendanceRecords'
import { inOrder, partPath, partNumber, partsOfDay, readDay, storedLines } from './dayParts'
import { foldDay } from './foldDay'

/** Writes of one batch; two a visit. */
const VISITS_A_BATCH = 200

type Ending = (writer: Writer) => void

function endingsOn(
  { date, people }: Pick<AttendanceDay, 'date' | 'people'>,
  parts: readonly StoredDocument[],
  gym: StoredDocument,
  now: Date,
): Ending[] {
  const settings = storedSettings(gym)
  const gymId = gym.id
  const latest = inOrder(parts).reverse()
  return Object.entries(people).flatMap(([personId, { type, name, code, dp, by, visits }]) => {
    const exits = autoExitsOf(visits, type, settings, now)
    if (exits.length === 0) return []
    return [
      (writer: Writer) => {
        writer.merge(attendancePath(gymId, personId), {
          gymId,
          memberId: type === 'member' ? personId : '',
          personId,
          personType: type,
          [dateKeyOf(date)]: listWith(...exits),
        })
        const part = latest.find((each) => personId in storedLines(each))
        // Whole, so that it stands by itself in a part that was folded meanwhile.
        writer.merge(partPath(gymId, date, part && partNumber(part)), {
          gymId,
          date,
          people: { [personId]: { type, name, code, dp, by, visits: listWith(...exits) } },
        })
      },
    ]
  })
}

type VisitsEnded = {
  ended: number
  /** When somebody was last marked today; null: nobody yet. */
  lastMarkAt: Date | null
}

/**
 * Ends the visits of today and yesterday that nobody ended (PRODUCT 2.E), and folds what parts of these days are full. Answers
 * how many were ended, and what it saw of today. Safe when run twice, late, or beside the desk: the halves it adds are always the same, and a real
 * exit takes their place.
 */
export async function endVisits(store: DocumentStore, gym: StoredDocument, now: Date): Promise<VisitsEnded> {
  const today = civilDateIn(now, storedSettings(gym).timezone)
  let ended = 0
  let marked: Date | null = null
  for (const date of [addDays(today, -1), today]) {
    const parts = await store.query(partsOfDay(gym.id, date))
    const day = readDay(gym.id, date, parts) ?? { date, people: {} }
    if (date === today) marked = lastMarkAt(day)
    const endings = endingsOn(day, parts, gym, now)
    for (let from = 0; from < endings.length; from += VISITS_A_BATCH)
      await store.batch((writer) => {
        for (const end of endings.slice(from, from + VISITS_A_BATCH)) end(writer)
      })
    ended += endings.length
    await foldDay(store, gym.id, date, false)
  }
  return { ended, lastMarkAt: marked }
}
