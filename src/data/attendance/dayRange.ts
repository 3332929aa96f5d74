import { datesOf } from '@/domain/attendance/reports/period'
import { MOST_DAYS } from '@/domain/shared/constants'
import { readReportLine, type ReportDay, type ReportLine } from '@/domain/attendance/reports/reportDay'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import type { LiveQuery } from '@/data/store/live'
import { askedOnce, combined } from '@/data/store/liveQueries'
import { inTurns, nextTurn } from '@/data/store/inTurns'
import { dayReader, partsOfDays, type DayReader } from './dayParts'
import { watchDay } from './watchDay'

/** A line whose marks were all taken back and never corrected is left out. */
const isSeen = ({ visits, corrections }: ReportLine) => visits.length + corrections.length > 0

const readReportDay: DayReader<ReportDay> = dayReader(readReportLine, isSeen)
const there = (days: (ReportDay | null)[]): ReportDay[] => days.filter((day) => day !== null)

/** What one question brings takes the browser a task; of a month at once it took a quarter of a second. */
const DAYS_A_QUESTION = 4

/** One group of days is asked for after the other, and read while the next one is on its way: a month of a large centre is thousands of lines. */
async function askDays(store: DocumentStore, gymId: string, dates: CivilDate[]) {
  const groupAt = (from: number) => dates.slice(from, from + DAYS_A_QUESTION)
  const ask = (asked: CivilDate[]) =>
    asked.length === 0 ? Promise.resolve([]) : store.query(partsOfDays(gymId, asked))
  async function readGroup(asked: CivilDate[], parts: readonly StoredDocument[]) {
    // In a task of its own, not in what was left of the one that brought them.
    await nextTurn()
    const partsOn = (date: CivilDate) => parts.filter(({ data }) => data['date'] === date)
    return inTurns(asked, (date) => readReportDay(gymId, date, partsOn(date)))
  }
  const days: (ReportDay | null)[] = []
  let parts = await ask(groupAt(0))
  for (let from = 0; from < dates.length; from += DAYS_A_QUESTION) {
    const [next, found] = await Promise.all([
      ask(groupAt(from + DAYS_A_QUESTION)),
      readGroup(groupAt(from), parts),
    ])
    days.push(...found)
    parts = next
  }
  return days
}

/**
 * The roll-ups of a period, both ends included, in the order of days; days on which nobody came are missing. One read
 * a part, which is one a day once the night has folded it, `MOST_DAYS` at most: of a longer period the first of them. One day is live; more are asked once, and again under another
 * `asking`, which says how often what they show was changed meanwhile.
 */
export const dayRange =
  (store: DocumentStore) =>
  (gymId: string, from: CivilDate, to: CivilDate, asking = 0): LiveQuery<ReportDay[]> => {
    const dates = datesOf({ from, to }).slice(0, MOST_DAYS)
    const key = `days ${gymId} ${from} ${to}`
    if (dates.length === 1)
      return combined(
        key,
        dates.map((date) => watchDay(store, readReportDay, gymId, date)),
        there,
      )
    return askedOnce(`${key} ${String(asking)}`, async () => there(await askDays(store, gymId, dates)))
  }
