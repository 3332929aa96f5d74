import { datesOf, MOST_DAYS } from '@/domain/attendance/reports/period'
import { reportDaySchema, type ReportDay } from '@/domain/attendance/reports/reportDay'
import type { CivilDate } from '@/domain/shared/civilDate'
import { mapOf } from '@/domain/shared/readers'
import type { Definition, TypedCollection } from '@/data/store/collection'
import type { StoredData } from '@/data/store/documentStore'
import type { LiveQuery } from '@/data/store/live'
import { askedOnce, combined } from '@/data/store/liveQueries'
import { dayPath } from './attendanceRecords'

const lineSchema = reportDaySchema.shape.people.valueType

/** A line that can't be read is left out, and so is one whose marks were all taken back and never corrected. */
function reportedPeople(stored: StoredData): StoredData {
  return Object.fromEntries(
    Object.entries(mapOf(stored['people']) ?? {}).filter(([, person]) => {
      const line = lineSchema.safeParse(person).data
      return line !== undefined && line.visits.length + line.corrections.length > 0
    }),
  )
}

export const reportDayDefinition: Definition<ReportDay> = {
  collection: 'attendanceDays',
  isTenanted: true,
  schema: reportDaySchema,
  upgrade: ({ id, data }) => ({ data: { ...data, id, people: reportedPeople(data) }, isOld: false }),
  writeBack: null,
}

const there = (days: (ReportDay | null)[]): ReportDay[] => days.filter((day) => day !== null)

/**
 * The roll-ups of a period, both ends included, in the order of days; days on which nobody came are missing. One read
 * a day, 31 at most: of a longer period the first 31. One day is live; more are asked once, and again under another
 * `asking`, which says how often what they show was changed meanwhile.
 */
export const dayRange =
  (days: TypedCollection<ReportDay>) =>
  (gymId: string, from: CivilDate, to: CivilDate, asking = 0): LiveQuery<ReportDay[]> => {
    const dates = datesOf({ from, to }).slice(0, MOST_DAYS)
    const key = `days ${gymId} ${from} ${to}`
    if (dates.length === 1)
      return combined(
        key,
        dates.map((date) => days.one(gymId, dayPath(gymId, date))),
        there,
      )
    return askedOnce(`${key} ${String(asking)}`, async () =>
      there(await Promise.all(dates.map((date) => days.get(gymId, dayPath(gymId, date))))),
    )
  }
