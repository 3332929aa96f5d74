import { attendancePath, daysOf } from '@/data/attendance/attendanceRecords'
import { defaultSettings } from '@/data/gyms/gymOf'
import { writeLastVisit } from '@/data/members/lastVisits'
import { memberPath } from '@/data/members/memberRecords'
import type { DocumentStore, StoredData, StoredDocument } from '@/data/store/documentStore'
import { civilOfKey } from '@/domain/attendance/dateKey'
import { NO_COVER_END } from '@/domain/members/lookupOf'
import { civil, civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { mapOf } from '@/domain/shared/readers'

type Person = { gymId: string; personId: string }
type Fields = { at: string[]; value: unknown }[]

/** Dates are keys here, so the centre's zone and hours, which only times depend on, are not asked for. */
function lastDateOf(attendance: StoredDocument): CivilDate | null {
  const days = Object.entries(daysOf(attendance, defaultSettings))
  const dates = days.flatMap(([date, records]) => (records.length > 0 ? [civil(date)] : []))
  return dates.sort().at(-1) ?? null
}

/**
 * Whether the attendance says itself that nobody came on that day any more: a mark taken back leaves its day as an empty
 * list, and so does a correction. A day that it never held, or holds unreadably, says nothing against the member.
 */
function isTakenBack({ data }: StoredDocument, date: CivilDate): boolean {
  const held = Object.entries(data).flatMap(([key, records]) => (civilOfKey(key) === date ? [records] : []))
  return held.length > 0 && held.every((records) => Array.isArray(records) && records.length === 0)
}

/** undefined: what the member knows stays. null: nobody came on any day that is known. */
function lastVisitBy(attendance: StoredDocument, known: CivilDate | null): CivilDate | null | undefined {
  const last = lastDateOf(attendance)
  if (known !== null && (last === null || known > last))
    return isTakenBack(attendance, known) ? last : undefined
  return last ?? undefined
}

/** For lists a member who has never come counts from the day the cover began, as `lookupOf` derives it. */
const listedDate = (lookup: StoredData, last: CivilDate | null): unknown =>
  last ?? (lookup['coverUntil'] === NO_COVER_END ? null : (lookup['startsOn'] ?? null))

type Carried = { lastVisitOn: CivilDate | null; fields: Fields }

/** What is to be written to the member; null where the attendance says no more than the member knows. */
function lacking(
  attendance: StoredDocument | null,
  member: StoredDocument | null,
  gymId: string,
): Carried | null {
  if (attendance === null || member === null || member.data['gymId'] !== gymId) return null
  if ((attendance.data['personType'] ?? 'member') !== 'member') return null
  const known = civilDateSchema.safeParse(member.data['lastVisitOn']).data ?? null
  const last = lastVisitBy(attendance, known)
  if (last === undefined) return null
  const lookup = mapOf(member.data['lookup'])
  const listed = lookup && listedDate(lookup, last)
  const fields: Fields = [
    ...(known === last ? [] : [{ at: ['lastVisitOn'], value: last }]),
    // A member without a lookup is an older record: its upgrade derives the whole of it.
    ...(lookup === null || lookup['lastVisitOn'] === listed
      ? []
      : [{ at: ['lookup', 'lastVisitOn'], value: listed }]),
  ]
  return fields.length === 0 ? null : { lastVisitOn: last, fields }
}

/**
 * Carries the last date of a person's attendance to the member and to the lists, forward with a mark and back with its undo: marks,
 * devices, imports and corrections write the attendance alone. Reads what stands now and not what the event brought, so
 * late, repeated and reordered deliveries come to the same, and so do marks that waited on a device. Where both agree
 * already, nothing is locked and nothing written.
 */
export async function carryLastVisit(store: DocumentStore, { gymId, personId }: Person): Promise<void> {
  const paths = [attendancePath(gymId, personId), memberPath(personId)] as const
  const carriedBy = async (read: DocumentStore['get']): Promise<Carried | null> => {
    const [attendance, member] = await Promise.all([read(paths[0]), read(paths[1])])
    return lacking(attendance, member, gymId)
  }
  if ((await carriedBy((path) => store.get(path))) === null) return
  await store.transact(async (transaction) => {
    const carried = await carriedBy((path) => transaction.get(path))
    if (carried === null) return
    transaction.update(paths[1], carried.fields)
    // Its shard is not read: two members of one shard who come at once do not wait for each other.
    writeLastVisit(transaction, { gymId, id: personId, lastVisitOn: carried.lastVisitOn })
  })
}
