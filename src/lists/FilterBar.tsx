import { lazy, Suspense } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/ui/Button'
import { classes } from '@/ui/classes'
import { useFormat } from '@/ui/format/format'
import popover from '@/ui/Popover.module.css'
import { FormSkeleton } from '@/ui/Skeletons'
import { usePopover } from '@/ui/usePopover'
import { filterWords, type FilterDefinition } from './filter'
import styles from './FilterBar.module.css'

const FilterPanel = lazy(() => import('./FilterPanel').then((module) => ({ default: module.FilterPanel })))

type Props = {
  definitions: readonly FilterDefinition[]
  values: Readonly<Partial<Record<string, string>>>
  onOpen: (() => void) | undefined
  onSet: (id: string, value: string | null) => void
  onClear: () => void
}

/** More conditions than this fill a screen from top to bottom in one column. */
const MANY = 6

/** The conditions that are set, each a chip to change or clear, and the panel that sets them. */
export function FilterBar({ definitions, values, onOpen, onSet, onClear }: Props) {
  const format = useFormat()
  const { isOpen, box, toggle, close, place } = usePopover()
  const press = (button: HTMLElement) => {
    onOpen?.()
    toggle(button)
  }
  const set = definitions.filter(({ id }) => values[id])
  return (
    <div className={styles.bar}>
      <Button
        size="s"
        icon="pi-filter"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={(event) => press(event.currentTarget)}
      >
        Filter
      </Button>
      {set.map((definition) => (
        <span key={definition.id} className={styles.chip}>
          <button
            type="button"
            className={styles.word}
            aria-haspopup="dialog"
            onClick={(event) => press(event.currentTarget)}
          >
            {definition.label}: <b>{filterWords(definition, values[definition.id] ?? '', format)}</b>
          </button>
          <button
            type="button"
            className={styles.clear}
            aria-label={`Clear ${definition.label}`}
            onClick={() => onSet(definition.id, null)}
          >
            <i className="pi pi-times" aria-hidden="true" />
          </button>
        </span>
      ))}
      {isOpen &&
        createPortal(
          <div
            ref={box}
            role="dialog"
            aria-label="Filter the list"
            className={classes(popover.box, styles.panel, definitions.length > MANY && styles.many)}
          >
            <Suspense fallback={<FormSkeleton />}>
              <FilterPanel
                definitions={definitions}
                values={values}
                box={box}
                onShow={place}
                onSet={onSet}
                onClear={set.length > 0 ? onClear : undefined}
                onClose={close}
              />
            </Suspense>
          </div>,
          document.body,
        )}
    </div>
  )
}
