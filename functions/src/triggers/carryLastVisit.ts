import { attendancePath, daysOf } from '@/data/attendance/attendanceRecords'
import { defaultSettings } from '@/data/gyms/centreOf'
import { memberPath } from '@/data/members/memberRecords'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { mapOf } from '@/domain/shared/readers'

type Person = { gymId: string; personId: string }
type Fields = { at: string[]; value: unknown }[]

/** Dates are keys here, so the centre's zone and hours, which only times depend on, are not asked for. */
function lastDateOf(attendance: StoredDocument): string | undefined {
  const days = Object.entries(daysOf(attendance, defaultSettings))
  return days
    .flatMap(([date, records]) => (records.length > 0 ? [date] : []))
    .sort()
    .at(-1)
}

/** What the member lacks; nothing when it knows of that visit or of a later one. */
function lacking(attendance: StoredDocument | null, member: StoredDocument | null, gymId: string): Fields {
  if (attendance === null || member === null || member.data['gymId'] !== gymId) return []
  if ((attendance.data['personType'] ?? 'member') !== 'member') return []
  const last = lastDateOf(attendance)
  const known = member.data['lastVisitOn']
  if (last === undefined || (typeof known === 'string' && known > last)) return []
  const lookup = mapOf(member.data['lookup'])
  return [
    ...(known === last ? [] : [{ at: ['lastVisitOn'], value: last }]),
    // A member without a lookup is an older record: its upgrade derives the whole of it.
    ...(lookup === null || lookup['lastVisitOn'] === last
      ? []
      : [{ at: ['lookup', 'lastVisitOn'], value: last }]),
  ]
}

/**
 * Carries the last date of a person's attendance to the member, for writes that did not do so themselves (imports,
 * devices, corrections). Reads what stands now and not what the event brought, so late, repeated and reordered
 * deliveries come to the same. A mark has written both already: then nothing is locked, and nothing written.
 */
export async function carryLastVisit(store: DocumentStore, { gymId, personId }: Person): Promise<void> {
  const paths = [attendancePath(gymId, personId), memberPath(personId)] as const
  const fieldsIn = async (read: DocumentStore['get']): Promise<Fields> => {
    const [attendance, member] = await Promise.all([read(paths[0]), read(paths[1])])
    return lacking(attendance, member, gymId)
  }
  if ((await fieldsIn((path) => store.get(path))).length === 0) return
  await store.transact(async (transaction) => {
    const fields = await fieldsIn((path) => transaction.get(path))
    if (fields.length > 0) transaction.update(paths[1], fields)
  })
}
