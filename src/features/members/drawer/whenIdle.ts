/** Where a browser can't say that it has nothing to do, milliseconds. */
const LATER_MS = 600

/** Runs what may wait once the page has nothing else to do; answers with what calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(work, LATER_MS)
    return () => window.clearTimeout(timer)
  }
  const asked = window.requestIdleCallback(work)
  return () => window.cancelIdleCallback(asked)
}
