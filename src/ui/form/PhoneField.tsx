import { useEffect } from 'react'
import type { FieldValues } from 'react-hook-form'
import { classes } from '../classes'
import { useFormat } from '../format/format'
import { useLatest } from '../useLatest'
import styles from './Field.module.css'
import { FieldShell } from './FieldShell'
import { Prefix } from './LooseField'
import { groupedPhone, typedPhone, withinCountry } from './typedPhone'
import { textOf, useField, type FieldProps } from './useField'

type Props<V extends FieldValues> = FieldProps<V> & {
  /** Told the number once it can be whole: the duplicate check. */
  onComplete?: (digits: string) => void
}

/** With its country's code no number is shorter. */
const SHORTEST = 9

/**
 * The number without the code of the centre's country, which stands before it; one that begins with + is taken as it is. The
 * value holds no spaces.
 */
export function PhoneField<V extends FieldValues = FieldValues>(props: Props<V>) {
  const { id, shell, aria, value, change, leave, ref } = useField(props)
  const phone = textOf(value)
  const { callingCode } = useFormat()
  const within = withinCountry(phone, callingCode)
  const prefix = within === null || callingCode === '' ? '' : `+${callingCode}`
  const complete = useLatest(props.onComplete)
  const isWhole = callingCode === '91' ? within?.length === 10 : phone.length >= SHORTEST
  const digits = isWhole ? phone : ''

  useEffect(() => {
    if (digits) complete.current?.(digits)
  }, [digits, complete])

  return (
    <FieldShell {...shell}>
      <div className={styles.group}>
        {prefix !== '' && <Prefix>{prefix}</Prefix>}
        <input
          {...aria}
          id={id}
          ref={ref}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          placeholder={callingCode === '91' ? '98765 43210' : undefined}
          disabled={props.isDisabled}
          data-autofocus={props.autoFocus ? '' : undefined}
          className={classes(styles.input, styles.numeric)}
          style={prefix === '' ? undefined : { paddingInlineStart: 24 + 8 * prefix.length }}
          value={callingCode === '91' ? groupedPhone(phone) : (within ?? phone)}
          onChange={(event) => change(typedPhone(event.target.value, callingCode))}
          onBlur={leave}
        />
      </div>
    </FieldShell>
  )
}
