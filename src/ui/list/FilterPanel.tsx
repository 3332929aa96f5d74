import { useEffect, useId, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../Button'
import { rangeOf, rangeText, type FilterDefinition } from './filter'
import styles from './FilterBar.module.css'

type Props = {
  definitions: readonly FilterDefinition[]
  values: Readonly<Partial<Record<string, string>>>
  box: RefObject<HTMLDivElement | null>
  className: string
  onSet: (id: string, value: string | null) => void
  onClear: (() => void) | undefined
  onClose: () => void
}

/** Every condition of the list in one small panel; each takes effect as it is set. */
export function FilterPanel({ definitions, values, box, className, onSet, onClear, onClose }: Props) {
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('select,input')?.focus({ preventScroll: true })
  }, [box])
  return createPortal(
    <div ref={box} role="dialog" aria-label="Filter the list" className={className}>
      {definitions.map((definition) => (
        <FilterControl
          key={definition.id}
          definition={definition}
          value={values[definition.id] ?? ''}
          onSet={(value) => onSet(definition.id, value || null)}
        />
      ))}
      <div className={styles.foot}>
        <Button size="s" kind="quiet" disabled={!onClear} onClick={onClear}>
          Clear all
        </Button>
        <Button size="s" kind="secondary" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>,
    document.body,
  )
}

type ControlProps = { definition: FilterDefinition; value: string; onSet: (value: string) => void }

function FilterControl({ definition, value, onSet }: ControlProps) {
  const id = useId()
  const { from = '', to = '' } = rangeOf(value)
  switch (definition.kind) {
    case 'flag':
      return (
        <label className={styles.flag}>
          <input
            type="checkbox"
            checked={value !== ''}
            onChange={(event) => onSet(event.target.checked ? '1' : '')}
          />
          {definition.label}
        </label>
      )
    case 'choice':
      return (
        <div className={styles.field}>
          <label htmlFor={id}>{definition.label}</label>
          <select id={id} value={value} onChange={(event) => onSet(event.target.value)}>
            <option value="">Any</option>
            {definition.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      )
    case 'dates':
      return (
        <fieldset className={styles.field}>
          <legend>{definition.label}</legend>
          <div className={styles.pair}>
            <input
              type="date"
              aria-label={`${definition.label} from`}
              value={from}
              max={to || undefined}
              onChange={(event) => onSet(rangeText(event.target.value, to))}
            />
            <span aria-hidden="true">to</span>
            <input
              type="date"
              aria-label={`${definition.label} until`}
              value={to}
              min={from || undefined}
              onChange={(event) => onSet(rangeText(from, event.target.value))}
            />
          </div>
        </fieldset>
      )
    case 'amount':
    case 'text':
      return <TypedFilter definition={definition} value={value} onSet={onSet} />
  }
}

/** Takes effect on Enter and when the field is left: a half-typed amount is no condition. */
function TypedFilter({ definition, value, onSet }: ControlProps) {
  const id = useId()
  const isAmount = definition.kind === 'amount'
  const set = (text: string) => {
    const next = isAmount ? text.replace(/[^\d.]/g, '') : text.trim()
    if (next !== value) onSet(next)
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{isAmount ? `${definition.label} (₹)` : definition.label}</label>
      <input
        key={value}
        id={id}
        defaultValue={value}
        inputMode={isAmount ? 'decimal' : 'text'}
        autoComplete="off"
        onBlur={(event) => set(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && set(event.currentTarget.value)}
      />
    </div>
  )
}
