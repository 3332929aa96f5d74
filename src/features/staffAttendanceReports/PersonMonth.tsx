import type { CorrectionNote } from '@/domain/attendance/reports/reportDay'
import type { CivilDate } from '@/domain/shared/civilDate'
import { holidayOn } from '@/domain/gyms/holiday'
import type { GymSettings } from '@/domain/gyms/settings'
import { MISSING } from '@/domain/shared/constants'
import { formatCivil, formatTime } from '@/domain/shared/formatDate'
import { weekdayOf } from '@/domain/shared/weekday'
import { shiftsText } from '@/domain/staff/shiftHistory'
import { minutesText } from '@/domain/shared/minutesText'
import type { MusterDay, MusterPerson, MusterRow } from '@/domain/staffAttendance/muster'
import { isException, type DayStatus } from '@/domain/staffAttendance/staffDay'
import { correctionText } from '@/components/members/visitWords'
import { useGym } from '@/session/useGym'
import { ErrorState } from '@/ui/ErrorState'
import { IconButton } from '@/ui/IconButton'
import { StateChip, type Tone } from '@/ui/StateChip'
import { useCorrections } from './useCorrections'
import styles from './reports.module.css'

const tones: Record<DayStatus, Tone> = {
  Present: 'green',
  Late: 'amber',
  'Half day': 'amber',
  Absent: 'red',
  'On leave': 'blue',
  Holiday: 'grey',
  'Weekly off': 'grey',
}

const orMissing = (minutes: number) => (minutes === 0 ? MISSING : minutesText(minutes))

type Props = {
  row: MusterRow
  onlyExceptions: boolean
  onCorrect: (person: MusterPerson, day: MusterDay) => void
}

const heads = ['Date', 'Status', 'In', 'Out', 'Hours', 'Late', 'Left early', 'Overtime', 'Notes']

/** One employee's month, day by day with its punches; the days to come are left out. */
export function PersonMonth({ row: { person, days }, onlyExceptions, onCorrect }: Props) {
  const { settings, today } = useGym()
  const corrections = useCorrections(person.id)
  const correctionsOn = (date: CivilDate) =>
    (corrections.status === 'ready' ? corrections.value.get(date) : undefined) ?? []
  const shown = days.filter(
    (day) =>
      (day.status !== null || day.visits.length > 0 || day.date === today) &&
      (!onlyExceptions || isException(day)),
  )
  return (
    <section className={styles.month} aria-label={person.name}>
      <p className={styles.quiet}>
        {shiftsText(person, { from: days.at(0)?.date ?? today, to: days.at(-1)?.date ?? today })}
      </p>
      {corrections.status === 'failed' && (
        <ErrorState error={corrections.error} retry={() => corrections.retry()} />
      )}
      {shown.length === 0 ? (
        <p className={styles.quiet}>
          {onlyExceptions ? 'Nothing to look at in this month.' : 'No day of this month counts yet.'}
        </p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        <div className={styles.scroller} role="region" aria-label={`Days of ${person.name}`} tabIndex={0}>
          <table className={styles.days}>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
                <th scope="col" data-print="hide">
                  <span className="visually-hidden">Acts</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((day) => (
                <DayRow
                  key={day.date}
                  day={day}
                  note={noteOf(day, settings, correctionsOn(day.kept.date))}
                  onCorrect={() => onCorrect(person, day)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

/** Why a day is not like the others: what it is called, why somebody was away, what was corrected. */
function noteOf(
  { date, leave, isUnpaidOff }: MusterDay,
  { holidays, timezone }: GymSettings,
  corrections: readonly CorrectionNote[],
): string {
  const last = corrections.at(-1)
  return [
    holidayOn(date, holidays),
    isUnpaidOff && 'Unpaid: between unpaid absence',
    leave && [!leave.isPaid && 'Unpaid', leave.reason].filter(Boolean).join(': '),
    last && correctionText(last, timezone),
  ]
    .filter(Boolean)
    .join('. ')
}

type DayRowProps = { day: MusterDay; note: string; onCorrect: () => void }

function DayRow({ day, note, onCorrect }: DayRowProps) {
  const { settings } = useGym()
  const { timezone } = settings
  return (
    <tr>
      <th scope="row">{`${weekdayOf(day.date)}, ${formatCivil(day.date)}`}</th>
      <td>{day.status ? <StateChip tone={tones[day.status]}>{day.status}</StateChip> : MISSING}</td>
      <td>{day.visits.map(({ entry }) => formatTime(entry, timezone)).join(', ') || MISSING}</td>
      <td>
        {day.visits
          .map(({ exit, isAutoExit }) =>
            exit === null ? 'inside' : isAutoExit ? 'not marked' : formatTime(exit, timezone),
          )
          .join(', ') || MISSING}
      </td>
      <td>{orMissing(day.workedMinutes)}</td>
      <td>{orMissing(day.lateMinutes)}</td>
      <td>{orMissing(day.earlyMinutes)}</td>
      <td>{orMissing(day.overtimeMinutes)}</td>
      <td className={styles.notes}>{note || MISSING}</td>
      <td data-print="hide">
        <IconButton icon="pi-pencil" label={`Correct ${formatCivil(day.kept.date)}`} onClick={onCorrect} />
      </td>
    </tr>
  )
}
