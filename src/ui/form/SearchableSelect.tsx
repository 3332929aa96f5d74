import { Dropdown } from 'primereact/dropdown'
import { useRef } from 'react'
import type { SelectOption } from './SelectField'

type Props = {
  id: string
  aria: { 'aria-invalid'?: boolean | undefined; 'aria-describedby'?: string | undefined }
  options: readonly SelectOption[]
  value: string
  placeholder: string
  canClear: boolean
  isDisabled: boolean
  onTake: (value: string) => void
  onLeave: () => void
}

/** PrimeReact's dropdown with its search; its missing names are given in primeOptions.ts. */
export function SearchableSelect({
  id,
  aria,
  options,
  value,
  placeholder,
  canClear,
  isDisabled,
  onTake,
  onLeave,
}: Props) {
  const dropdown = useRef<Dropdown>(null)
  // Esc in the search box would leave the focus nowhere.
  const comeBack = () => {
    const active = document.activeElement
    if (active === document.body || active?.closest('.p-dropdown-panel')) dropdown.current?.focus()
  }
  return (
    <Dropdown
      ref={dropdown}
      onHide={comeBack}
      inputId={id}
      invalid={aria['aria-invalid'] ?? false}
      aria-describedby={aria['aria-describedby']}
      options={[...options]}
      value={value || null}
      placeholder={placeholder}
      filter
      filterInputAutoFocus
      resetFilterOnHide
      showClear={canClear && value !== ''}
      disabled={isDisabled}
      emptyFilterMessage="Nothing matches"
      style={{ width: '100%' }}
      onChange={(event) => onTake(typeof event.value === 'string' ? event.value : '')}
      onBlur={onLeave}
    />
  )
}
