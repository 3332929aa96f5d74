import { mapOf, type StoredRecord } from '@/domain/shared/readers'

/**
 * SPECIFICATION 3: settings are merged, map by map; lists and plain values are replaced whole, null takes a setting
 * away. Pure: neither side is changed.
 */
export function mergePreference(before: StoredRecord, changes: StoredRecord): StoredRecord {
  const merged = { ...before }
  for (const [key, change] of Object.entries(changes)) {
    const map = mapOf(change)
    if (change === null) delete merged[key]
    else merged[key] = map === null ? change : mergePreference(mapOf(before[key]) ?? {}, map)
  }
  return merged
}
