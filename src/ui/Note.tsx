import type { ComponentProps } from 'react'
import styles from './Note.module.css'

type Props = Pick<ComponentProps<'p'>, 'children' | 'role' | 'aria-live'> & {
  /** Quiet for what helps, problem for what stops; plain says what a dialog is about. */
  kind?: 'plain' | 'quiet' | 'problem'
}

/** A sentence in a dialog or beside what it is about. */
export const Note = ({ kind = 'plain', ...rest }: Props) => (
  <p className={styles.note} data-kind={kind} {...rest} />
)
