import { Button } from '@/ui/Button'
import type { RosterAct } from './RosterDialogs'
import type { RosterRow } from '@/components/staff/useRoster'
import styles from './staffAttendance.module.css'

type Props = { rows: readonly RosterRow[]; onAct: (act: RosterAct) => void }

/** PRODUCT 4.13: two hours after the shift nobody has marked them out, so the day would have no hours. */
export function MissedOut({ rows, onAct }: Props) {
  const missed = rows.filter(({ standing }) => standing.isNotMarkedOut)
  if (missed.length === 0) return null
  return (
    <section className={styles.missed} role="status" aria-label="Not marked out">
      <p>
        <i className="pi pi-exclamation-triangle" aria-hidden="true" />{' '}
        {missed.length === 1 ? '1 shift is' : `${String(missed.length)} shifts are`} over for two hours and
        nobody has marked the exit. Without it the day has no hours.
      </p>
      <ul>
        {missed.map((row) => (
          <li key={row.staff.id}>
            <Button size="s" icon="pi-pencil" onClick={() => onAct({ kind: 'correct', row })}>
              {`Correct ${row.staff.name}`}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
