import type { ReactNode } from 'react'
import styles from './Card.module.css'

type Props = { title?: string; actions?: ReactNode; children: ReactNode }

/** A titled group on a page: one hairline, no shadow. */
export function Card({ title, actions, children }: Props) {
  return (
    <section className={styles.card} aria-label={title}>
      {(title || actions) && (
        <div className={styles.head}>
          {title && <h2 className={styles.title}>{title}</h2>}
          {actions}
        </div>
      )}
      {children}
    </section>
  )
}
