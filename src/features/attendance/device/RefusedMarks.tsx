import { useState } from 'react'
import type { KeptMark } from '@/data/attendance/markJournal'
import { useCentre } from '@/session/useCentre'
import { useKeptMarks } from '@/session/useKeptMarks'
import { useBackend } from '@/session/useSession'
import { Button } from '@/ui/Button'
import styles from './device.module.css'
import { refusalReason, refusedMark } from './refusalWords'

function Refused({ mark }: { mark: KeptMark }) {
  const { journal, repositories } = useBackend()
  const { settings, today } = useCentre()
  const [isBusy, setBusy] = useState(false)
  const what = refusedMark(mark, settings.timezone)

  async function sendAgain() {
    setBusy(true)
    // What refuses it again stands in the journal then.
    await repositories.attendance.sendMark(mark).catch(() => undefined)
    setBusy(false)
  }

  return (
    <li className={styles.mark}>
      <div className={styles.words}>
        <p>
          <strong>{what}</strong>
        </p>
        <p className={styles.reason}>{refusalReason(mark, today)}</p>
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
  const { gymId } = useCentre()
  const refused = useKeptMarks().filter((mark) => mark.refusal !== '' && mark.gymId === gymId)
  if (refused.length === 0) return null
  return (
    <section className={styles.refused} aria-label="Marks that were not stored" role="alert">
      <h2 className={styles.title}>
        {refused.length === 1 ? '1 mark was not stored' : `${refused.length} marks were not stored`}
      </h2>
      <ul className={styles.marks}>
        {refused.map((mark) => (
          <Refused key={mark.id} mark={mark} />
        ))}
      </ul>
    </section>
  )
}
