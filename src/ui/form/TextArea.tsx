import type { FieldValues } from 'react-hook-form'
import { classes } from '../classes'
import styles from './Field.module.css'
import { FieldShell } from './FieldShell'
import { textOf, useField, type FieldProps } from './useField'

type Props<V extends FieldValues> = FieldProps<V> & { placeholder?: string; maxLength?: number }

/** Grows with what is typed. */
export function TextArea<V extends FieldValues = FieldValues>(props: Props<V>) {
  const { id, shell, aria, value, change, leave, ref } = useField(props)
  return (
    <FieldShell {...shell}>
      <textarea
        {...aria}
        id={id}
        ref={ref}
        rows={3}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        disabled={props.isDisabled}
        data-autofocus={props.autoFocus ? '' : undefined}
        className={classes(styles.input, styles.area)}
        value={textOf(value)}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
      />
    </FieldShell>
  )
}
