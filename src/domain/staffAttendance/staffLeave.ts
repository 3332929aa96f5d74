import { z } from 'zod'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'

/** The longest reason the rules take. */
export const MOST_LEAVE_REASON = 500

/**
 * `staffLeave/{id}`: an employee is away from one civil date to another, both included (PRODUCT 4.13 "On leave").
 * Unpaid leave is no day payable. What was taken back stays as `deleted`.
 */
export const staffLeaveSchema = z.object({
  id: z.string().min(1),
  gymId: z.string().min(1),
  staffId: z.string().min(1),
  from: civilDateSchema,
  to: civilDateSchema,
  isPaid: z.boolean().default(true),
  reason: z.string().default(''),
  deleted: z.boolean().default(false),
  createdAt: z.date().nullable().default(null),
  updatedAt: z.date().nullable().default(null),
})
export type StaffLeave = z.infer<typeof staffLeaveSchema>

export type LeaveSpan = Pick<StaffLeave, 'from' | 'to' | 'isPaid' | 'reason'>

export const leaveOn = <L extends LeaveSpan>(date: CivilDate, leaves: readonly L[]): L | null =>
  leaves.find(({ from, to }) => from <= date && date <= to) ?? null

/** Everybody's leave by employee. */
export function leavesByPerson(leaves: readonly StaffLeave[]): ReadonlyMap<string, StaffLeave[]> {
  const byPerson = new Map<string, StaffLeave[]>()
  for (const leave of leaves)
    if (!leave.deleted) byPerson.set(leave.staffId, [...(byPerson.get(leave.staffId) ?? []), leave])
  return byPerson
}

/** The leave that already covers a day of this one; the leave itself is no clash. */
export const clashOf = (
  { id, from, to }: Pick<StaffLeave, 'id' | 'from' | 'to'>,
  leaves: readonly StaffLeave[],
): StaffLeave | null =>
  leaves.find((other) => other.id !== id && !other.deleted && other.from <= to && from <= other.to) ?? null
