import type { ReactNode } from 'react'
import styles from './Bare.module.css'

/** A page without the frame (SPECIFICATION 2): the mark, and one thing in the middle. */
export function Bare({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bare}>
      <header className={styles.header}>
        <img src="/favicon.svg" alt="" width="32" height="32" />
        Fitness Centre
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  )
}
