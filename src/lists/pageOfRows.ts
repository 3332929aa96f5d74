import type { CursorChoice } from './listAddress'
import type { ListRows } from './listData'

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
  const { after } = cursor
  const at = after ? rows.findIndex((row) => idOf(row) === after.id) : -1
  const start = at >= 0 ? at + 1 : after ? firstIndex - 1 : 0
  const shown = rows.slice(start, start + pageSize)
  const last = shown.at(-1)
  const hasNext = last !== undefined && start + shown.length < rows.length
  return { rows: shown, next: hasNext ? { values: [], id: idOf(last) } : null, leftOut: 0 }
}
