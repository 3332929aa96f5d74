import type { ReactNode } from 'react'
import styles from './Marked.module.css'

type Props = {
  /** One of the `--mark-…` colours of tokens.css. */
  colour: string
  children: ReactNode
}

/** A word with a dot of its colour, as categories have; the colour alone says nothing. */
export const Marked = ({ colour, children }: Props) => (
  <span className={styles.marked}>
    <span className={styles.dot} style={{ background: `var(--mark-${colour})` }} aria-hidden="true" />
    <span className={styles.word}>{children}</span>
  </span>
)
