import type { Staff } from '@/domain/staff/staff'
import { isRequested, leaveLine, spanText, type StaffLeave } from '@/domain/staffAttendance/staffLeave'
import { leaveRepository } from '@/data/staff/leaveRepository'
import { DayRow, DayRows } from '@/components/gym/DayRows'
import { HolidayRows } from '@/components/gym/HolidayRows'
import { answered } from '@/components/records/answered'
import { attempt } from '@/components/records/attempt'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useBackend } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { IconButton } from '@/ui/IconButton'
import { showToast } from '@/ui/feedback/toast'
import { LeaveRequests } from './LeaveRequests'
import styles from './staffAttendance.module.css'

type Props = {
  staff: readonly Staff[]
  leaves: readonly StaffLeave[]
  onGiveLeave: () => void
  onAddHoliday: () => void
  onClose: () => void
}

/** Who is away when, and the centre's holidays: given, added and taken back. */
export function FreeDaysDialog({ staff, leaves, onGiveLeave, onAddHoliday, onClose }: Props) {
  const { gymId } = useGym()
  const { api } = useBackend()
  const staffLeave = useRepository(leaveRepository)
  const nameOf = (id: string) => staff.find((one) => one.id === id)?.name ?? 'Not employed any more'
  const given = leaves.filter(({ status }) => status === 'Approved')

  const removeLeave = (leave: StaffLeave) =>
    void attempt(async () => {
      await staffLeave.remove(leave.id)
      showToast({
        text: `The leave of ${nameOf(leave.staffId)}, ${spanText(leave)}, is taken back.`,
        undo: async () => void answered(await api.call('restoreLeave', { gymId, leaveId: leave.id })),
      })
    })

  return (
    <Dialog title="Leave and holidays" width={560} onClose={onClose}>
      <section className={styles.free} aria-label="Leave">
        <div className={styles.head}>
          <h3 className={styles.heading}>Leave</h3>
          <Button size="s" icon="pi-plus" onClick={onGiveLeave}>
            Give leave
          </Button>
        </div>
        <LeaveRequests leaves={leaves.filter(isRequested)} staff={staff} nameOf={nameOf} />
        {given.length === 0 ? (
          <p className={styles.quiet}>Nobody is on leave this month, last month or later.</p>
        ) : (
          <DayRows label="Leave given">
            {given.map((leave) => (
              <DayRow
                key={leave.id}
                name={nameOf(leave.staffId)}
                days={leaveLine(leave)}
                acts={
                  <IconButton
                    icon="pi-trash"
                    label={`Take back the leave of ${nameOf(leave.staffId)}, ${spanText(leave)}`}
                    onClick={() => removeLeave(leave)}
                  />
                }
              />
            ))}
          </DayRows>
        )}
      </section>
      <section className={styles.free} aria-label="Holidays">
        <div className={styles.head}>
          <h3 className={styles.heading}>Holidays</h3>
          <Button size="s" icon="pi-plus" onClick={onAddHoliday}>
            Add a holiday
          </Button>
        </div>
        <HolidayRows />
      </section>
    </Dialog>
  )
}
