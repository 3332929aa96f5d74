/** What is chosen, across pages: the rows themselves, so that an act needs no second read. */
export type Chosen<T> = {
  rows: ReadonlyMap<string, T>
  /** Where a range began, and what was chosen besides it. */
  range: { anchor: string; besides: ReadonlyMap<string, T> } | null
  /** Everything the filter matches, also what was never loaded. */
  isAllMatching: boolean
}

export const nothingChosen = <T>(): Chosen<T> => ({ rows: new Map(), range: null, isAllMatching: false })

type IdOf<T> = (row: T) => string

/** One row in or out; it is where the next range begins. */
export function toggleRow<T>(chosen: Chosen<T>, row: T, idOf: IdOf<T>): Chosen<T> {
  const id = idOf(row)
  const rows = new Map(chosen.rows)
  if (!rows.delete(id)) rows.set(id, row)
  return { rows, range: { anchor: id, besides: without(rows, id) }, isAllMatching: false }
}

/** From the anchor (or `from` when there is none) to `to`, both included; growing and shrinking as it goes. */
export function extendRange<T>(
  chosen: Chosen<T>,
  page: readonly T[],
  from: string,
  to: string,
  idOf: IdOf<T>,
): Chosen<T> {
  const range = chosen.range ?? { anchor: from, besides: without(chosen.rows, from) }
  const ends = [range.anchor, to].map((id) => page.findIndex((row) => idOf(row) === id))
  const [first, last] = [Math.min(...ends), Math.max(...ends)]
  if (first < 0) return chosen
  const rows = new Map(range.besides)
  for (const row of page.slice(first, last + 1)) rows.set(idOf(row), row)
  return { rows, range, isAllMatching: false }
}

/** All rows of the page, or none of them when all were chosen. */
export function togglePage<T>(chosen: Chosen<T>, page: readonly T[], idOf: IdOf<T>): Chosen<T> {
  const rows = new Map(chosen.rows)
  const isWhole = page.every((row) => rows.has(idOf(row)))
  for (const row of page) {
    if (isWhole) rows.delete(idOf(row))
    else rows.set(idOf(row), row)
  }
  return { rows, range: null, isAllMatching: false }
}

/** Live rows replace the chosen ones they stand for; what else was chosen stays. */
export function refresh<T>(chosen: Chosen<T>, page: readonly T[], idOf: IdOf<T>): Chosen<T> {
  const stale = page.filter((row) => chosen.rows.has(idOf(row)) && chosen.rows.get(idOf(row)) !== row)
  if (stale.length === 0) return chosen
  const rows = new Map(chosen.rows)
  for (const row of stale) rows.set(idOf(row), row)
  return { ...chosen, rows }
}

function without<T>(rows: ReadonlyMap<string, T>, id: string): ReadonlyMap<string, T> {
  const rest = new Map(rows)
  rest.delete(id)
  return rest
}
