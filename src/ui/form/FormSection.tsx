import type { ReactNode } from 'react'
import styles from './FormSection.module.css'

type Props = { title: string; hint?: string; children: ReactNode }

/** Fields that belong together, under a small heading. */
export function FormSection({ title, hint, children }: Props) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.title}>{title}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}

/** Two fields side by side where there is room: at most two (LOOK "A page"). */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
