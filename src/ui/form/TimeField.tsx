import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { readTypedTime, typedTime } from '../civilText'
import { classes } from '../classes'
import styles from './Field.module.css'
import { FieldShell } from './FieldShell'
import { textOf, useField, type FieldProps } from './useField'

/**
 * A time on the centre's wall, `HH:mm`; '' when empty. Written as everywhere, `7:30 pm`; what is no time stays as it was
 * typed, and the schema says so.
 */
export function TimeField<V extends FieldValues = FieldValues>(props: FieldProps<V>) {
  const { id, shell, aria, value, change, leave, ref } = useField(props)
  const [typed, setTyped] = useState<string | null>(null)
  const take = (text: string) => {
    setTyped(text)
    change(readTypedTime(text) ?? text.trim())
  }
  return (
    <FieldShell {...shell}>
      <input
        {...aria}
        id={id}
        ref={ref}
        autoComplete="off"
        placeholder="7:30 pm"
        className={classes(styles.input, styles.numeric)}
        value={typed ?? typedTime(textOf(value))}
        onChange={(event) => take(event.target.value)}
        onBlur={() => {
          setTyped(null)
          leave()
        }}
      />
    </FieldShell>
  )
}
