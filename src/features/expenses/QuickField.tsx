import type { ReactNode } from 'react'
import styles from './expenses.module.css'

type Aria = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

type Props = {
  id: string
  label: string
  problem: string | undefined
  children: (aria: Aria) => ReactNode
}

/** A labelled place of the quick row, with its sentence below when something is wrong. */
export const QuickField = ({ id, label, problem, children }: Props) => (
  <div className={styles.quickField}>
    <label htmlFor={id}>{label}</label>
    {children({
      id,
      'aria-invalid': problem ? true : undefined,
      'aria-describedby': problem ? `${id}-problem` : undefined,
    })}
    {problem && (
      <p id={`${id}-problem`} className={styles.problem}>
        {problem}
      </p>
    )}
  </div>
)
