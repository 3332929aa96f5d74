import type { FieldValues } from 'react-hook-form'
import styles from './SegmentedField.module.css'
import { FieldShell } from './FieldShell'
import type { SelectOption } from './SelectField'
import { textOf, useField, type FieldProps } from './useField'

type Props<V extends FieldValues> = FieldProps<V> & { options: readonly SelectOption[] }

/** Two to four choices that are all in view: radio buttons drawn as one bar. */
export function SegmentedField<V extends FieldValues = FieldValues>(props: Props<V>) {
  const { id, parts, aria, value, change, leave, ref } = useField(props)
  const chosen = textOf(value)
  return (
    <FieldShell
      isGroup
      parts={parts}
      label={props.label}
      isRequired={props.isRequired}
      hint={props.hint}
      note={props.note}
    >
      <div
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={aria['aria-describedby']}
        className={styles.bar}
      >
        {props.options.map((option, index) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              className="visually-hidden"
              name={id}
              ref={index === 0 ? ref : undefined}
              value={option.value}
              checked={chosen === option.value}
              disabled={props.isDisabled}
              onChange={() => change(option.value)}
              onBlur={leave}
            />
            <span className={styles.word}>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldShell>
  )
}
