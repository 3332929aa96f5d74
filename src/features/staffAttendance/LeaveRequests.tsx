import { balancesAfter, balanceText, isTooMany, yearOf } from '@/domain/staffAttendance/leaveBalance'
import type { LeaveAnswer } from '@/domain/staffAttendance/leaveAnswer'
import { leaveLine, spanText, type StaffLeave } from '@/domain/staffAttendance/staffLeave'
import type { Staff } from '@/domain/staff/staff'
import { DayRow, DayRows } from '@/components/gym/DayRows'
import { answered } from '@/components/records/answered'
import { attempt } from '@/components/records/attempt'
import { useLeaves } from '@/components/staff/useLeaves'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { showToast } from '@/ui/feedback/toast'
import styles from './staffAttendance.module.css'

type Props = {
  leaves: readonly StaffLeave[]
  staff: readonly Staff[]
  nameOf: (id: string) => string
}

/** What employees asked for, to be approved or declined by the owner. */
export function LeaveRequests({ leaves, staff, nameOf }: Props) {
  if (leaves.length === 0) return null
  return (
    <DayRows label="Requests">
      {leaves.map((leave) => (
        <Request
          key={leave.id}
          leave={leave}
          person={staff.find(({ id }) => id === leave.staffId)}
          name={nameOf(leave.staffId)}
        />
      ))}
    </DayRows>
  )
}

const said = ({ status, isPaid }: LeaveAnswer): string =>
  status === 'Approved' && !isPaid ? 'approved as unpaid' : status.toLowerCase()

/** Sends the owner's answer, which can be taken back. */
function useAnswer(leave: StaffLeave, name: string): (answer: LeaveAnswer) => void {
  const { gymId } = useGym()
  const { api } = useBackend()
  const send = async (answer: LeaveAnswer) => {
    answered(await api.call('answerLeave', { gymId, leaveId: leave.id, ...answer }))
  }
  return (answer) =>
    void attempt(async () => {
      await send(answer)
      showToast({
        text: `The leave of ${name}, ${spanText(leave)}, is ${said(answer)}.`,
        undo: () => send({ status: 'Requested', isPaid: leave.isPaid }),
      })
    })
}

type RequestProps = { leave: StaffLeave; person: Staff | undefined; name: string }

/** One request with what it would leave of its kind; more than there is may be approved, as paid or as unpaid. */
function Request({ leave, person, name }: RequestProps) {
  const { settings } = useGym()
  const taken = useLeaves(yearOf(leave.from).from, yearOf(leave.to).to)
  const answer = useAnswer(leave, name)
  const after = person && taken.status === 'ready' ? balancesAfter(leave, person, taken.value, settings) : []
  const isOver = after.some(({ balance }) => isTooMany(balance))
  return (
    <DayRow
      name={`${name} asks for leave`}
      days={leaveLine(leave)}
      acts={
        <span className={styles.answers}>
          <Button size="s" onClick={() => answer({ status: 'Declined', isPaid: leave.isPaid })}>
            Decline
          </Button>
          {isOver && (
            <Button size="s" onClick={() => answer({ status: 'Approved', isPaid: false })}>
              Approve as unpaid
            </Button>
          )}
          <Button size="s" kind="primary" onClick={() => answer({ status: 'Approved', isPaid: true })}>
            Approve
          </Button>
        </span>
      }
    >
      {after.map(({ year, balance }) => (
        <span key={year} className={isTooMany(balance) ? styles.over : styles.quiet}>
          {isTooMany(balance) && <i className="pi pi-exclamation-triangle" aria-hidden="true" />}
          {`If approved, ${balance.kind.toLowerCase()} leave in ${year}: ${balanceText(balance)}`}
        </span>
      ))}
    </DayRow>
  )
}
