import type { FirstUse } from './ListBody'

type Counted<Tab extends string> = { id: Tab; label: string; count?: number | undefined }

/** Two ways on stand under an empty list; whoever is elsewhere yet is in the tabs above it. */
const MOST_ACTS = 2

/** The tab that holds what the others hold, once more. */
const ALL = 'all'

/**
 * What an empty first tab says while rows stand under others: nothing was "never added", and where the rest is, is a press away.
 * Null where no tab has any.
 */
export function elsewhere<Tab extends string>(
  plural: string,
  tabs: readonly Counted<Tab>[],
  open: (tab: Tab) => void,
): FirstUse | null {
  const [first, ...others] = tabs
  const found = others.filter(({ id, count = 0 }) => id !== ALL && count > 0)
  if (first?.count !== 0 || found.length === 0) return null
  const places = found.map(({ label, count = 0 }) => `${count} ${count === 1 ? 'is' : 'are'} under ${label}`)
  const [act, secondAct] = found
    .slice(0, MOST_ACTS)
    .map(({ id, label }) => ({ label: `See ${label}`, run: () => open(id) }))
  return {
    text: `No ${plural} here. ${places.join(', ')}.`,
    ...(act && { act }),
    ...(secondAct && { secondAct }),
  }
}
