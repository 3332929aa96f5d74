import { civilOfKey } from '@/domain/attendance/dateKey'
import { ERASED_NAME } from '@/domain/members/erase'
import type { CivilDate } from '@/domain/shared/civilDate'
import { mapOf, type StoredRecord } from '@/domain/shared/readers'
import { attendancePath } from '@/data/attendance/attendanceRecords'
import { partsOfDays, storedLines } from '@/data/attendance/dayParts'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'

/** Days that are looked at together: a day of a large centre is a document of half a megabyte. */
const DAYS_AT_ONCE = 10

/** Why somebody was let in, or a day corrected, without the words. */
const wordless = (line: StoredRecord, field: string) => {
  const list: unknown = line[field]
  return Array.isArray(list)
    ? [{ field, value: list.map((each: unknown) => ({ ...mapOf(each), reason: '' })) }]
    : []
}

function fieldsOf(part: StoredDocument, memberId: string) {
  const line = storedLines(part)[memberId]
  if (line === undefined) return []
  const changes = [
    { field: 'name', value: ERASED_NAME },
    { field: 'dp', value: '' },
    ...wordless(line, 'overrides'),
    ...wordless(line, 'corrections'),
  ]
  return changes.map(({ field, value }) => ({ at: ['people', memberId, field], value }))
}

type Asked = { gymId: string; memberId: string; visitsTo: CivilDate | null }

/**
 * Takes name and photo out of the days on which they came; the visits stay. `keep` remembers how far it came, so that years of visits
 * are no more than a start each time. Answers whether it came to the end.
 */
export async function eraseVisits(
  store: DocumentStore,
  { gymId, memberId, visitsTo }: Asked,
  keep: (to: CivilDate) => Promise<void>,
  hasTime: () => boolean,
): Promise<boolean> {
  const stored = await store.get(attendancePath(gymId, memberId))
  const dates = Object.keys(stored?.data ?? {})
    .map(civilOfKey)
    .filter((date) => date !== null)
    .filter((date) => visitsTo === null || date > visitsTo)
  const days = [...new Set(dates)].sort()
  for (let from = 0; from < days.length; from += DAYS_AT_ONCE) {
    if (!hasTime()) return false
    const some = days.slice(from, from + DAYS_AT_ONCE)
    const parts = await store.query(partsOfDays(gymId, some))
    const changed = parts
      .map((part) => ({ path: part.path, fields: fieldsOf(part, memberId) }))
      .filter(({ fields }) => fields.length > 0)
    if (changed.length > 0)
      await store.batch((writer) => changed.forEach(({ path, fields }) => writer.update(path, fields)))
    const last = some.at(-1)
    if (last !== undefined) await keep(last)
  }
  // Where they came for the first time in the moment in which it began.
  if (stored !== null)
    await store.batch((writer) => writer.update(stored.path, [{ at: ['erased'], value: true }]))
  return true
}
