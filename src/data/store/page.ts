import type { Cursor, OrderBy, Query, StoredDocument, Where } from './documentStore'

/** Where a list is opened: at its start, or after a row. */
export type PageRequest = { pageSize: number; after?: Cursor | undefined }

/** The described query of one page. It asks for one more than it shows, to know whether another page follows. */
export const pageQuery = (
  collection: string,
  where: Where[],
  orderBy: OrderBy[],
  { pageSize, after }: PageRequest,
): Query => ({ collection, where, orderBy, limit: pageSize + 1, after })

export type CutPage = { shown: StoredDocument[]; next: Cursor | null }

/**
 * What of the answer is shown, and where the next page begins; null where none follows. The cursor comes from the stored
 * document, so that one that could not be read does not break the paging.
 */
export function cutPage(documents: StoredDocument[], { limit, orderBy }: Query): CutPage {
  if (documents.length < limit) return { shown: documents, next: null }
  const shown = documents.slice(0, -1)
  return { shown, next: shown.at(-1)?.cursor(orderBy) ?? null }
}
