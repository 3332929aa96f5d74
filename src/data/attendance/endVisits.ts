import type { AttendanceDay } from '@/domain/attendance/attendance'
import { autoExitsOf } from '@/domain/attendance/autoExit'
import { dateKeyOf } from '@/domain/attendance/dateKey'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { storedSettings } from '@/data/gyms/centreOf'
import { listWith, type DocumentStore, type StoredDocument, type Writer } from '@/data/store/documentStore'
import { attendancePath, dayPath, readDay } from './attendanceRecords'

/** Writes of one batch; two a visit. */
const VISITS_A_BATCH = 200

type Ending = (writer: Writer) => void

function endingsOn(gymId: string, day: AttendanceDay, centre: StoredDocument, now: Date): Ending[] {
  const settings = storedSettings(centre)
  return Object.entries(day.people).flatMap(([personId, { type, visits }]) => {
    const exits = autoExitsOf(visits, type, settings, now)
    if (exits.length === 0) return []
    return [
      (writer: Writer) => {
        writer.merge(attendancePath(gymId, personId), {
          gymId,
          memberId: type === 'member' ? personId : '',
          personId,
          personType: type,
          [dateKeyOf(day.date)]: listWith(...exits),
        })
        writer.update(dayPath(gymId, day.date), [
          { at: ['people', personId, 'visits'], value: listWith(...exits) },
        ])
      },
    ]
  })
}

/**
 * Ends the visits of today and yesterday that nobody ended (PRODUCT 2.E), in two reads. Answers how many. Safe when run
 * twice, late, or beside the desk: the halves it adds are always the same, and a real exit takes their place.
 */
export async function endVisits(store: DocumentStore, centre: StoredDocument, now: Date): Promise<number> {
  const today = civilDateIn(now, storedSettings(centre).timezone)
  const days = await Promise.all(
    [addDays(today, -1), today].map((date) => store.get(dayPath(centre.id, date))),
  )
  const endings = days.flatMap((document) => {
    const day = document === null ? null : readDay(document)
    return day === null ? [] : endingsOn(centre.id, day, centre, now)
  })
  for (let from = 0; from < endings.length; from += VISITS_A_BATCH)
    await store.batch((writer) => {
      for (const end of endings.slice(from, from + VISITS_A_BATCH)) end(writer)
    })
  return endings.length
}
