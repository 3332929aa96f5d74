import { useEffect, useRef } from 'react'
import { classes } from '@/ui/classes'
import type { Column } from './column'
import styles from './EntityTable.module.css'
import type { ListSort } from './listAddress'

type Props<T> = {
  columns: readonly Column<T>[]
  sort: ListSort | undefined
  onSort: ((by: string) => void) | undefined
  /** Absent when rows cannot be selected. */
  pageChoice: 'none' | 'some' | 'all' | undefined
  onTogglePage: () => void
  hasActions: boolean
}

export function TableHead<T>({ columns, sort, onSort, pageChoice, onTogglePage, hasActions }: Props<T>) {
  return (
    <thead className={styles.head}>
      <tr>
        {pageChoice && (
          <th scope="col" className={styles.select}>
            <PageCheckbox choice={pageChoice} onToggle={onTogglePage} />
          </th>
        )}
        {columns.map((column, index) => {
          const isSorted = column.sort !== undefined && sort?.by === column.sort
          const direction = isSorted ? (sort.direction === 'asc' ? 'ascending' : 'descending') : undefined
          return (
            <th
              key={column.id}
              scope="col"
              className={classes(index === 0 && styles.first, column.align === 'end' && styles.end)}
              aria-sort={direction}
            >
              {column.sort !== undefined && onSort ? (
                <SortButton column={column} direction={direction} onSort={onSort} />
              ) : (
                column.header
              )}
            </th>
          )
        })}
        {hasActions && (
          <th scope="col" className={styles.menu}>
            <span className="visually-hidden">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

type SortProps<T> = {
  column: Column<T>
  direction: 'ascending' | 'descending' | undefined
  onSort: (by: string) => void
}

function SortButton<T>({ column, direction, onSort }: SortProps<T>) {
  const icon =
    direction === 'ascending' ? 'pi-arrow-up' : direction === 'descending' ? 'pi-arrow-down' : 'pi-sort-alt'
  return (
    <button
      type="button"
      className={styles.sort}
      onClick={() => column.sort !== undefined && onSort(column.sort)}
    >
      {column.header}
      <i className={classes('pi', icon, !direction && styles.unsorted)} aria-hidden="true" />
    </button>
  )
}

function PageCheckbox({ choice, onToggle }: { choice: 'none' | 'some' | 'all'; onToggle: () => void }) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = choice === 'some'
  }, [choice])
  return (
    <input
      ref={box}
      type="checkbox"
      checked={choice === 'all'}
      onChange={onToggle}
      aria-label="Select all rows of this page"
    />
  )
}
