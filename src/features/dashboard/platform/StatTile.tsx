import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Tone } from '@/ui/StateChip'
import styles from './StatTile.module.css'

type Props = {
  label: string
  value: ReactNode
  /** A few quiet words below the figure. */
  note?: string | undefined
  /** The filtered list behind the figure. */
  to?: string | undefined
  icon?: string
  tone?: Tone
  isLoading?: boolean
}

/** One figure of a day, a door to the list it counts. */
export function StatTile({ label, value, note, to, icon, tone, isLoading = false }: Props) {
  const content = (
    <>
      <span className={styles.label}>
        {icon && <i className={`pi ${icon} ${styles.icon}`} data-tone={tone} aria-hidden="true" />}
        {label}
      </span>
      <span className={styles.value}>{isLoading ? <span className={styles.waiting} /> : value}</span>
      <span className={styles.note}>{note}</span>
    </>
  )
  return to ? (
    <Link to={to} className={styles.tile} aria-busy={isLoading || undefined}>
      {content}
    </Link>
  ) : (
    <div className={styles.tile} aria-busy={isLoading || undefined}>
      {content}
    </div>
  )
}
