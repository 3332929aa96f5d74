import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatCivil, formatTime } from '@/domain/shared/formatDate'
import { shiftOn, shiftText, weeklyOffText } from '@/domain/staff/shift'
import type { LeaveSpan } from '@/domain/staffAttendance/staffLeave'
import { minutesText } from '@/domain/shared/minutesText'
import { useFileUrl } from '@/components/files/useFileUrl'
import { useGym } from '@/session/useGym'
import { Avatar } from '@/ui/Avatar'
import { Button } from '@/ui/Button'
import { Menu } from '@/ui/Menu'
import { StateChip } from '@/ui/StateChip'
import type { RosterAct } from './RosterDialogs'
import type { StaffMarking } from './useMarkStaff'
import type { RosterRow } from '@/components/staff/useRoster'
import styles from './staffAttendance.module.css'

type Props = {
  row: RosterRow
  marking: StaffMarking
  onAct: (act: RosterAct) => void
  choice?: ReactNode
}

/** One employee of the roster: who, when they should be here, when they were, and the one tap. */
export function StaffTile({ row, marking, onAct, choice }: Props) {
  const { staff, standing } = row
  const navigate = useNavigate()
  const photo = useFileUrl(staff.dp)
  const isInside = standing.day.isInside
  const act = isInside ? 'Mark out' : 'Mark in'
  return (
    <li className={styles.tile} data-state={standing.state}>
      {choice}
      <Avatar name={staff.name} src={photo} size={40} />
      <div className={styles.words}>
        <span className={styles.name}>{staff.name}</span>
        <span className={styles.quiet}>{staff.designation || staff.role || staff.empId}</span>
        <ShiftLine row={row} />
        <TimesLine row={row} />
      </div>
      <div className={styles.end}>
        <LateChip row={row} />
        <div className={styles.acts}>
          <Button
            size="s"
            icon={isInside ? 'pi-sign-out' : 'pi-sign-in'}
            isBusy={marking.marking === staff.id}
            aria-label={`${act} ${staff.name}`}
            onClick={() => void marking.mark(staff)}
          >
            {isInside ? 'Out' : 'In'}
          </Button>
          <Menu
            label={`More for ${staff.name}`}
            icon="pi-ellipsis-v"
            items={[
              {
                label: `Correct ${formatCivil(standing.day.kept.date)}`,
                icon: 'pi-pencil',
                run: () => onAct({ kind: 'correct', row }),
              },
              {
                label: 'Give leave',
                icon: 'pi-calendar-minus',
                run: () => onAct({ kind: 'leave', staffId: staff.id, isFromList: false }),
              },
              {
                label: 'The month',
                icon: 'pi-calendar',
                run: () => void navigate(`/staff/attendance-reports?person=${encodeURIComponent(staff.id)}`),
              },
            ]}
          />
        </div>
      </div>
    </li>
  )
}

const leaveText = ({ to, isPaid, reason }: LeaveSpan) =>
  [`until ${formatCivil(to)}`, !isPaid && 'unpaid', reason].filter(Boolean).join(', ')

function ShiftLine({ row: { staff, standing } }: { row: RosterRow }) {
  const { date, leave } = standing.day
  const shift = shiftOn(staff, date)
  return (
    <span className={styles.quiet}>
      {shift.shiftStart !== '' ? `Shift ${shiftText(shift)}` : 'No shift set'}
      {standing.state === 'Weekly off' && ` · off on ${weeklyOffText(shift)}`}
      {standing.state === 'On leave' && leave !== null && ` · ${leaveText(leave)}`}
    </span>
  )
}

function TimesLine({ row: { standing } }: { row: RosterRow }) {
  const { settings } = useGym()
  const { firstIn, isInside, lastOut, lacksExit, visits, workedMinutes } = standing.day
  if (firstIn === null) return null
  const since = visits.at(-1)?.entry ?? firstIn
  const times = [
    `In ${formatTime(firstIn, settings.timezone)}`,
    isInside && visits.length > 1 && `again ${formatTime(since, settings.timezone)}`,
    lastOut && `out ${formatTime(lastOut, settings.timezone)}`,
    !isInside && lacksExit && 'exit not marked',
    !isInside && workedMinutes > 0 && minutesText(workedMinutes),
  ]
  return <span className={styles.times}>{times.filter(Boolean).join(' · ')}</span>
}

function LateChip({ row: { standing } }: { row: RosterRow }) {
  if (standing.isNotMarkedOut) return <StateChip tone="red">Not marked out</StateChip>
  if (standing.didNotCome) return <StateChip tone="red">Did not come</StateChip>
  if (standing.lateMinutes === 0) return null
  const tone = standing.state === 'Not in yet' ? 'red' : 'amber'
  return <StateChip tone={tone}>{`${minutesText(standing.lateMinutes)} late`}</StateChip>
}
