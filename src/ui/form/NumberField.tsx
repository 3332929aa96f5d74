import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { classes } from '../classes'
import { currencySign, useFormat } from '../format/format'
import styles from './Field.module.css'
import { FieldShell } from './FieldShell'
import { Prefix } from './LooseField'
import { readTypedNumber, writtenNumber } from './typedNumber'
import { useField, type FieldProps } from './useField'

type Props<V extends FieldValues> = FieldProps<V> & {
  placeholder?: string
  /** Digits after the point; 0 for whole numbers. */
  decimals?: number
  prefix?: string
  /** A quiet unit: "days", "%". */
  suffix?: string
  isMoney?: boolean
}

/** The form's value is a number or null. What is no number is not taken over: the schema then asks for one. */
export function NumberField<V extends FieldValues = FieldValues>(props: Props<V>) {
  const { id, shell, aria, value, change, leave, ref } = useField(props)
  const { locale } = useFormat()
  const { decimals = 0, prefix, suffix, isMoney = false } = props
  const number = typeof value === 'number' && Number.isFinite(value) ? value : null
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? (number === null ? '' : writtenNumber(number, decimals, isMoney, locale))

  return (
    <FieldShell {...shell}>
      <div className={styles.group}>
        {prefix && <Prefix>{prefix}</Prefix>}
        <input
          {...aria}
          id={id}
          ref={ref}
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          placeholder={props.placeholder}
          disabled={props.isDisabled}
          data-autofocus={props.autoFocus ? '' : undefined}
          className={classes(styles.input, styles.numeric)}
          style={{
            ...(prefix && { paddingInlineStart: 22 + 10 * prefix.length }),
            ...(suffix && { paddingInlineEnd: 56 }),
          }}
          value={text}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            const next = readTypedNumber(event.target.value, decimals)
            if (next === undefined) return
            setTyped(event.target.value)
            change(next)
          }}
          onBlur={() => {
            setTyped(null)
            leave()
          }}
        />
        {suffix && (
          <span className={styles.suffix} aria-hidden="true">
            {suffix}
          </span>
        )}
      </div>
    </FieldShell>
  )
}

/** In the centre's currency, at most two decimals; grouped as the centre does when it is left. */
export function MoneyField<V extends FieldValues = FieldValues>(props: FieldProps<V>) {
  const format = useFormat()
  return <NumberField {...props} decimals={2} prefix={currencySign(format)} isMoney />
}
