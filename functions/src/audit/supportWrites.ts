import type { AuditAct } from '@/domain/audit/auditActs'
import { civilOfKey } from '@/domain/attendance/dateKey'
import type { DocumentStore, StoredData } from '@/data/store/documentStore'
import { UPDATED_BY } from '@/data/store/stampedStore'
import { isUid, supportOf, type RoleOf, type WrittenDocument } from './auditWrites'
import { recordAct, type Act } from './recordAct'

/** What pages write so often that it has no line of its own, except where an administrator does it as support (decision 51). */
type Written = Omit<WrittenDocument, 'collection'>
type Told = Pick<Act, 'act' | 'collection' | 'documentId' | 'before' | 'after'> & { by: string }

const textIn = (data: StoredData | null, field: string): string => {
  const value = data?.[field]
  return typeof value === 'string' ? value : ''
}

/** How many records a person has on each day. */
function recordsByDay(data: StoredData | null): Map<string, number> {
  const days = Object.entries(data ?? {}).filter(([key]) => civilOfKey(key) !== null)
  return new Map(days.map(([key, records]) => [key, Array.isArray(records) ? records.length : 0]))
}

/** A mark brings a record to its day, and taking it back takes one away. null: the write was neither. */
export function markOf({ before, after, authId }: Written): Told | null {
  const [was, is] = [recordsByDay(before), recordsByDay(after)]
  const added = [...new Set([...was.keys(), ...is.keys()])].map(
    (day) => (is.get(day) ?? 0) - (was.get(day) ?? 0),
  )
  const act: AuditAct | null = added.some((count) => count < 0)
    ? 'attendance.unmark'
    : added.some((count) => count > 0)
      ? 'attendance.mark'
      : null
  const personId = textIn(after, 'personId') || textIn(after, 'memberId')
  if (act === null || personId === '' || !isUid(authId)) return null
  const sum = (days: Map<string, number>) => [...days.values()].reduce((one, other) => one + other, 0)
  return {
    ...{ act, by: authId, documentId: personId },
    collection: textIn(after, 'personType') === 'employee' ? 'staff' : 'members',
    before: { visits: sum(was) },
    after: { visits: sum(is) },
  }
}

/** What was put off or done on the dashboard's work list. */
export function putOffOf({ documentId, before, after }: Written): Told | null {
  const by = textIn(after, UPDATED_BY)
  if (by === '') return null
  const hidden = (data: StoredData | null) => ({ putOff: data?.['hidden'] ?? [] })
  return {
    ...{ act: 'todo.hide', by, collection: 'snoozes', documentId },
    before: hidden(before),
    after: hidden(after),
  }
}

/** Idempotent, as the lines of `auditWrite` are. Where no administrator wrote, the store is not asked. */
export async function tellOfSupport(
  store: Pick<DocumentStore, 'batch' | 'get'>,
  roleOf: RoleOf,
  { eventId, at, after }: Written,
  told: Told | null,
): Promise<void> {
  const gymId = textIn(after, 'gymId')
  if (told === null || gymId === '' || (await roleOf(told.by)) !== 'ADMIN') return
  const support = await supportOf(store, { gymId, by: told.by, at })
  const act: Act = { ...told, source: eventId, gymId, at, byRole: 'ADMIN', support }
  await store.batch((writer) => void recordAct(writer, act))
}
