import { memo } from 'react'
import { classes } from '@/ui/classes'
import type { Column } from './column'
import styles from './EntityTable.module.css'

type Props<T> = {
  row: T
  id: string
  name: string
  columns: readonly Column<T>[]
  isSelectable: boolean
  isSelected: boolean
  /** Has the one tab stop of the body. */
  isCurrent: boolean
  isOpen: boolean
  canOpen: boolean
  hasActions: boolean
  changes: number
}

/**
 * One row, drawn again only when something of it changes: it carries no handlers, the table hears for all rows. Its
 * first cell is a link, so that a reader hears the name, Enter opens it and Ctrl+click opens a tab.
 */
function Row<T>({
  row,
  id,
  name,
  columns,
  isSelectable,
  isSelected,
  isCurrent,
  isOpen,
  canOpen,
  hasActions,
  changes,
}: Props<T>) {
  const tabIndex = isCurrent ? 0 : -1
  return (
    <tr
      data-row={id}
      className={classes(styles.row, isSelected && styles.selected, isOpen && styles.open)}
      data-changed={changes === 0 ? undefined : changes % 2 === 1 ? 'odd' : 'even'}
    >
      {isSelectable && (
        <td className={styles.select}>
          <input
            type="checkbox"
            data-select=""
            checked={isSelected}
            readOnly
            tabIndex={tabIndex}
            aria-label={`Select ${name}`}
          />
        </td>
      )}
      {columns.map((column, index) =>
        index === 0 ? (
          <td key={column.id} className={styles.first}>
            {canOpen ? (
              <a
                href={`?id=${encodeURIComponent(id)}`}
                data-link=""
                tabIndex={tabIndex}
                className={styles.link}
              >
                <span className={styles.linkText}>{column.cell(row)}</span>
              </a>
            ) : (
              <span data-link="" tabIndex={isSelectable ? tabIndex : undefined} className={styles.link}>
                <span className={styles.linkText}>{column.cell(row)}</span>
              </span>
            )}
          </td>
        ) : (
          <td
            key={column.id}
            className={classes(column.align === 'end' && styles.end)}
            data-label={column.header}
            data-phone={column.onPhone ?? 'line'}
          >
            {column.cell(row)}
          </td>
        ),
      )}
      {hasActions && (
        <td className={styles.menu}>
          <button
            type="button"
            data-menu=""
            tabIndex={tabIndex}
            className={styles.menuButton}
            aria-label={`Actions for ${name}`}
            aria-haspopup="menu"
          >
            <i className="pi pi-ellipsis-h" aria-hidden="true" />
          </button>
        </td>
      )}
    </tr>
  )
}

export const TableRow = memo(Row) as typeof Row
