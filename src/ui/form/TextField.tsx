import type { FieldValues } from 'react-hook-form'
import { classes } from '../classes'
import styles from './Field.module.css'
import { FieldShell } from './FieldShell'
import { textOf, useField, type FieldProps } from './useField'

type Props<V extends FieldValues> = FieldProps<V> & {
  placeholder?: string
  type?: 'text' | 'email' | 'password'
  inputMode?: 'text' | 'email' | 'numeric'
  autoComplete?: string
  maxLength?: number
  /** Tidies what was typed when the field is left. */
  tidy?: (text: string) => string
}

export function TextField<V extends FieldValues = FieldValues>(props: Props<V>) {
  const { id, shell, aria, value, change, leave, ref } = useField(props)
  const {
    type = 'text',
    inputMode,
    autoComplete = 'off',
    placeholder,
    maxLength,
    isDisabled,
    tidy,
    autoFocus,
  } = props
  const text = textOf(value)
  return (
    <FieldShell {...shell}>
      <input
        {...aria}
        id={id}
        ref={ref}
        type={type}
        inputMode={inputMode}
        autoComplete={autoComplete}
        placeholder={placeholder}
        maxLength={maxLength}
        disabled={isDisabled}
        data-autofocus={autoFocus ? '' : undefined}
        className={classes(styles.input, inputMode === 'numeric' && styles.numeric)}
        value={text}
        onChange={(event) => change(event.target.value)}
        onBlur={() => {
          if (tidy && tidy(text) !== text) change(tidy(text))
          leave()
        }}
      />
    </FieldShell>
  )
}

export function EmailField<V extends FieldValues = FieldValues>(props: FieldProps<V>) {
  return (
    <TextField
      {...props}
      type="email"
      inputMode="email"
      placeholder="name@example.com"
      tidy={(text) => text.trim().toLowerCase()}
    />
  )
}
