/**
 * The new places when a row moves up (-1) or down (1) among `rows`, which stand in their order: of those whose place
 * changes. Rows that shared a place get places of their own.
 */
export function movedRows<T extends { id: string; order: number }>(
  rows: readonly T[],
  id: string,
  by: -1 | 1,
): { id: string; order: number }[] {
  const from = rows.findIndex((row) => row.id === id)
  const [row, other] = [rows[from], rows[from + by]]
  if (row === undefined || other === undefined) return []
  return rows
    .map((each, at) => (at === from ? other : at === from + by ? row : each))
    .flatMap((each, order) => (each.order === order ? [] : [{ id: each.id, order }]))
}
