import { InputSwitch } from 'primereact/inputswitch'
import { useLayoutEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import styles from './SwitchField.module.css'
import { useField, type FieldProps } from './useField'

/** On or off at once; the label says what is on. */
export function SwitchField<V extends FieldValues = FieldValues>(props: FieldProps<V>) {
  const { id, parts, aria, value, change, leave, ref } = useField(props)
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => ref(input.current), [ref])
  return (
    <div data-field={parts.name}>
      <div className={styles.row}>
        <label htmlFor={id} className={styles.words}>
          {props.label}
          {props.hint && (
            <span id={parts.hintId} className={styles.hint}>
              {props.hint}
            </span>
          )}
        </label>
        <InputSwitch
          {...aria}
          inputId={id}
          inputRef={input}
          checked={value === true}
          disabled={props.isDisabled ?? false}
          onChange={(event) => change(event.value)}
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
