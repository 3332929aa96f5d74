import type { Cursor, Unsubscribe } from './documentStore'
import { pageOf, type ListedAnywhere, type TypedCollection } from './collection'
import type { LiveQuery, PageOf } from './live'

/** As many as the rules let one listener ask for, one more asked for. */
const LISTENED = 99

/** A page of the list with a listener of its own; `page` null: not told yet. */
type Part<T> = { place: Cursor | null; page: PageOf<T> | null; pending: boolean; stop: Unsubscribe }

const isSamePlace = (one: Cursor | null, other: Cursor): boolean =>
  one !== null && one.id === other.id && JSON.stringify(one.values) === JSON.stringify(other.values)

/**
 * Every row of a list that a centre has few of, as one page and live to its end: where one listener does not reach that far, another
 * goes on after it. `order` is how they stand before anybody sorts them; of more than `most` no more are read.
 */
export function wholeList<T>(
  records: TypedCollection<T>,
  listed: ListedAnywhere,
  order?: (one: T, other: T) => number,
  most = Infinity,
): LiveQuery<PageOf<T>> {
  const partAt = (place: Cursor | null) =>
    records.page(pageOf(listed, { pageSize: LISTENED, ...(place !== null && { after: place }) }))
  const inOrder = (rows: T[]) => (order ? [...rows].sort(order) : rows)
  return {
    key: `whole ${String(most)} ${partAt(null).key}`,
    watch(watcher) {
      const parts: Part<T>[] = []
      const endFrom = (at: number) => parts.splice(at).forEach((part) => part.stop())

      function begin(place: Cursor | null) {
        const part: Part<T> = { place, page: null, pending: false, stop: () => undefined }
        parts.push(part)
        part.stop = partAt(place).watch({
          next(page, pending) {
            Object.assign(part, { page, pending })
            goOn(parts.indexOf(part), page)
          },
          failed: (error) => watcher.failed(error),
        })
      }

      /** Sees to what follows a page: it begins where that one ends by now. Once all pages are there the list is told. */
      function goOn(at: number, { next }: PageOf<T>) {
        const before = parts.slice(0, at + 1).reduce((sum, { page }) => sum + (page?.rows.length ?? 0), 0)
        const following = parts[at + 1]
        if (next === null || before >= most) endFrom(at + 1)
        else if (following === undefined || !isSamePlace(following.place, next)) {
          endFrom(at + 1)
          begin(next)
        }
        const pages = parts.flatMap(({ page }) => page ?? [])
        if (pages.length < parts.length) return
        const rows = pages.flatMap((page) => page.rows).slice(0, most)
        const leftOut = pages.reduce((sum, page) => sum + page.leftOut, 0)
        watcher.next(
          { rows: inOrder(rows), next: null, previous: null, leftOut },
          parts.some(({ pending }) => pending),
        )
      }

      begin(null)
      return () => endFrom(0)
    },
  }
}
