import { mapOf, type Reader, type StoredRecord } from './readers'

/** `repairs` are the fields to merge back, null when the record is up to date; `unread` what could only be guessed. */
export type Upgraded = { data: StoredRecord; repairs: StoredRecord | null; unread: StoredRecord }

/** Deep equality of stored values. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime()
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, at) => isSame(item, b[at]))
  const [mapA, mapB] = [mapOf(a), mapOf(b)]
  if (!mapA || !mapB) return false
  const keys = Object.keys(mapA)
  return (
    keys.length === Object.keys(mapB).length &&
    keys.every((key) => key in mapB && isSame(mapA[key], mapB[key]))
  )
}

/** Whether a record has each of these, whatever else it has. */
export const holdsAll = (stored: StoredRecord, fields: object): boolean =>
  Object.entries(fields).every(([name, value]) => isSame(stored[name], value))

/** Reads the named fields; the others stay as they are. */
export function upgradeRecord(stored: StoredRecord, readers: Record<string, Reader>): Upgraded {
  const data = { ...stored }
  const repairs: StoredRecord = {}
  const unread: StoredRecord = {}
  for (const [field, reader] of Object.entries(readers)) {
    const { value, isCertain } = reader(stored[field])
    if (value === undefined) delete data[field]
    else data[field] = value
    if (isCertain && !isSame(stored[field], value)) repairs[field] = value
    if (!isCertain && stored[field] !== undefined && stored[field] !== null) unread[field] = stored[field]
  }
  return { data, repairs: noneIfEmpty(repairs), unread }
}

export const noneIfEmpty = (repairs: StoredRecord): StoredRecord | null =>
  Object.keys(repairs).length > 0 ? repairs : null
