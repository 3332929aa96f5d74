import type { FieldValues } from 'react-hook-form'
import styles from './SwitchField.module.css'
import { useField, type FieldProps } from './useField'

/** On or off at once; the label says what is on. */
export function SwitchField<V extends FieldValues = FieldValues>(props: FieldProps<V>) {
  const { id, parts, aria, value, change, leave, ref } = useField(props)
  return (
    <div>
      <div className={styles.row}>
        <label htmlFor={id} className={styles.words}>
          {props.label}
          {props.hint && (
            <span id={parts.hintId} className={styles.hint}>
              {props.hint}
            </span>
          )}
        </label>
        <input
          {...aria}
          id={id}
          ref={ref}
          type="checkbox"
          role="switch"
          className={styles.switch}
          checked={value === true}
          disabled={props.isDisabled}
          onChange={(event) => change(event.target.checked)}
          onBlur={leave}
        />
      </div>
      {parts.error && (
        <p id={parts.errorId} className={styles.error}>
          {parts.error}
        </p>
      )}
    </div>
  )
}
