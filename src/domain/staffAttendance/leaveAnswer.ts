import { refused, type Refusal } from '@/domain/shared/refusal'
import { clashText } from './leaveForm'
import { clashOf, spanText, type leaveStatuses, type StaffLeave } from './staffLeave'

/** The owner's answer to leave that was asked for; `Requested` takes an answer back. */
export type LeaveAnswer = { status: (typeof leaveStatuses)[number]; isPaid: boolean }

/** What the leave is changed by, or why it can't be answered so any more. More than is left may be given: that is the owner's to say. */
export function answerLeave(
  leave: StaffLeave,
  { status, isPaid }: LeaveAnswer,
  known: readonly StaffLeave[],
): LeaveAnswer | Refusal {
  if (leave.deleted) return refused('This leave was taken back meanwhile.')
  if (leave.status === status && leave.isPaid === isPaid) return { status, isPaid }
  if (status !== 'Requested' && leave.status !== 'Requested')
    return refused(`This request was ${leave.status.toLowerCase()} already. Take that back first.`)
  const clash = status === 'Declined' ? null : clashOf(leave, known)
  return clash === null ? { status, isPaid } : refused(clashText(clash))
}

/** Why leave that was taken back can't come back; null where it can. What was declined stands for no day. */
export function refuseReturn(leave: StaffLeave, known: readonly StaffLeave[]): Refusal | null {
  const clash = leave.status === 'Declined' ? null : clashOf(leave, known)
  return clash === null
    ? null
    : refused(
        `There is other leave by now, ${spanText(clash)}, so this one stays taken back. Take that back first, then give this one again.`,
      )
}
