import { Dropdown } from 'primereact/dropdown'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { classes } from '../classes'

export type SelectOption = { value: string; label: string }

type Props = {
  options: readonly SelectOption[]
  value: string
  onChange: (value: string) => void
  /** Of the control that a label points at. */
  id?: string
  /** Its name where no label points at it. */
  label?: string
  placeholder?: string
  /** Offers a button that leaves it empty. */
  canClear?: boolean
  isDisabled?: boolean
  /** As high as the controls of a toolbar. */
  isSmall?: boolean
  autoFocus?: boolean
  className?: string | undefined
  aria?: {
    'aria-invalid'?: true | undefined
    'aria-required'?: true | undefined
    'aria-describedby'?: string | undefined
  }
  onLeave?: () => void
  /** Takes what can be given the focus. */
  inputRef?: (input: HTMLElement | null) => void
}

/** From here on a list is searched, not read. */
const MANY = 12

/**
 * PrimeReact's dropdown. Its own names and roles are set right in primeOptions.ts; the role of the control is set here,
 * because its `pt` would give it to the text beside it too.
 */
export function Select({ options, value, onChange, id, label, aria, ...rest }: Props) {
  const { placeholder = 'Choose', canClear = false, isDisabled = false, isSmall = false } = rest
  const { autoFocus = false, className, onLeave, inputRef } = rest
  const dropdown = useRef<Dropdown>(null)
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  // '' is an option as any other here, and nothing to PrimeReact.
  const none = options.find((option) => option.value === '')
  const isSearched = options.length > MANY

  useLayoutEffect(() => {
    const input = dropdown.current?.getFocusInput() ?? null
    input?.setAttribute('role', 'combobox')
    if (autoFocus) input?.setAttribute('data-autofocus', '')
    inputRef?.(input)
    return () => inputRef?.(null)
  }, [autoFocus, inputRef])

  // PrimeReact leaves the last label in the control when it is emptied, and a reader would still hear it.
  const chosen = options.find((option) => option.value === value)?.label ?? ''
  useLayoutEffect(() => {
    const input = dropdown.current?.getFocusInput()
    if (input) input.value = chosen
  }, [chosen])

  // The focus stood on an option or in the search, which are gone now.
  const comeBack = () => {
    const active = document.activeElement
    if (active === document.body || isInPanel(active)) dropdown.current?.focus()
  }

  // A closed dropdown keeps Esc to itself, and any keeps Ctrl+Enter: the window around it would neither close nor save.
  const passOn = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, shiftKey } = event
    if (key === 'Escape' ? dropdown.current?.getOverlay() : !ctrlKey && !metaKey) return
    event.stopPropagation()
    const copy = { key, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true }
    const isHeard = !event.currentTarget.parentElement?.dispatchEvent(
      new window.KeyboardEvent('keydown', copy),
    )
    if (isHeard) event.preventDefault()
  }

  // PrimeReact goes on counting from the place of the chosen option in the whole list, and no arrow finds one in the
  // shortened list; ArrowLeft is what makes it count from the first again.
  const letGo = () =>
    dropdown.current
      ?.getOverlay()
      ?.querySelector('.p-dropdown-filter')
      ?.dispatchEvent(new window.KeyboardEvent('keydown', { code: 'ArrowLeft', bubbles: true }))

  return (
    <Dropdown
      ref={dropdown}
      {...aria}
      inputId={id}
      invalid={aria?.['aria-invalid'] ?? false}
      aria-label={label}
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      className={classes(isSmall && 'p-inputtext-sm', className)}
      options={[...options]}
      value={value}
      placeholder={none?.label ?? placeholder}
      filter={isSearched}
      filterDelay={0}
      filterInputAutoFocus
      resetFilterOnHide
      showClear={canClear && value !== ''}
      disabled={isDisabled}
      emptyFilterMessage="Nothing matches"
      emptyMessage="Nothing to choose from"
      pt={{
        root: { onKeyDownCapture: passOn },
        list: { id: listId, 'aria-label': label ?? placeholder },
        clearIcon: { role: 'button', 'aria-label': 'Clear' },
      }}
      onFilter={letGo}
      onShow={() => setOpen(true)}
      onHide={() => {
        setOpen(false)
        comeBack()
      }}
      onChange={(event) => {
        onChange(typeof event.value === 'string' ? event.value : '')
        if (event.value === undefined) dropdown.current?.focus()
      }}
      onBlur={() => !isInPanel(document.activeElement) && onLeave?.()}
    />
  )
}

const isInPanel = (element: Element | null) => Boolean(element?.closest('.p-dropdown-panel'))
