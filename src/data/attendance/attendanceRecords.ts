import {
  attendanceDaySchema,
  attendanceSchema,
  type Attendance,
  type AttendanceDay,
} from '@/domain/attendance/attendance'
import { upgradeAttendance } from '@/domain/attendance/upgradeAttendance'
import type { CentreSettings } from '@/domain/gyms/settings'
import type { CivilDate } from '@/domain/shared/civilDate'
import { mapOf } from '@/domain/shared/readers'
import type { Definition } from '@/data/store/collection'
import { removeField, type StoredData, type StoredDocument } from '@/data/store/documentStore'
import type { Repair } from '@/data/store/writeBack'

/** One document a centre and person (SPECIFICATION 3). */
export const attendancePath = (gymId: string, personId: string) => `attendance/${gymId}_${personId}`

/** The day roll-up (ENGINEERING 2). */
export const dayPath = (gymId: string, date: CivilDate) => `attendanceDays/${gymId}_${date}`

/** Days in one form, lists instead of single records. */
export const repairAttendance: Repair = ({ transaction, document, settings }) => {
  const { repairs, removals } = upgradeAttendance(document.id, document.data, settings)
  const fields = [
    ...Object.entries(repairs ?? {}).map(([key, value]) => ({ at: [key], value })),
    ...removals.map((key) => ({ at: [key], value: removeField })),
  ]
  if (fields.length === 0) return false
  transaction.update(document.path, fields)
  return true
}

/** The server's upgrade writes older days back. */
export const attendanceDefinition: Definition<Attendance> = {
  collection: 'attendance',
  isTenanted: true,
  schema: attendanceSchema,
  upgrade: ({ id, data }) => ({ data: upgradeAttendance(id, data).data, isOld: false }),
  writeBack: null,
}

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
