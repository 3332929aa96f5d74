import type { ReactNode } from 'react'
import styles from './ListLine.module.css'

/** What is said quietly above a list, to readers too: what it leaves out, where else to look. */
export const ListLine = ({ children }: { children: ReactNode }) => (
  <p className={styles.line} role="status">
    {children}
  </p>
)
