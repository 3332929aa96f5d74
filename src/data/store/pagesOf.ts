import type { Cursor, DocumentStore, Query, StoredDocument } from './documentStore'
import { cutPage, pageQuery, type PageRequest } from './page'

/** With the one more that tells whether a page follows, what the rules let a list ask for. */
const ROWS_PER_READ = 99

/** All documents of a question, page by page, in its order; those after a place in it. */
export async function* pagesOf(
  store: DocumentStore,
  { collection, where, orderBy }: Pick<Query, 'collection' | 'where' | 'orderBy'>,
  after?: Cursor,
): AsyncGenerator<StoredDocument[]> {
  let request: PageRequest | null = { pageSize: ROWS_PER_READ, ...(after && { after }) }
  while (request !== null) {
    const query = pageQuery(collection, where, orderBy, request)
    const { shown, next } = cutPage(await store.query(query), query)
    yield shown
    request = next === null ? null : { pageSize: ROWS_PER_READ, after: next }
  }
}
