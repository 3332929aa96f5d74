import type { AttendanceRecord, PersonType } from './attendance'
import { recordsOf, visitsOf } from './visits'

const timeOf = (instant: Date | null) => instant?.getTime() ?? null
const keyOf = ({ entry, exit, isAutoExit }: AttendanceRecord) =>
  JSON.stringify([timeOf(entry), timeOf(exit), isAutoExit])

const inOrder = (records: readonly AttendanceRecord[]): string => records.map(keyOf).sort().join()

/** The same records, in whatever order they are stored. */
export const isSameDay = (one: readonly AttendanceRecord[], other: readonly AttendanceRecord[]): boolean =>
  inOrder(one) === inOrder(other)

/**
 * One person's day out of both places that keep it: what stands in either stands in the answer. A day that is over is
 * written as its visits, one whole record each. Idempotent.
 */
export function reconciled(
  inDocument: readonly AttendanceRecord[],
  inRollUp: readonly AttendanceRecord[],
  { isOver, personType }: { isOver: boolean; personType: PersonType },
): AttendanceRecord[] {
  const both = [...new Map([...inDocument, ...inRollUp].map((record) => [keyOf(record), record])).values()]
  return isOver ? recordsOf(visitsOf(both, personType)) : both
}
