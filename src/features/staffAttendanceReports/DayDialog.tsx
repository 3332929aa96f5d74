import { MISSING } from '@/domain/shared/constants'
import { formatCivil, formatInstant } from '@/domain/shared/formatDate'
import { minutesText } from '@/domain/shared/minutesText'
import { shiftOn, shiftText } from '@/domain/staff/shift'
import type { MusterDay, MusterPerson } from '@/domain/staffAttendance/muster'
import { correctionText, visitsText } from '@/components/members/visitWords'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { ErrorState } from '@/ui/ErrorState'
import { Facts } from '@/ui/Facts'
import styles from './reports.module.css'
import { useCorrections } from './useCorrections'

type Props = {
  person: MusterPerson
  day: MusterDay
  onCorrect: () => void
  onClose: () => void
}

const orMissing = (minutes: number) => (minutes === 0 ? MISSING : minutesText(minutes))

/** A cell of the muster: that day's punches and what they come to, with everything that was corrected of it. Where all of them are kept under the date beside it, that one is corrected. */
export function DayDialog({ person, day, onCorrect, onClose }: Props) {
  const { settings } = useGym()
  const { timezone } = settings
  const corrections = useCorrections(person.id)
  return (
    <Dialog
      title={`${person.name}, ${formatCivil(day.date)}`}
      onClose={onClose}
      footer={
        <Button kind="primary" icon="pi-pencil" onClick={onCorrect}>
          {day.kept.date === day.date ? 'Correct this day' : `Correct ${formatCivil(day.kept.date)}`}
        </Button>
      }
    >
      <Facts
        items={[
          ['Status', day.status ?? MISSING],
          ['Shift', shiftText(shiftOn(person, day.date))],
          ['Punches', visitsText(day.visits, timezone)],
          ['Hours', orMissing(day.workedMinutes)],
          ['Late', orMissing(day.lateMinutes)],
          ['Left early', orMissing(day.earlyMinutes)],
          ['Overtime', orMissing(day.overtimeMinutes)],
          ...(day.leave ? [['Leave', day.leave.reason || MISSING] as const] : []),
        ]}
      />
      {day.lacksExit && (
        <p className={styles.quiet}>
          An exit is not marked or can’t be right: it counts no hours until corrected.
        </p>
      )}
      {corrections.status === 'failed' && (
        <ErrorState error={corrections.error} retry={() => corrections.retry()} />
      )}
      {corrections.status === 'ready' &&
        corrections.value.get(day.kept.date)?.map((note) => (
          <p key={note.id} className={styles.quiet}>
            {correctionText(note, timezone)}, {formatInstant(note.at, timezone)}
          </p>
        ))}
    </Dialog>
  )
}
