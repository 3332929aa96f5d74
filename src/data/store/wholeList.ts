import { AppError } from '@/domain/shared/appError'
import { appErrorOf } from './appErrorOf'
import type { Cursor } from './documentStore'
import { pageOf, type ListedAnywhere, type TypedCollection } from './collection'
import type { LiveQuery, PageOf } from './live'

/** As many as the rules let one listener ask for, one more asked for. */
const LISTENED = 99

/**
 * Every row of a list that a centre has few of, as one page: live as far as one listener reaches; where there are more, the rest
 * is read again at each change of the first. `order` is how they stand before anybody sorts them;
 * of more than `most` no more are read.
 */
export function wholeList<T>(
  records: TypedCollection<T>,
  listed: ListedAnywhere,
  order?: (one: T, other: T) => number,
  most = Infinity,
): LiveQuery<PageOf<T>> {
  const first = records.page(pageOf(listed, { pageSize: LISTENED }))
  const inOrder = (rows: T[]) => (order ? [...rows].sort(order) : rows)
  return {
    key: `whole ${String(most)} ${first.key}`,
    watch(watcher) {
      /** Grows with every answer and with the end, so that a late reading for an earlier one is dropped. */
      let turn = 0
      const stop = first.watch({
        next(page, pending) {
          const mine = ++turn
          const tell = (rows: T[]) => {
            if (mine === turn) watcher.next({ ...page, rows: inOrder(rows), next: null }, pending)
          }
          if (page.next === null) return tell(page.rows)
          rowsAfter(page.next, records, listed, most - page.rows.length).then(
            (rest) => tell([...page.rows, ...rest].slice(0, most)),
            (cause: unknown) => {
              if (mine === turn) watcher.failed(cause instanceof AppError ? cause : appErrorOf('', cause))
            },
          )
        },
        failed: (error) => watcher.failed(error),
      })
      return () => {
        turn += 1
        stop()
      }
    },
  }
}

async function rowsAfter<T>(
  place: Cursor,
  records: TypedCollection<T>,
  listed: ListedAnywhere,
  most: number,
): Promise<T[]> {
  const rows: T[] = []
  if (most > 0) for await (const row of records.all(listed, place)) if (rows.push(row) >= most) break
  return rows
}
