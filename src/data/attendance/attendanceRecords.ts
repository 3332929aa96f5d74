import {
  attendanceDaySchema,
  attendanceSchema,
  type Attendance,
  type AttendanceDay,
} from '@/domain/attendance/attendance'
import { civilOfKey } from '@/domain/attendance/dateKey'
import { upgradeAttendance } from '@/domain/attendance/upgradeAttendance'
import type { CentreSettings } from '@/domain/gyms/settings'
import type { CivilDate } from '@/domain/shared/civilDate'
import { mapOf, type StoredRecord } from '@/domain/shared/readers'
import type { Definition, Upgraded } from '@/data/store/collection'
import {
  removeField,
  type DocumentStore,
  type StoredData,
  type StoredDocument,
} from '@/data/store/documentStore'
import { writeBackWith, type Repair, type RepairedBy } from '@/data/store/writeBack'

/** One document a centre and person (SPECIFICATION 3). */
export const attendancePath = (gymId: string, personId: string) => `attendance/${gymId}_${personId}`

/** The day roll-up (ENGINEERING 2). */
export const dayPath = (gymId: string, date: CivilDate) => `attendanceDays/${gymId}_${date}`

/** Whose attendance it is, the rules let no page change. */
function permitted(repairs: StoredRecord | null, by: RepairedBy): StoredRecord {
  const entries = Object.entries(repairs ?? {})
  return Object.fromEntries(by === 'server' ? entries : entries.filter(([key]) => civilOfKey(key) !== null))
}

function upgraded({ id, data: stored }: StoredDocument): Upgraded {
  const { data, repairs, removals } = upgradeAttendance(id, stored)
  return { data, isOld: removals.length > 0 || Object.keys(permitted(repairs, 'page')).length > 0 }
}

/** Days in one form, lists instead of single records. */
export const repairAttendance: Repair = ({ transaction, document, settings, by }) => {
  const { repairs, removals } = upgradeAttendance(document.id, document.data, settings)
  const fields = [
    ...Object.entries(permitted(repairs, by)).map(([key, value]) => ({ at: [key], value })),
    ...removals.map((key) => ({ at: [key], value: removeField })),
  ]
  if (fields.length === 0) return false
  transaction.update(document.path, fields)
  return true
}

export const attendanceDefinition = (store: DocumentStore): Definition<Attendance> => ({
  collection: 'attendance',
  isTenanted: true,
  schema: attendanceSchema,
  upgrade: upgraded,
  writeBack: writeBackWith(store, repairAttendance),
})

const personOfDay = attendanceDaySchema.shape.people.valueType

/** A person whose line can't be read, or whose marks were all taken back, is left out of the day; the other lines stay. */
function readablePeople(stored: StoredData): StoredData {
  const people = Object.entries(mapOf(stored['people']) ?? {})
  return Object.fromEntries(
    people.filter(([, person]) => (personOfDay.safeParse(person).data?.visits.length ?? 0) > 0),
  )
}

export const dayDefinition: Definition<AttendanceDay> = {
  collection: 'attendanceDays',
  isTenanted: true,
  schema: attendanceDaySchema,
  upgrade: ({ id, data }) => ({ data: { ...data, id, people: readablePeople(data) }, isOld: false }),
  writeBack: null,
}

/** A day's roll-up outside of a repository; null for one that makes no sense. */
export const readDay = (document: StoredDocument): AttendanceDay | null =>
  attendanceDaySchema.safeParse(dayDefinition.upgrade(document).data).data ?? null

/** A person's days inside a transaction; none when there is no document yet or it makes no sense. */
export function daysOf(stored: StoredDocument | null, settings: CentreSettings): Attendance['days'] {
  if (stored === null) return {}
  const parsed = attendanceSchema.safeParse(upgradeAttendance(stored.id, stored.data, settings).data)
  return parsed.success ? parsed.data.days : {}
}
