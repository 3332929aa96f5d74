import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { FieldValues } from 'react-hook-form'
import { readTypedDate, typedDate } from '../civilText'
import { classes } from '../classes'
import { IconButton } from '../IconButton'
import popover from '../Popover.module.css'
import { usePopover } from '../usePopover'
import { DatePanel } from './DatePanel'
import styles from './Field.module.css'
import { FieldShell } from './FieldShell'
import { textOf, useField, type FieldProps } from './useField'

type Props<V extends FieldValues> = FieldProps<V> & {
  /** Civil dates, inclusive: days outside cannot be picked. */
  min?: string | undefined
  max?: string | undefined
}

/**
 * Typed day first or picked. The value is a civil date `YYYY-MM-DD` or null; what is no date stays in the field as it
 * was typed, and the schema says so.
 */
export function DateField<V extends FieldValues = FieldValues>(props: Props<V>) {
  const { id, parts, aria, value, change, leave, ref } = useField(props)
  const { isOpen, box, toggle, close } = usePopover('end')
  const civil = textOf(value)
  const [typed, setTyped] = useState<string | null>(null)

  const take = (text: string) => {
    setTyped(text)
    change(text.trim() === '' ? null : (readTypedDate(text) ?? text))
  }

  return (
    <FieldShell
      parts={parts}
      label={props.label}
      isRequired={props.isRequired}
      hint={props.hint}
      note={props.note}
    >
      <div className={styles.group}>
        <input
          {...aria}
          id={id}
          ref={ref}
          inputMode="numeric"
          autoComplete="off"
          placeholder="DD/MM/YYYY"
          disabled={props.isDisabled}
          data-autofocus={props.autoFocus ? '' : undefined}
          className={classes(styles.input, styles.numeric)}
          value={typed ?? typedDate(civil)}
          onChange={(event) => take(event.target.value)}
          onBlur={() => {
            setTyped(null)
            leave()
          }}
        />
        <span className={styles.inside}>
          <IconButton
            icon="pi-calendar"
            label={`Pick ${props.label.toLowerCase()}`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            disabled={props.isDisabled}
            onClick={(event) => toggle(event.currentTarget)}
          />
        </span>
      </div>
      {isOpen &&
        createPortal(
          <div
            ref={box}
            role="dialog"
            aria-label={props.label}
            className={popover.box}
            style={{ width: 304 }}
          >
            <DatePanel
              value={civil}
              min={props.min}
              max={props.max}
              onPick={(picked) => {
                setTyped(null)
                change(picked)
                close()
              }}
            />
          </div>,
          document.body,
        )}
    </FieldShell>
  )
}
