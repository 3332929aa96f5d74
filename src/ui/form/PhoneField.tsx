import { useEffect } from 'react'
import type { FieldValues } from 'react-hook-form'
import { classes } from '../classes'
import { useLatest } from '../useLatest'
import styles from './Field.module.css'
import { FieldShell } from './FieldShell'
import { groupedPhone, typedPhone } from './typedPhone'
import { textOf, useField, type FieldProps } from './useField'

type Props<V extends FieldValues> = FieldProps<V> & {
  /** Told the ten digits once they are all there: the duplicate check. */
  onComplete?: (digits: string) => void
}

/** Ten digits, +91 understood; a number that begins with + is taken as it is. The value holds no spaces. */
export function PhoneField<V extends FieldValues = FieldValues>(props: Props<V>) {
  const { id, parts, aria, value, change, leave, ref } = useField(props)
  const phone = textOf(value)
  const isForeign = phone.startsWith('+')
  const complete = useLatest(props.onComplete)
  const digits = !isForeign && phone.length === 10 ? phone : ''

  useEffect(() => {
    if (digits) complete.current?.(digits)
  }, [digits, complete])

  return (
    <FieldShell
      parts={parts}
      label={props.label}
      isRequired={props.isRequired}
      hint={props.hint}
      note={props.note}
    >
      <div className={styles.group}>
        {!isForeign && (
          <span className={styles.prefix} aria-hidden="true">
            +91
          </span>
        )}
        <input
          {...aria}
          id={id}
          ref={ref}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          placeholder="98765 43210"
          disabled={props.isDisabled}
          data-autofocus={props.autoFocus ? '' : undefined}
          className={classes(styles.input, styles.numeric)}
          style={isForeign ? undefined : { paddingInlineStart: 48 }}
          value={groupedPhone(phone)}
          onChange={(event) => change(typedPhone(event.target.value))}
          onBlur={leave}
        />
      </div>
    </FieldShell>
  )
}
