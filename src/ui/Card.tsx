import type { ReactNode } from 'react'
import styles from './Card.module.css'

type Props = {
  title?: string
  /** What the group is for, under its title. */
  hint?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A titled group on a page: one hairline, no shadow. */
export function Card({ title, hint, actions, children }: Props) {
  return (
    <section className={styles.card} aria-label={title}>
      {(title || actions) && (
        <div className={styles.head}>
          {title && <h2 className={styles.title}>{title}</h2>}
          {actions}
        </div>
      )}
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  )
}

/** Groups below one another. */
export const Cards = ({ children }: { children: ReactNode }) => <div className={styles.cards}>{children}</div>
