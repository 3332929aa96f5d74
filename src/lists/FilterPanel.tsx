import { useId, useLayoutEffect, type RefObject } from 'react'
import { Button } from '@/ui/Button'
import { readTypedDate } from '@/ui/civilText'
import { DateInput } from '@/ui/form/DateInput'
import { Select } from '@/ui/form/Select'
import { currencySign, useFormat } from '@/ui/format/format'
import { useLatest } from '@/ui/useLatest'
import { rangeOf, rangeText, type FilterDefinition } from './filter'
import styles from './FilterBar.module.css'

type Props = {
  definitions: readonly FilterDefinition[]
  values: Readonly<Partial<Record<string, string>>>
  box: RefObject<HTMLDivElement | null>
  /** Its size is known now. */
  onShow: () => void
  onSet: (id: string, value: string | null) => void
  onClear: (() => void) | undefined
  onClose: () => void
}

/** Every condition of the list in one small panel; each takes effect as it is set. */
export function FilterPanel({ definitions, values, box, onShow, onSet, onClear, onClose }: Props) {
  const show = useLatest(onShow)
  useLayoutEffect(() => {
    show.current()
    box.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true })
  }, [box, show])
  return (
    <>
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
    </>
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
          <Select
            isSmall
            id={id}
            options={[{ value: '', label: 'Any' }, ...definition.options]}
            value={value}
            onChange={onSet}
          />
        </div>
      )
    case 'dates':
      return (
        <fieldset className={styles.field}>
          <legend>{definition.label}</legend>
          <div className={styles.pair}>
            <DateInput
              isSmall
              canClear
              label={`${definition.label} from`}
              value={from}
              max={to || undefined}
              onChange={(day, isWhole) => isWhole && isDay(day) && onSet(rangeText(day, to))}
            />
            <span aria-hidden="true">to</span>
            <DateInput
              isSmall
              canClear
              label={`${definition.label} until`}
              value={to}
              min={from || undefined}
              onChange={(day, isWhole) => isWhole && isDay(day) && onSet(rangeText(from, day))}
            />
          </div>
        </fieldset>
      )
    case 'amount':
    case 'text':
      return <TypedFilter definition={definition} value={value} onSet={onSet} />
  }
}

/** Or none at all; what is neither is no condition, and the field goes back to the one that is set. */
const isDay = (typed: string) => typed === '' || readTypedDate(typed) === typed

/** Takes effect on Enter and when the field is left: a half-typed amount is no condition. */
function TypedFilter({ definition, value, onSet }: ControlProps) {
  const id = useId()
  const format = useFormat()
  const isAmount = definition.kind === 'amount'
  const set = (text: string) => {
    const next = isAmount ? text.replace(/[^\d.]/g, '') : text.trim()
    if (next !== value) onSet(next)
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {isAmount ? `${definition.label} (${currencySign(format)})` : definition.label}
      </label>
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
