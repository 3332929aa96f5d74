import type { FieldValues } from 'react-hook-form'
import { DateInput } from './DateInput'
import { FieldShell } from './FieldShell'
import { textOf, useField, type FieldProps } from './useField'

type Props<V extends FieldValues> = FieldProps<V> & {
  /** Civil dates, inclusive: days outside cannot be picked. */
  min?: string | undefined
  max?: string | undefined
}

/** A civil date `YYYY-MM-DD` or null; what is no date stays as it was typed, and the schema says so. */
export function DateField<V extends FieldValues = FieldValues>(props: Props<V>) {
  const { id, shell, aria, value, change, leave, ref } = useField(props)
  const { label, isRequired, min, max, isDisabled, autoFocus } = props
  return (
    <FieldShell {...shell}>
      <DateInput
        {...{ id, label, aria, min, max, isDisabled, autoFocus }}
        canClear={!isRequired}
        value={textOf(value)}
        onChange={(day) => change(day === '' ? null : day)}
        onLeave={leave}
        inputRef={ref}
      />
    </FieldShell>
  )
}
