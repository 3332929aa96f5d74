import type { Cursor, OrderBy, Query, StoredDocument, Where } from './documentStore'

/** Where a list is opened: at its start, after a row, or before one. */
export type PageRequest = { pageSize: number; after?: Cursor | undefined; before?: Cursor | undefined }

/** The described query of one page. It asks for one more than it shows, to know whether another page follows. */
export const pageQuery = (
  collection: string,
  where: Where[],
  orderBy: OrderBy[],
  { pageSize, after, before }: PageRequest,
): Query => ({ collection, where, orderBy, limit: pageSize + 1, after, before })

export type CutPage = { shown: StoredDocument[]; next: Cursor | null; previous: Cursor | null }

/**
 * What of the answer is shown, and the cursors on both sides. They come from the stored documents, so that one
 * that could not be read does not break the paging.
 */
export function cutPage(documents: StoredDocument[], { limit, orderBy, after, before }: Query): CutPage {
  const isFull = documents.length === limit
  const extraFirst = before !== undefined && isFull
  const shown = !isFull ? documents : extraFirst ? documents.slice(1) : documents.slice(0, -1)
  const [first, last] = [shown[0], shown.at(-1)]
  if (first === undefined || last === undefined)
    return { shown, next: before ?? null, previous: after ?? null }
  const hasNext = before !== undefined || isFull
  const hasPrevious = before === undefined ? after !== undefined : isFull
  return {
    shown,
    next: hasNext ? last.cursor(orderBy) : null,
    previous: hasPrevious ? first.cursor(orderBy) : null,
  }
}
