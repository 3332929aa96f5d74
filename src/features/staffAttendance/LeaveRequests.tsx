import { leaveWords, spanText, type StaffLeave } from '@/domain/staffAttendance/staffLeave'
import { leaveRepository } from '@/data/staff/leaveRepository'
import { DayRows } from '@/components/gym/DayRows'
import { attempt } from '@/components/records/attempt'
import { useRepository } from '@/session/useRepository'
import { Button } from '@/ui/Button'
import { showToast } from '@/ui/feedback/toast'

type Props = { leaves: readonly StaffLeave[]; nameOf: (id: string) => string }

/** What employees asked for, to be approved or declined by the owner. */
export function LeaveRequests({ leaves, nameOf }: Props) {
  const staffLeave = useRepository(leaveRepository)
  const answer = (leave: StaffLeave, status: 'Approved' | 'Declined') =>
    void attempt(async () => {
      await staffLeave.answer(leave.id, status)
      showToast({
        text: `The leave of ${nameOf(leave.staffId)}, ${spanText(leave)}, is ${status.toLowerCase()}.`,
        undo: () => staffLeave.answer(leave.id, 'Requested'),
      })
    })
  if (leaves.length === 0) return null
  return (
    <DayRows
      label="Requests"
      rows={leaves.map((leave) => ({
        id: leave.id,
        name: `${nameOf(leave.staffId)} asks for leave`,
        days: [spanText(leave), leaveWords(leave), leave.reason].filter(Boolean).join(' · '),
        acts: (
          <>
            <Button size="s" onClick={() => answer(leave, 'Declined')}>
              Decline
            </Button>
            <Button size="s" kind="primary" onClick={() => answer(leave, 'Approved')}>
              Approve
            </Button>
          </>
        ),
      }))}
    />
  )
}
