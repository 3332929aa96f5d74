import type { FieldValues } from 'react-hook-form'
import styles from '@/ui/form/Field.module.css'
import { FieldShell } from '@/ui/form/FieldShell'
import { textOf, useField, type FieldProps } from '@/ui/form/useField'

/** A time on the centre's wall, `HH:mm`; '' when empty. */
export function TimeField<V extends FieldValues = FieldValues>(props: FieldProps<V>) {
  const { id, parts, aria, value, change, leave, ref } = useField(props)
  return (
    <FieldShell parts={parts} label={props.label} isRequired={props.isRequired} hint={props.hint}>
      <input
        {...aria}
        id={id}
        ref={ref}
        type="time"
        className={styles.input}
        value={textOf(value)}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
      />
    </FieldShell>
  )
}
