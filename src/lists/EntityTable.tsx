import { memo, useCallback, useImperativeHandle, useMemo, useState, type MouseEvent, type Ref } from 'react'
import { MenuBox, type MenuAction } from '@/ui/Menu'
import { usePopover } from '@/ui/usePopover'
import { DEFAULT_WIDTH, type Column } from './column'
import styles from './EntityTable.module.css'
import { keepFirst, keepUnchanged } from './keepUnchanged'
import type { ListSort } from './listAddress'
import { TableHead } from './TableHead'
import { TableRow } from './TableRow'
import type { Density } from './useListMemory'
import { rowIdAt, useRowKeys } from './useRowKeys'
import { useFirstInView } from './useFirstInView'
import { useWindowed } from './useWindowed'

export type RowAction = MenuAction

export type TableSelection<T> = {
  ids: ReadonlySet<string>
  toggle: (row: T) => void
  extend: (rows: readonly T[], from: string, to: string) => void
  togglePage: (rows: readonly T[]) => void
}

export type TableHandle = { focusRow: (id: string) => void; currentId: () => string }

type Props<T> = {
  /** What the table holds, for a reader: "Active members". */
  label: string
  columns: readonly Column<T>[]
  rows: readonly T[]
  /** What the footer adds up, where it is more than the rows shown. */
  summed?: readonly T[] | undefined
  rowId: (row: T) => string
  rowName: (row: T) => string
  /** Rows are compared with what stood before only within one view. */
  viewKey?: string
  onOpen?: ((id: string) => void) | undefined
  openId?: string
  sort?: ListSort | undefined
  onSort?: ((by: string) => void) | undefined
  selection?: TableSelection<T> | undefined
  rowActions?: ((row: T) => readonly RowAction[]) | undefined
  density?: Density
  /** Other rows are on their way. */
  isBusy?: boolean
  handle?: Ref<TableHandle>
}

const ROW_HEIGHT = { comfortable: 44, compact: 36 } as const

/** Pixels of the window above the rows of every list at least: the bar, title and toolbar, and the headers. */
const ABOVE_ROWS = 240

/**
 * The table of every list. A native table, because PrimeReact's DataTable draws every row again on any change and
 * alone takes a quarter of the screen's budget (ENGINEERING 1.2, 1.5). On a phone each row is a card.
 */
function Table<T>(props: Props<T>) {
  const {
    label,
    columns,
    rows: source,
    rowId,
    rowName,
    viewKey = '',
    onOpen,
    openId = '',
    sort,
    onSort,
  } = props
  const { selection, rowActions, density = 'comfortable', isBusy = false, handle } = props

  const [kept, setKept] = useState(() => keepFirst(source, viewKey))
  if (kept.source !== source || kept.viewKey !== viewKey) setKept(keepUnchanged(kept, source, viewKey, rowId))
  const { rows, changes } = kept

  const rowHeight = ROW_HEIGHT[density]
  // Rows of the view before stay, marked busy, until those of the new one have come.
  const [come, setCome] = useState({ source, viewKey })
  if (come.source !== source) setCome({ source, viewKey })
  const { start, end, before, after, scroller, follow } = useWindowed({
    ...{ rowHeight, count: rows.length },
    viewKey: come.viewKey,
  })
  const ids = useMemo(() => rows.map(rowId), [rows, rowId])
  const rowOf = useCallback((id: string) => rows[ids.indexOf(id)], [rows, ids])
  const menu = usePopover('end')
  const [menuRow, setMenuRow] = useState('')
  const toggle = (id: string) => {
    const row = rowOf(id)
    if (row !== undefined) selection?.toggle(row)
  }
  const extend = (from: string, to: string) => selection?.extend(rows, from, to)
  const { current, setCurrent, focusRow, hearKey, hearFocus } = useRowKeys({
    ids,
    table: scroller,
    isSelectable: selection !== undefined,
    onToggle: toggle,
    onExtend: extend,
  })
  useImperativeHandle(handle, () => ({ focusRow, currentId: () => current }), [focusRow, current])
  const drawn = useFirstInView(come.viewKey, end - start, rowHeight, window.innerHeight - ABOVE_ROWS)
  // What is not drawn yet keeps its place, or the page would jump for whoever had scrolled.
  const pending = (end - start - drawn) * rowHeight

  const hearPress = (event: MouseEvent) => {
    const id = rowIdAt(event.target)
    if (id === undefined || !(event.target instanceof Element)) return
    setCurrent(id)
    const button = event.target.closest<HTMLElement>('[data-menu]')
    if (button) {
      setMenuRow(id)
      menu.toggle(button)
    } else if (event.target.closest('[data-select]')) {
      if (event.shiftKey) extend(current, id)
      else toggle(id)
    } else if (onOpen && isPlain(event) && !event.target.closest('button,input,label,a:not([data-link])')) {
      event.preventDefault()
      onOpen(id)
    }
  }

  const menuRecord = menu.isOpen ? rowOf(menuRow) : undefined
  const hasActions = rowActions !== undefined
  const chosenHere = selection ? ids.filter((id) => selection.ids.has(id)).length : 0
  const pageChoice = chosenHere === 0 ? 'none' : chosenHere === ids.length ? 'all' : 'some'
  const width = columns.reduce((sum, column) => sum + (column.width ?? DEFAULT_WIDTH), hasActions ? 52 : 0)

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears for its rows' links, boxes and buttons
    <div
      ref={scroller}
      className={styles.scroller}
      data-density={density}
      onClick={hearPress}
      onKeyDown={hearKey}
      onFocus={hearFocus}
      onScroll={follow}
    >
      <table
        className={styles.table}
        style={{ minWidth: width, marginBottom: pending }}
        aria-label={label}
        aria-busy={isBusy || undefined}
      >
        <colgroup>
          {selection && <col style={{ width: 44 }} />}
          {columns.map((column) => (
            <col key={column.id} style={{ width: column.width ?? DEFAULT_WIDTH }} />
          ))}
          {hasActions && <col style={{ width: 52 }} />}
        </colgroup>
        <TableHead
          columns={columns}
          sort={sort}
          onSort={onSort}
          pageChoice={selection && pageChoice}
          onTogglePage={() => selection?.togglePage(rows)}
          hasActions={hasActions}
        />
        <tbody>
          {before > 0 && <tr aria-hidden="true" style={{ height: before }} />}
          {rows.slice(start, start + drawn).map((row) => {
            const id = rowId(row)
            return (
              <TableRow
                key={id}
                row={row}
                id={id}
                name={rowName(row)}
                columns={columns}
                isSelectable={selection !== undefined}
                isSelected={selection?.ids.has(id) ?? false}
                isCurrent={id === current}
                isOpen={id === openId}
                canOpen={onOpen !== undefined}
                hasActions={hasActions}
                changes={changes.get(id) ?? 0}
              />
            )
          })}
          {after > 0 && <tr aria-hidden="true" style={{ height: after }} />}
        </tbody>
        <Sums
          columns={columns}
          rows={props.summed ?? rows}
          label={props.summed ? 'All' : 'This page'}
          isSelectable={selection !== undefined}
          hasActions={hasActions}
        />
      </table>
      {menuRecord !== undefined && rowActions && (
        <MenuBox
          label={`Actions for ${rowName(menuRecord)}`}
          items={rowActions(menuRecord)}
          box={menu.box}
          close={menu.close}
        />
      )}
    </div>
  )
}

export const EntityTable = memo(Table) as typeof Table

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !hasSelectedText()

/** Marking text in a row is not a press on it. */
const hasSelectedText = () => (window.getSelection()?.toString() ?? '') !== ''

type SumProps<T> = {
  columns: readonly Column<T>[]
  rows: readonly T[]
  label: string
  isSelectable: boolean
  hasActions: boolean
}

/** Adds up every row that matches, ten thousand of them: not again because a row is opened. */
function SumRow<T>({ columns, rows, label, isSelectable, hasActions }: SumProps<T>) {
  if (rows.length === 0 || !columns.some((column) => column.sum)) return null
  return (
    <tfoot className={styles.foot}>
      <tr>
        {isSelectable && <td className={styles.select} />}
        {columns.map((column, index) => (
          <td
            key={column.id}
            className={index === 0 ? styles.first : column.align === 'end' ? styles.end : undefined}
            data-label={column.header}
            data-phone={index === 0 || column.sum ? undefined : 'hidden'}
          >
            {index === 0 ? label : column.sum && <span className={styles.sum}>{column.sum(rows)}</span>}
          </td>
        ))}
        {hasActions && <td />}
      </tr>
    </tfoot>
  )
}

const Sums = memo(SumRow) as typeof SumRow
