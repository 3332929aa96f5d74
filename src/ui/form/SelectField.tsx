import { lazy, Suspense } from 'react'
import type { FieldValues } from 'react-hook-form'
import { classes } from '../classes'
import styles from './Field.module.css'
import { FieldShell } from './FieldShell'
import { textOf, useField, type FieldProps } from './useField'

const SearchableSelect = lazy(() =>
  import('./SearchableSelect').then((module) => ({ default: module.SearchableSelect })),
)

export type SelectOption = { value: string; label: string }

type Props<V extends FieldValues> = FieldProps<V> & {
  options: readonly SelectOption[]
  placeholder?: string
  /** Offers the way back to nothing. */
  canClear?: boolean
  /** What stands for nothing in the form: null, or '' where the record holds text. */
  emptyValue?: null | ''
}

/** From here on a list is searched, not read. */
const MANY = 12

/** The system's own list for a few options, so that a phone shows its wheel; a searchable one for many. */
export function SelectField<V extends FieldValues = FieldValues>(props: Props<V>) {
  const { id, parts, aria, value, change, leave, ref } = useField(props)
  const { options, placeholder = 'Choose', canClear = false, emptyValue = null, isDisabled = false } = props
  const chosen = textOf(value)
  const take = (text: string) => change(text === '' ? emptyValue : text)

  return (
    <FieldShell
      parts={parts}
      label={props.label}
      isRequired={props.isRequired}
      hint={props.hint}
      note={props.note}
    >
      {options.length > MANY ? (
        <Suspense fallback={<div className={styles.input} />}>
          <SearchableSelect
            id={id}
            aria={aria}
            options={options}
            value={chosen}
            placeholder={placeholder}
            canClear={canClear}
            isDisabled={isDisabled}
            onTake={take}
            onLeave={leave}
          />
        </Suspense>
      ) : (
        <div className={styles.picker}>
          <select
            {...aria}
            id={id}
            ref={ref}
            disabled={isDisabled}
            data-autofocus={props.autoFocus ? '' : undefined}
            className={classes(styles.input, styles.select)}
            value={chosen}
            onChange={(event) => take(event.target.value)}
            onBlur={leave}
          >
            <option value="" disabled={!canClear} hidden={!canClear && chosen !== ''}>
              {canClear ? '--' : placeholder}
            </option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <i className={`pi pi-chevron-down ${styles.chevron}`} aria-hidden="true" />
        </div>
      )}
    </FieldShell>
  )
}
