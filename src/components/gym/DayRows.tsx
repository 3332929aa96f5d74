import type { ReactNode } from 'react'
import styles from './DayRows.module.css'

/** Free days, one a line. */
export function DayRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  )
}

type DayRowProps = { name: string; days: string; acts: ReactNode; children?: ReactNode }

/** What they are called, which they are, what else there is to say of them, and what can be done with them. */
export function DayRow({ name, days, acts, children }: DayRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.days}>{days}</span>
        {children}
      </span>
      {acts}
    </li>
  )
}
