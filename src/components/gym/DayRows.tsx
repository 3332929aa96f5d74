import type { ReactNode } from 'react'
import styles from './DayRows.module.css'

type DayRow = { id: string; name: string; days: string; acts: ReactNode }

/** Free days, one a line: what they are called, which they are, and what can be done with them. */
export function DayRows({ label, rows }: { label: string; rows: readonly DayRow[] }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map(({ id, name, days, acts }) => (
        <li key={id} className={styles.row}>
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            <span className={styles.days}>{days}</span>
          </span>
          {acts}
        </li>
      ))}
    </ul>
  )
}
