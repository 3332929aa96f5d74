import type { CursorChoice } from './listAddress'
import type { ListCursor, ListRows } from './listData'

type Asked = {
  cursor: CursorChoice
  /** What the address says is the number of the first row: where the row of the cursor is gone, the page begins there. */
  firstIndex: number
  pageSize: number
}

/** One page of rows that are all in memory, in their order. */
export function pageOfRows<T>(
  rows: readonly T[],
  idOf: (row: T) => string,
  { cursor, firstIndex, pageSize }: Asked,
): ListRows<T> {
  const at = (to: ListCursor | undefined) => (to ? rows.findIndex((row) => idOf(row) === to.id) : -1)
  const after = at(cursor.after)
  const before = at(cursor.before)
  const isPaged = cursor.after !== undefined || cursor.before !== undefined
  const wanted = after >= 0 ? after + 1 : before >= 0 ? before - pageSize : isPaged ? firstIndex - 1 : 0
  const start = Math.max(0, wanted)
  const shown = rows.slice(start, start + pageSize)
  const cursorAt = (row: T | undefined): ListCursor | null =>
    row === undefined ? null : { values: [], id: idOf(row) }
  return {
    rows: shown,
    next: start + shown.length < rows.length ? cursorAt(shown.at(-1)) : null,
    previous: start > 0 ? cursorAt(shown[0]) : null,
    leftOut: 0,
  }
}
