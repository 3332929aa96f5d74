import { startTransition, useEffect, useState } from 'react'

/** What a table keeps beside what is in view, so that the last row it draws at once never is. */
const MORE = 2

/**
 * Milliseconds until the rest follows. Between two letters of a quick typist pass some 120, and each asks for another view: what
 * was drawn out of sight for the one before would be in the way of the next.
 */
const REST_MS = 150

/**
 * How many rows of a view are drawn at once: what may be in view, and everything a moment later. A list of fifty stands in half the
 * time after a tab, a filter, an order or a letter. `height`: so many pixels of rows are in view at most.
 */
export function useFirstInView(viewKey: string, count: number, rowHeight: number, height: number): number {
  const [whole, setWhole] = useState<string | null>(null)
  useEffect(() => {
    const timer = window.setTimeout(() => startTransition(() => setWhole(viewKey)), REST_MS)
    return () => window.clearTimeout(timer)
  }, [viewKey])
  return whole === viewKey ? count : Math.min(count, Math.max(0, Math.ceil(height / rowHeight)) + MORE)
}
