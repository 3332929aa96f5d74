import type { AttendanceDay } from '@/domain/attendance/attendance'
import { autoExitsOf } from '@/domain/attendance/autoExit'
import { dateKeyOf } from '@/domain/attendance/dateKey'
import { lastMarkAt } from '@/domain/attendance/lastMark'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { storedSettings } from '@/data/gyms/gymOf'
import { listWith, type DocumentStore, type StoredDocument, type Writer } from '@/data/store/documentStore'
import { someAtOnce } from '@/data/store/someAtOnce'
import { attendancePath } from './attendanceRecords'
import { inOrder, partPath, partNumber, partsOfDay, readDay, storedLines } from './dayParts'
import { foldDay } from './foldDay'
import { ownType } from './ownType'

/** Visitors of one batch; two writes each. */
const VISITORS_A_BATCH = 200

type Scene = { store: DocumentStore; gym: StoredDocument; parts: readonly StoredDocument[]; now: Date }
type Line = AttendanceDay['people'][string]
type Ending = (writer: Writer) => void

/** null: by what the person is, nothing is to be ended yet. */
async function endingOf(
  { store, gym, parts, now }: Scene,
  date: CivilDate,
  [personId, { type: inLine, name, code, dp, by, visits }]: [string, Line],
): Promise<Ending | null> {
  const gymId = gym.id
  const path = attendancePath(gymId, personId)
  const type = await ownType(store, await store.get(path), { gymId, personId, inLine })
  const exits = autoExitsOf(visits, type, storedSettings(gym), now)
  if (exits.length === 0) return null
  return (writer) => {
    writer.merge(path, {
      gymId,
      memberId: type === 'member' ? personId : '',
      personId,
      personType: type,
      [dateKeyOf(date)]: listWith(...exits),
    })
    const part = inOrder(parts).findLast((each) => personId in storedLines(each))
    // Whole, so that it stands by itself in a part that was folded meanwhile.
    writer.merge(partPath(gymId, date, part && partNumber(part)), {
      gymId,
      date,
      people: { [personId]: { type, name, code, dp, by, visits: listWith(...exits) } },
    })
  }
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
  const settings = storedSettings(gym)
  const today = civilDateIn(now, settings.timezone)
  let ended = 0
  let marked: Date | null = null
  for (const date of [addDays(today, -1), today]) {
    const parts = await store.query(partsOfDay(gym.id, date))
    const day = readDay(gym.id, date, parts) ?? { date, people: {} }
    if (date === today) marked = lastMarkAt(day)
    const due = Object.entries(day.people).filter(
      ([, { type, visits }]) => autoExitsOf(visits, type, settings, now).length > 0,
    )
    for (let from = 0; from < due.length; from += VISITORS_A_BATCH) {
      const endings: Ending[] = []
      await someAtOnce(due.slice(from, from + VISITORS_A_BATCH), async (visitor) => {
        const ending = await endingOf({ store, gym, parts, now }, date, visitor)
        if (ending !== null) endings.push(ending)
      })
      if (endings.length > 0) await store.batch((writer) => endings.forEach((end) => end(writer)))
      ended += endings.length
    }
    await foldDay(store, gym.id, date, false)
  }
  return { ended, lastMarkAt: marked }
}
