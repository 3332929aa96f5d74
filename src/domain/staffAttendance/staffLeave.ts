import { z } from 'zod'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'

/** The longest reason the rules take. */
export const MOST_LEAVE_REASON = 500

/** What leave is taken as; the first three may have so many days a year (`domain/gyms/settings.ts`). */
export const leaveKinds = ['Casual', 'Sick', 'Earned', 'Other'] as const
export type LeaveKind = (typeof leaveKinds)[number]

/** An employee asks, and the owner answers; what the owner gives is approved at once. Only approved leave counts. */
export const leaveStatuses = ['Approved', 'Requested', 'Declined'] as const

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
  kind: z.enum(leaveKinds).default('Other'),
  isPaid: z.boolean().default(true),
  status: z.enum(leaveStatuses).default('Approved'),
  reason: z.string().default(''),
  deleted: z.boolean().default(false),
  createdAt: z.date().nullable().default(null),
  updatedAt: z.date().nullable().default(null),
})
export type StaffLeave = z.infer<typeof staffLeaveSchema>

/** `casual, paid`. */
export const leaveWords = ({ kind, isPaid }: Pick<StaffLeave, 'kind' | 'isPaid'>): string =>
  [kind === 'Other' ? '' : kind.toLowerCase(), isPaid ? 'paid' : 'unpaid'].filter(Boolean).join(', ')

/** `23 Nov, 2026 to 25 Nov, 2026`. */
export const spanText = ({ from, to }: Pick<StaffLeave, 'from' | 'to'>): string =>
  from === to ? formatCivil(from) : `${formatCivil(from)} to ${formatCivil(to)}`

/** `23 Nov, 2026 · casual, paid · A wedding`. */
export const leaveLine = (leave: Pick<StaffLeave, 'from' | 'to' | 'kind' | 'isPaid' | 'reason'>): string =>
  [spanText(leave), leaveWords(leave), leave.reason].filter(Boolean).join(' · ')

export type LeaveSpan = Pick<StaffLeave, 'from' | 'to' | 'isPaid' | 'reason'>

export const leaveOn = <L extends LeaveSpan>(date: CivilDate, leaves: readonly L[]): L | null =>
  leaves.find(({ from, to }) => from <= date && date <= to) ?? null

const counts = ({ deleted, status }: Pick<StaffLeave, 'deleted' | 'status'>): boolean =>
  !deleted && status === 'Approved'

export const isRequested = ({ deleted, status }: Pick<StaffLeave, 'deleted' | 'status'>): boolean =>
  !deleted && status === 'Requested'

/** Everybody's leave by employee, as far as it counts. */
export function leavesByPerson(leaves: readonly StaffLeave[]): ReadonlyMap<string, StaffLeave[]> {
  const byPerson = new Map<string, StaffLeave[]>()
  for (const leave of leaves)
    if (counts(leave)) byPerson.set(leave.staffId, [...(byPerson.get(leave.staffId) ?? []), leave])
  return byPerson
}

/** The leave, given or asked for, that already covers a day of this one; the leave itself is no clash. */
export const clashOf = (
  { id, from, to }: Pick<StaffLeave, 'id' | 'from' | 'to'>,
  leaves: readonly StaffLeave[],
): StaffLeave | null =>
  leaves.find(
    (other) =>
      other.id !== id &&
      !other.deleted &&
      other.status !== 'Declined' &&
      other.from <= to &&
      from <= other.to,
  ) ?? null
