import type { Holiday } from '@/domain/gyms/holiday'
import { formatCivil } from '@/domain/shared/formatDate'
import type { Staff } from '@/domain/staff/staff'
import { isRequested, leaveWords, spanText, type StaffLeave } from '@/domain/staffAttendance/staffLeave'
import { leaveRepository } from '@/data/staff/leaveRepository'
import { useSavePreference } from '@/components/gym/useSavePreference'
import { attempt } from '@/components/records/attempt'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
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
  const { settings, today } = useGym()
  const staffLeave = useRepository(leaveRepository)
  const savePreference = useSavePreference()
  const { holidays } = settings
  const nameOf = (id: string) => staff.find((one) => one.id === id)?.name ?? 'Not employed any more'
  const given = leaves.filter(({ status }) => status === 'Approved')
  const ahead = holidays.filter(({ date }) => date >= today)
  const gone = holidays.filter(({ date }) => date < today).reverse()

  const removeLeave = (leave: StaffLeave) =>
    void attempt(async () => {
      await staffLeave.remove(leave.id)
      showToast({
        text: `The leave of ${nameOf(leave.staffId)}, ${spanText(leave)}, is taken back.`,
        undo: () => staffLeave.undoRemove(leave.id),
      })
    })

  const removeHoliday = (holiday: Holiday) =>
    void attempt(async () => {
      await savePreference({ holidays: holidays.filter(({ date }) => date !== holiday.date) })
      showToast({
        text: `${formatCivil(holiday.date)} is no holiday any more.`,
        undo: () => savePreference({ holidays }),
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
          <ul className={styles.rows}>
            {given.map((leave) => (
              <li key={leave.id}>
                <span className={styles.words}>
                  <span className={styles.name}>{nameOf(leave.staffId)}</span>
                  <span className={styles.quiet}>
                    {spanText(leave)} · {leaveWords(leave)}
                    {leave.reason !== '' && ` · ${leave.reason}`}
                  </span>
                </span>
                <IconButton
                  icon="pi-trash"
                  label={`Take back the leave of ${nameOf(leave.staffId)}, ${spanText(leave)}`}
                  onClick={() => removeLeave(leave)}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={styles.free} aria-label="Holidays">
        <div className={styles.head}>
          <h3 className={styles.heading}>Holidays</h3>
          <Button size="s" icon="pi-plus" onClick={onAddHoliday}>
            Add a holiday
          </Button>
        </div>
        {holidays.length === 0 ? (
          <p className={styles.quiet}>
            No holidays yet. On a holiday nobody is absent, and the day is payable.
          </p>
        ) : (
          <ul className={styles.rows}>
            {[...ahead, ...gone].map((holiday) => (
              <li key={holiday.date}>
                <span className={styles.words}>
                  <span className={styles.name}>{holiday.name}</span>
                  <span className={styles.quiet}>
                    {formatCivil(holiday.date)}
                    {holiday.date === today && ' · today'}
                    {holiday.date < today && ' · over'}
                  </span>
                </span>
                <IconButton
                  icon="pi-trash"
                  label={`Remove ${holiday.name}, ${formatCivil(holiday.date)}`}
                  onClick={() => removeHoliday(holiday)}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
    </Dialog>
  )
}
