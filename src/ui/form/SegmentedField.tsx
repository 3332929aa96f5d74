import type { FieldValues } from 'react-hook-form'
import { Marked } from '../Marked'
import styles from './SegmentedField.module.css'
import { FieldShell } from './FieldShell'
import type { SelectOption } from './Select'
import { textOf, useField, type FieldProps } from './useField'

/** `mark`: the colour of a dot before the word. */
type Segment = SelectOption & { mark?: string }

type Props<V extends FieldValues> = FieldProps<V> & { options: readonly Segment[] }

/** Choices that are all in view: radio buttons drawn as one bar, or with their marks side by side. */
export function SegmentedField<V extends FieldValues = FieldValues>(props: Props<V>) {
  const { id, shell, aria, value, change, leave, ref } = useField(props)
  const chosen = textOf(value)
  return (
    <FieldShell isGroup {...shell}>
      <div
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={aria['aria-describedby']}
        className={props.options.some(({ mark }) => mark) ? styles.many : styles.bar}
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
            <span className={styles.word}>
              {option.mark === undefined ? (
                option.label
              ) : (
                <Marked colour={option.mark}>{option.label}</Marked>
              )}
            </span>
          </label>
        ))}
      </div>
    </FieldShell>
  )
}
