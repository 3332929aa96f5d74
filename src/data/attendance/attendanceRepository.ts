import type { Attendance, AttendanceDay } from '@/domain/attendance/attendance'
import { addDays } from '@/domain/shared/calendar'
import type { Correction } from '@/domain/attendance/reports/correction'
import type { CivilDate } from '@/domain/shared/civilDate'
import { typedCollection } from '@/data/store/collection'
import type { LiveQuery, PageOf } from '@/data/store/live'
import { askedOnce, combined } from '@/data/store/liveQueries'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { wholeList } from '@/data/store/wholeList'
import { attendanceDefinition, attendancePath } from './attendanceRecords'
import { dayAtDesk } from './dayAtDesk'
import { correctionDefinition, personCorrections } from './correctDay'
import { askDay, partsOfDay, readDay } from './dayParts'
import { dayRange } from './dayRange'
import { markAttendance, undoMark, type TwoDays } from './markAttendance'
import type { MarkOutbox } from './markOutbox'
import { sendMark } from './sendMark'
import { watchDay } from './watchDay'

/** Who came when (SPECIFICATION 3 "Attendance", ENGINEERING 2). */
export function attendanceRepository(parts: RepositoryParts & { outbox: MarkOutbox | null }) {
  const { store, clock, outbox } = parts
  const send = outbox ? outbox.send : sendMark(store)
  const people = typedCollection<Attendance>(parts, attendanceDefinition)
  const day = (gymId: string, date: CivilDate): LiveQuery<AttendanceDay | null> =>
    watchDay(store, readDay, gymId, date)
  const corrections = typedCollection<Correction>(parts, correctionDefinition)
  return {
    /** Everybody's visits of one day; null while nobody has come. */
    day,
    /**
     * The same at the desk, which goes on without a network: with the marks that wait on this device, and a day that it
     * knows nothing of is one on which nobody has come so far.
     */
    dayAtDesk: (gymId: string, date: CivilDate): LiveQuery<AttendanceDay | null> =>
      dayAtDesk(day(gymId, date), outbox, gymId, date),
    /**
     * Yesterday beside today, live: who stayed past midnight is marked out of it, and its exits are corrected. One listener, which
     * costs a read for each part that there is; a mark is told a little later than at the desk.
     */
    dayBefore: (gymId: string, date: CivilDate): LiveQuery<AttendanceDay | null> => ({
      key: `day before ${gymId} ${date}`,
      watch: (watcher) =>
        store.watchQuery(partsOfDay(gymId, date), {
          next: (parts, pending) => watcher.next(readDay(gymId, date, parts), pending),
          failed: (error) => watcher.failed(error),
        }),
    }),
    /** A day that is over: asked once, a read for each of its parts. */
    pastDay: (gymId: string, date: CivilDate): LiveQuery<AttendanceDay | null> =>
      askedOnce(`past day ${gymId} ${date}`, () => askDay(store, readDay, gymId, date)),
    /** One person's whole history; null before the first visit. */
    personDays: (gymId: string, personId: string): LiveQuery<Attendance | null> =>
      people.one(gymId, attendancePath(gymId, personId)),
    /** The histories of some people, one at least: a read each, however many others came. Those who never came are missing. */
    histories: (gymId: string, personIds: readonly string[]): LiveQuery<Attendance[]> =>
      combined(
        `histories ${gymId} ${personIds.join(' ')}`,
        personIds.map((personId) => people.one(gymId, attendancePath(gymId, personId))),
        (found) => found.filter((history) => history !== null),
      ),
    /** Today's and yesterday's roll-ups, for a mark made where nobody listens to them. */
    async twoDays(gymId: string, today: CivilDate): Promise<TwoDays> {
      const [now, before] = await Promise.all(
        [today, addDays(today, -1)].map((date) => askDay(store, readDay, gymId, date)),
      )
      return { today: now ?? null, yesterday: before ?? null }
    },
    /** The roll-ups of a period of 31 days at most, with what reports show beside the visits. */
    days: dayRange(store),
    /** All that was corrected of a person's days, in no order. */
    corrections: (gymId: string, personId: string): LiveQuery<PageOf<Correction>> =>
      wholeList(corrections, personCorrections(gymId, personId)),
    mark: markAttendance(store, clock, send),
    undo: undoMark(clock, send),
    /** A mark that was kept, once more. */
    sendMark: send,
  }
}
