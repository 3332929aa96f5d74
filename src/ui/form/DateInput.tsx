import { useState } from 'react'
import { createPortal } from 'react-dom'
import { readTypedDate, typedDate } from '../civilText'
import { classes } from '../classes'
import { IconButton } from '../IconButton'
import popover from '../Popover.module.css'
import { usePopover } from '../usePopover'
import { DatePanel } from './DatePanel'
import styles from './Field.module.css'

type Props = {
  /** What the day is for: names the calendar, and the field where no label points at it. */
  label: string
  /** A civil date `YYYY-MM-DD`, '' for none, or what was typed and is no date. */
  value: string
  /** `isWhole` once the day was picked, cleared, or typed and left: what has an effect by itself waits for that. */
  onChange: (value: string, isWhole: boolean) => void
  /** Of the input, for a label that points at it. */
  id?: string
  /** Civil dates, inclusive: days outside cannot be picked. */
  min?: string | undefined
  max?: string | undefined
  /** The calendar offers no day at all. */
  canClear?: boolean
  isDisabled?: boolean | undefined
  /** As high as the controls of a toolbar. */
  isSmall?: boolean
  autoFocus?: boolean | undefined
  aria?: { 'aria-invalid'?: true | undefined; 'aria-describedby'?: string | undefined }
  onLeave?: () => void
  inputRef?: (input: HTMLElement | null) => void
}

/** A day typed day first or picked from a calendar: the same on every screen and in every browser. */
export function DateInput({ label, value, onChange, id, min, max, canClear = false, ...rest }: Props) {
  const { isDisabled, isSmall = false, autoFocus, aria, onLeave, inputRef } = rest
  const { isOpen, box, toggle, close } = usePopover('end')
  const [typed, setTyped] = useState<string | null>(null)

  const take = (text: string, isWhole: boolean) => {
    setTyped(isWhole ? null : text)
    onChange(readTypedDate(text) ?? text.trim(), isWhole)
  }

  return (
    <div className={styles.group}>
      <input
        {...aria}
        id={id}
        ref={inputRef}
        aria-label={id === undefined ? label : undefined}
        inputMode="numeric"
        autoComplete="off"
        placeholder="DD/MM/YYYY"
        disabled={isDisabled}
        data-autofocus={autoFocus ? '' : undefined}
        className={classes(styles.input, styles.numeric, isSmall && styles.small)}
        value={typed ?? typedDate(value)}
        onChange={(event) => take(event.target.value, false)}
        onKeyDown={(event) => event.key === 'Enter' && typed !== null && take(typed, true)}
        onBlur={() => {
          if (typed !== null) take(typed, true)
          onLeave?.()
        }}
      />
      <span className={styles.inside}>
        <IconButton
          icon="pi-calendar"
          label={`Pick ${label.toLowerCase()}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          disabled={isDisabled}
          onClick={(event) => toggle(event.currentTarget)}
        />
      </span>
      {isOpen &&
        createPortal(
          <div ref={box} role="dialog" aria-label={label} className={popover.box} style={{ width: 304 }}>
            <DatePanel
              value={value}
              min={min}
              max={max}
              canClear={canClear && value !== ''}
              onPick={(picked) => {
                take(picked, true)
                close()
              }}
            />
          </div>,
          document.body,
        )}
    </div>
  )
}
