import { Button } from '../Button'
import { classes } from '../classes'
import popover from '../Popover.module.css'
import { usePopover } from '../usePopover'
import { filterWords, type FilterDefinition } from './filter'
import styles from './FilterBar.module.css'
import { FilterPanel } from './FilterPanel'

type Props = {
  definitions: readonly FilterDefinition[]
  values: Readonly<Partial<Record<string, string>>>
  onSet: (id: string, value: string | null) => void
  onClear: () => void
}

/** The conditions that are set, each a chip to change or clear, and the panel that sets them. */
export function FilterBar({ definitions, values, onSet, onClear }: Props) {
  const { isOpen, box, toggle, close } = usePopover()
  const set = definitions.filter(({ id }) => values[id])
  return (
    <div className={styles.bar}>
      <Button
        size="s"
        icon="pi-filter"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={(event) => toggle(event.currentTarget)}
      >
        Filter
      </Button>
      {set.map((definition) => (
        <span key={definition.id} className={styles.chip}>
          <button
            type="button"
            className={styles.word}
            aria-haspopup="dialog"
            onClick={(event) => toggle(event.currentTarget)}
          >
            {definition.label}: <b>{filterWords(definition, values[definition.id] ?? '')}</b>
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
      {isOpen && (
        <FilterPanel
          definitions={definitions}
          values={values}
          box={box}
          className={classes(popover.box, styles.panel)}
          onSet={onSet}
          onClear={set.length > 0 ? onClear : undefined}
          onClose={close}
        />
      )}
    </div>
  )
}
