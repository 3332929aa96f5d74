import { useCallback, useMemo, useState } from 'react'
import { extendRange, nothingChosen, refresh, togglePage, toggleRow, type Chosen } from './selection'

/** What a bulk act works on. */
export type Selection<T> = {
  count: number
  /** Reads page by page when everything that matches is chosen. */
  rows: () => AsyncIterable<T>
  clear: () => void
}

/** The choice ends when other rows are asked for (`viewKey`), and stays while paging. */
export function useSelection<T>(page: readonly T[], rowId: (row: T) => string, viewKey: string) {
  const [held, setHeld] = useState<{ viewKey: string; page: readonly T[]; chosen: Chosen<T> }>(() => ({
    viewKey,
    page,
    chosen: nothingChosen(),
  }))
  if (held.viewKey !== viewKey) setHeld({ viewKey, page, chosen: nothingChosen() })
  else if (held.page !== page) setHeld({ viewKey, page, chosen: refresh(held.chosen, page, rowId) })

  const change = useCallback(
    (step: (chosen: Chosen<T>) => Chosen<T>) => setHeld((now) => ({ ...now, chosen: step(now.chosen) })),
    [],
  )
  const acts = useMemo(
    () => ({
      toggle: (row: T) => change((chosen) => toggleRow(chosen, row, rowId)),
      extend: (rows: readonly T[], from: string, to: string) =>
        change((chosen) => extendRange(chosen, rows, from, to, rowId)),
      togglePage: (rows: readonly T[]) => change((chosen) => togglePage(chosen, rows, rowId)),
      chooseAllMatching: () => change((chosen) => ({ ...chosen, range: null, isAllMatching: true })),
      clear: () => change(() => nothingChosen()),
    }),
    [change, rowId],
  )
  return { chosen: held.chosen, ...acts }
}
