import type { FieldValues } from 'react-hook-form'
import styles from './ChecksField.module.css'
import { FieldShell } from './FieldShell'
import type { SelectOption } from './Select'
import { textsOf, useField, type FieldProps } from './useField'

type Props<V extends FieldValues> = Omit<FieldProps<V>, 'hint'> & {
  options: readonly SelectOption[]
  /** May speak of what is chosen. */
  hint?: (chosen: readonly string[]) => string
}

/** Any number of a short list, all in view. The form's value is the values that are ticked, in the order they were. */
export function ChecksField<V extends FieldValues = FieldValues>({ options, hint, ...field }: Props<V>) {
  const { id, shell, aria, value, change, leave, ref } = useField<V>({ ...field, hint: hint !== undefined })
  const chosen = textsOf(value)
  return (
    <FieldShell isGroup {...shell} hint={hint?.(chosen)}>
      <div
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={aria['aria-describedby']}
        className={styles.choices}
      >
        {options.map((option, index) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="checkbox"
              ref={index === 0 ? ref : undefined}
              checked={chosen.includes(option.value)}
              disabled={field.isDisabled}
              onChange={({ target }) =>
                change(
                  target.checked
                    ? [...chosen, option.value]
                    : chosen.filter((other) => other !== option.value),
                )
              }
              onBlur={leave}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldShell>
  )
}
