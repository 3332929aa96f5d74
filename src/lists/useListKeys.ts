import { useMemo, type RefObject } from 'react'
import type { KeyBinding } from '@/ui/keys/keyBindings'
import { useKeys } from '@/ui/keys/useKeys'
import type { RowAction, TableHandle } from './EntityTable'
import { rowIdAt } from './useRowKeys'

type Options<T> = {
  table: RefObject<TableHandle | null>
  rows: readonly T[]
  rowId: (row: T) => string
  rowActions: ((row: T) => readonly RowAction[]) | undefined
  onCreate: (() => void) | undefined
  onEdit: ((id: string) => void) | undefined
  onOpen: ((id: string) => void) | undefined
  onClear: (() => void) | undefined
  isSelectable: boolean
}

/** The list's keys (PRODUCT 3). Enter, Space and Shift+arrows belong to the row that has the focus; see useRowKeys. */
export function useListKeys<T>({
  table,
  rows,
  rowId,
  rowActions,
  onCreate,
  onEdit,
  onOpen,
  onClear,
  isSelectable,
}: Options<T>) {
  // An act on a row takes the row that is looked at, never one that only would be next.
  const focusedId = () => rowIdAt(document.activeElement) ?? ''
  const step = (by: 1 | -1) => {
    const ids = rows.map(rowId)
    const at = ids.indexOf(table.current?.currentId() ?? '')
    const id = focusedId() ? ids[at + by] : ids[Math.max(at, 0)]
    if (id !== undefined) table.current?.focusRow(id)
  }

  const bindings: KeyBinding[] = [
    { keys: 'j', label: 'Next row', run: () => step(1) },
    { keys: 'k', label: 'Previous row', run: () => step(-1) },
    { keys: 'down', label: 'To the rows', run: () => step(1) },
  ]
  if (onCreate) bindings.push({ keys: 'n', label: 'New', run: onCreate })
  if (onEdit)
    bindings.push({ keys: 'e', label: 'Edit the row', run: () => focusedId() && onEdit(focusedId()) })
  if (onClear) bindings.push({ keys: 'esc', label: 'Clear the selection', run: onClear })
  useKeys('List', bindings)

  const rowKeys: KeyBinding[] = []
  if (onOpen) rowKeys.push({ keys: 'enter', label: 'Open' })
  if (isSelectable)
    rowKeys.push({ keys: 'space', label: 'Select' }, { keys: 'shift+down', label: 'Select a range' })
  useKeys('Row', [...rowKeys, ...useRowActionKeys(rows, rowId, rowActions, focusedId)])
}

function useRowActionKeys<T>(
  rows: readonly T[],
  rowId: (row: T) => string,
  rowActions: ((row: T) => readonly RowAction[]) | undefined,
  focusedId: () => string,
): KeyBinding[] {
  const offered = useMemo(() => {
    const labels = new Map<string, string>()
    for (const row of rows)
      for (const { key, label } of rowActions?.(row) ?? []) if (key) labels.set(key.toLowerCase(), label)
    return [...labels]
  }, [rows, rowActions])
  return offered.map(([key, label]) => ({
    keys: key,
    label,
    run: () => {
      const row = rows.find((candidate) => rowId(candidate) === focusedId())
      const action = row && rowActions?.(row).find((candidate) => candidate.key?.toLowerCase() === key)
      if (action && !action.isDisabled) action.run()
    },
  }))
}
