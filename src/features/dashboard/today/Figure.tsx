import { Link } from 'react-router-dom'
import styles from './today.module.css'

type Props = {
  label: string
  /** undefined while it is counted. */
  value: string | undefined
  note: string | readonly string[]
  /** The list that adds up to it. */
  to: string
}

/** One figure of the strip, a door to its list. */
export function Figure({ label, value, note, to }: Props) {
  const lines = (typeof note === 'string' ? [note] : note).filter((line) => line !== '')
  return (
    <Link to={to} className={styles.figure} aria-busy={value === undefined || undefined}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value ?? <span className={styles.waiting} />}</span>
      {lines.map((line) => (
        <span key={line} className={styles.note}>
          {value === undefined ? '' : line}
        </span>
      ))}
    </Link>
  )
}
