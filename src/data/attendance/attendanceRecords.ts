import { attendanceSchema, type Attendance } from '@/domain/attendance/attendance'
import { upgradeAttendance } from '@/domain/attendance/upgradeAttendance'
import type { GymSettings } from '@/domain/gyms/settings'
import type { Definition } from '@/data/store/collection'
import { removeField, type StoredDocument } from '@/data/store/documentStore'
import type { Repair } from '@/data/store/repair'

/** One document a centre and person (SPECIFICATION 3). */
export const attendancePath = (gymId: string, personId: string) => `attendance/${gymId}_${personId}`

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
  upgrade: ({ id, data }) => upgradeAttendance(id, data).data,
}

/** A person's days inside a transaction; none when there is no document yet or it makes no sense. */
export function daysOf(stored: StoredDocument | null, settings: GymSettings): Attendance['days'] {
  if (stored === null) return {}
  const parsed = attendanceSchema.safeParse(upgradeAttendance(stored.id, stored.data, settings).data)
  return parsed.success ? parsed.data.days : {}
}
