import { AppError } from '@/domain/shared/appError'
import type { Cursor, Unsubscribe } from './documentStore'
import { pageOf, type ListedAnywhere, type Placed, type TypedCollection } from './collection'
import type { LiveQuery, PageOf } from './live'
import { comparePlaces } from './orderOf'

/** As many as the rules let one listener ask for. */
const LISTENED = 100
/** After so many of them the next listener begins: a row that comes pushes none out of sight. */
const TAKEN = 90
/** Where a stretch has filled up all the same, half of it is a stretch of its own. */
const HALF = 50
/** After so long a stretch that has no line is begun anew. */
const AGAIN_MS = 5000

/** A stretch of the list with a listener of its own; `rows` null: not told yet. */
type Part<T> = { after: Cursor | null; rows: Placed<T>[] | null; pending: boolean; stop: Unsubscribe }

/**
 * Every row of a list that a centre has few of, as one page and live to its end: where one listener does not reach that far, another
 * goes on after it. Each hears of some rows more than are its own, and the next one keeps its place whatever comes and goes before it, so
 * that a change is told by one listener and no page is asked for anew. `order` is how they stand before anybody sorts them; of more
 * than `most` no more are read.
 */
export function wholeList<T>(
  records: TypedCollection<T>,
  listed: ListedAnywhere,
  order?: (one: T, other: T) => number,
  most = Infinity,
): LiveQuery<PageOf<T>> {
  const partAt = (after: Cursor | null) =>
    records.placed(pageOf(listed, { pageSize: LISTENED - 1, ...(after !== null && { after }) }))
  const compared = (one: Cursor, other: Cursor) => comparePlaces(one, other, listed.orderBy)
  return {
    key: `whole ${String(most)} ${partAt(null).key}`,
    watch(watcher) {
      const parts: Part<T>[] = []
      let isWhole = false
      let pause: ReturnType<typeof setTimeout> | undefined
      const endFrom = (at: number) => parts.splice(at).forEach((part) => part.stop())

      /** Whatever lacks its following stretch gets it. */
      function goOnAgain() {
        pause = undefined
        for (const part of [...parts])
          if (part.rows !== null && parts.includes(part)) goOn(parts.indexOf(part), part.rows)
      }

      function begin(at: number, after: Cursor | null) {
        const part: Part<T> = { after, rows: null, pending: false, stop: () => undefined }
        parts.splice(at, 0, part)
        part.stop = partAt(after).watch({
          next(rows, pending) {
            if (!parts.includes(part)) return
            Object.assign(part, { rows, pending })
            goOn(parts.indexOf(part), rows)
            tell()
          },
          failed(error) {
            if (!parts.includes(part)) return
            const isLate = isWhole && part.rows === null
            if (!(isLate && error instanceof AppError && error.code === 'offline'))
              return watcher.failed(error)
            // The list is there, but for what this stretch has to add: it may have ended for good, so it is begun anew.
            parts.splice(parts.indexOf(part), 1)
            part.stop()
            pause ??= setTimeout(goOnAgain, AGAIN_MS)
          },
        })
        if (!parts.includes(part)) part.stop()
      }

      /** The rows of a stretch: up to where the next one that has told begins. */
      function own(at: number): Placed<T>[] {
        const rows = parts[at]?.rows ?? []
        const end = parts.slice(at + 1).find((part) => part.rows !== null)?.after ?? null
        return end === null ? rows : rows.filter(({ place }) => compared(place, end) <= 0)
      }

      /** Sees to it that somebody hears of what stands behind a stretch. */
      function goOn(at: number, rows: readonly Placed<T>[]) {
        const last = rows.at(-1)?.place
        const count = parts.slice(0, at + 1).reduce((sum, _, index) => sum + own(index).length, 0)
        if (last === undefined || rows.length < LISTENED || count >= most) return endFrom(at + 1)
        const following = parts[at + 1]?.after ?? null
        if (following === null) begin(at + 1, rows[TAKEN - 1]?.place ?? last)
        else if (compared(last, following) < 0) begin(at + 1, rows[HALF - 1]?.place ?? last)
      }

      /** Once the list was there to its end it is told whatever changes, while a new stretch is on its way too. */
      function tell() {
        isWhole ||= parts.every((part) => part.rows !== null)
        if (!isWhole) return
        const rows: T[] = []
        let leftOut = 0
        for (const { value } of parts.flatMap((_, at) => own(at)))
          if (value === null) leftOut += 1
          else if (rows.length < most) rows.push(value)
        watcher.next(
          { rows: order ? rows.sort(order) : rows, next: null, leftOut },
          parts.some(({ pending }) => pending),
        )
      }

      begin(0, null)
      return () => {
        clearTimeout(pause)
        endFrom(0)
      }
    },
  }
}
