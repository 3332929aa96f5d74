import { createPortal } from 'react-dom'
import { Button } from '@/ui/Button'
import { classes } from '@/ui/classes'
import { IconButton } from '@/ui/IconButton'
import popover from '@/ui/Popover.module.css'
import { usePopover } from '@/ui/usePopover'
import styles from './ColumnChooser.module.css'
import type { ListMemory } from './useListMemory'

type Choosable = { id: string; header: string; isOptional?: boolean }

/** Shown unless it is optional, or as the person chose. The first column always stands. */
export const isColumnShown = (column: Choosable, choices: Readonly<Record<string, boolean>>): boolean =>
  choices[column.id] ?? !column.isOptional

type Props = { columns: readonly Choosable[]; memory: ListMemory }

export function ColumnChooser({ columns, memory }: Props) {
  const { isOpen, box, toggle } = usePopover('end')
  return (
    <>
      <IconButton
        icon="pi-sliders-h"
        label="Choose columns"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={(event) => toggle(event.currentTarget)}
      />
      {isOpen &&
        createPortal(
          <div ref={box} role="dialog" aria-label="Columns" className={classes(popover.box, styles.panel)}>
            {columns.slice(1).map((column) => (
              <label key={column.id} className={styles.row}>
                <input
                  type="checkbox"
                  checked={isColumnShown(column, memory.columnChoices)}
                  onChange={(event) => memory.chooseColumn(column.id, event.target.checked)}
                />
                {column.header}
              </label>
            ))}
            <Button size="s" kind="quiet" onClick={memory.resetColumns}>
              Back to the usual columns
            </Button>
          </div>,
          document.body,
        )}
    </>
  )
}
