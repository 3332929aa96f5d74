import type { FieldValues } from 'react-hook-form'
import { FieldShell } from './FieldShell'
import { Select, type SelectOption } from './Select'
import { textOf, useField, type FieldProps } from './useField'

type Props<V extends FieldValues> = FieldProps<V> & {
  options: readonly SelectOption[]
  placeholder?: string
  /** Offers the way back to nothing. */
  canClear?: boolean
  /** What stands for nothing in the form: null, or '' where the record holds text. */
  emptyValue?: null | ''
}

/** One of a list; a long list is searched. */
export function SelectField<V extends FieldValues = FieldValues>(props: Props<V>) {
  const { id, shell, aria, value, change, leave, ref } = useField(props)
  const { options, placeholder = 'Choose', canClear = false, emptyValue = null } = props
  const { isDisabled = false, autoFocus = false } = props
  return (
    <FieldShell {...shell}>
      <Select
        {...{ id, aria, options, placeholder, canClear, isDisabled, autoFocus }}
        value={textOf(value)}
        onChange={(chosen) => change(chosen === '' ? emptyValue : chosen)}
        onLeave={leave}
        inputRef={ref}
      />
    </FieldShell>
  )
}
