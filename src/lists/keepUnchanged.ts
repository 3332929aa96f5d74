/** The rows as they stand, the same object for a row that says the same as before, and which ones changed live. */
export type KeptRows<T> = {
  /** The array this was made from. */
  source: readonly T[]
  viewKey: string
  rows: readonly T[]
  /** How often a row changed while it was looked at; a new number restarts its highlight. */
  changes: ReadonlyMap<string, number>
}

export const keepFirst = <T>(source: readonly T[], viewKey: string): KeptRows<T> => ({
  source,
  viewKey,
  rows: source,
  changes: new Map(),
})

/** A listener gives new objects for every row; only those that say something new are drawn again and highlighted. */
export function keepUnchanged<T>(
  kept: KeptRows<T>,
  source: readonly T[],
  viewKey: string,
  idOf: (row: T) => string,
): KeptRows<T> {
  if (kept.viewKey !== viewKey) return keepFirst(source, viewKey)
  const known = new Map(kept.rows.map((row) => [idOf(row), row]))
  const changes = new Map(kept.changes)
  const rows = source.map((row) => {
    const id = idOf(row)
    const before = known.get(id)
    if (before === undefined || before === row) return row
    if (JSON.stringify(before) === JSON.stringify(row)) return before
    changes.set(id, (changes.get(id) ?? 0) + 1)
    return row
  })
  const isSame = rows.length === kept.rows.length && rows.every((row, index) => row === kept.rows[index])
  return { source, viewKey, rows: isSame ? kept.rows : rows, changes }
}
