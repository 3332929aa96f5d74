import { useState } from 'react'
import type { KeptMark } from '@/data/attendance/markJournal'
import { attendanceRepository } from '@/data/attendance/attendanceRepository'
import { useClockOff } from '@/components/gym/useClockOff'
import { useGym } from '@/session/useGym'
import { useKeptMarks } from '@/session/useKeptMarks'
import { useRepository } from '@/session/useRepository'
import { useWriteProblem } from '@/session/useWriteProblem'
import { useBackend } from '@/session/useSession'
import { Button } from '@/ui/Button'
import styles from './device.module.css'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil, formatTime } from '@/domain/shared/formatDate'

/** What a mark was that the server would not have: "Asha Rao, in at 09:14 on 20 Nov, 2026". */
export function refusedMark({ person, record, date, isUndone }: KeptMark, timezone: string): string {
  const act = record.exit ? 'out' : 'in'
  const at = formatTime(record.exit ?? record.entry, timezone)
  const what = `${person.name}, ${act} at ${at} on ${formatCivil(date)}`
  return isUndone ? `${what}, taken back` : what
}

const CORRECT = 'ask the owner to correct that day in Attendance Reports.'

/** Why, and what to do about it. A desk writes today and adds to yesterday; older days are the owner's to correct. */
export function refusalReason(
  { date, isUndone }: KeptMark,
  today: CivilDate,
  clockOff: string | null = null,
): string {
  if (clockOff !== null)
    return `The clock of this computer is ${clockOff}: set it in the computer’s settings first. Then mark this person again, or ${CORRECT}`
  if (date < addDays(today, -1)) return `It reached the server too late for the desk to add it: ${CORRECT}`
  if (isUndone) return `It could not be taken back and still stands: ${CORRECT}`
  return `The server did not accept it. See whether this person is still on the list and mark them again, or ${CORRECT}`
}

function Refused({ mark, clockOff }: { mark: KeptMark; clockOff: string | null }) {
  const { journal } = useBackend()
  const attendance = useRepository(attendanceRepository)
  const { settings, today } = useGym()
  const problem = useWriteProblem()
  const [isBusy, setBusy] = useState(false)
  const what = refusedMark(mark, settings.timezone)

  async function sendAgain() {
    setBusy(true)
    // What refuses it again stands in the journal then.
    await attendance.sendMark(mark).catch(() => undefined)
    setBusy(false)
  }

  return (
    <li className={styles.mark}>
      <div className={styles.words}>
        <p>
          <strong>{what}</strong>
        </p>
        <p className={styles.reason}>{problem ?? refusalReason(mark, today, clockOff)}</p>
      </div>
      <div className={styles.acts}>
        <Button size="s" isBusy={isBusy} onClick={() => void sendAgain()} aria-label={`Send again: ${what}`}>
          Send again
        </Button>
        <Button
          size="s"
          kind="quiet"
          onClick={() => journal?.remove(mark.id)}
          aria-label={`Done with: ${what}`}
        >
          Done with it
        </Button>
      </div>
    </li>
  )
}

/** The marks of this device that the server would not have. They stand here until somebody has seen to them. */
export function RefusedMarks() {
  const { gymId } = useGym()
  const refused = useKeptMarks().filter((mark) => mark.refusal !== '' && mark.gymId === gymId)
  if (refused.length === 0) return null
  return <RefusedList refused={refused} />
}

function RefusedList({ refused }: { refused: readonly KeptMark[] }) {
  const clockOff = useClockOff()
  return (
    <section className={styles.refused} aria-label="Marks that were not stored" role="alert">
      <h2 className={styles.title}>
        {refused.length === 1 ? '1 mark was not stored' : `${refused.length} marks were not stored`}
      </h2>
      <ul className={styles.marks}>
        {refused.map((mark) => (
          <Refused key={mark.id} mark={mark} clockOff={clockOff} />
        ))}
      </ul>
    </section>
  )
}
