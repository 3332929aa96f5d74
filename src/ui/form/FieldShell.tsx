import type { ReactNode } from 'react'
import type { FieldParts } from './useField'
import styles from './Field.module.css'

type Props = {
  parts: FieldParts
  label: string
  isRequired?: boolean | undefined
  hint?: ReactNode
  /** Something found out while typing: a duplicate. It is announced. */
  note?: ReactNode
  /** For groups of controls, whose label cannot point at one of them. */
  isGroup?: boolean
  children: ReactNode
}

/** Label above, control, then its error or its hint below: the same for every field. */
export function FieldShell({ parts, label, isRequired, hint, note, isGroup = false, children }: Props) {
  const { id, hintId, errorId, error } = parts
  const name = (
    <>
      {label}
      {isRequired && (
        <span className={styles.required} aria-hidden="true">
          {' '}
          *
        </span>
      )}
    </>
  )
  return (
    <div className={styles.field} data-field={parts.name} data-invalid={error ? '' : undefined}>
      {isGroup ? (
        <span id={`${id}-label`} className={styles.label}>
          {name}
        </span>
      ) : (
        <label htmlFor={id} className={styles.label}>
          {name}
        </label>
      )}
      {children}
      {error ? (
        <p id={errorId} className={styles.error}>
          <i className="pi pi-exclamation-circle" aria-hidden="true" />
          {error}
        </p>
      ) : (
        hint && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )
      )}
      <div role="status" className={styles.note}>
        {note}
      </div>
    </div>
  )
}
