import { mapOf, type StoredRecord } from '@/domain/shared/readers'
import { dayLineSchema, type AttendanceRecord, type DayLine } from './attendance'

const isTime = (stored: unknown): stored is Date | null =>
  stored === null || (stored instanceof Date && !Number.isNaN(stored.getTime()))

function recordOf(stored: unknown): AttendanceRecord | null {
  const { entry, exit, isAutoExit = false } = mapOf(stored) ?? {}
  return isTime(entry) && isTime(exit) && typeof isAutoExit === 'boolean' ? { entry, exit, isAutoExit } : null
}

const isNone = (list: unknown) => list === undefined || (Array.isArray(list) && list.length === 0)

/**
 * A line of a day as nearly all are stored, which has visits alone; null for any other, which is left to a schema. By hand, ten times
 * as fast: a month of a large centre has ten thousand. For whoever adds to it without a copy, which takes as long as a schema.
 */
export function plainLine(stored: StoredRecord): Omit<DayLine, 'overrides'> | null {
  const { type, name, code = '', dp = '', by = '', visits, overrides, corrections } = stored
  if (type !== 'member' && type !== 'employee') return null
  if (
    typeof name !== 'string' ||
    typeof code !== 'string' ||
    typeof dp !== 'string' ||
    typeof by !== 'string'
  )
    return null
  if (!Array.isArray(visits) || !isNone(overrides) || !isNone(corrections)) return null
  const records = visits.map(recordOf).filter((record) => record !== null)
  return records.length === visits.length ? { type, name, code, dp, visits: records, by } : null
}

/** A line as it is stored; null where it can't be read. */
export function readDayLine(stored: StoredRecord): DayLine | null {
  const plain = plainLine(stored)
  return plain === null
    ? (dayLineSchema.safeParse(stored).data ?? null)
    : Object.assign(plain, { overrides: [] })
}
