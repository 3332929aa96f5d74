import type { DocumentStore, Query, StoredDocument, Writer } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'

type Fields = Parameters<Writer['update']>[1]

/** Changes what is found, a page in a batch: what broke off is simply done again. Equalities alone, so that no index is needed. */
export async function changeEach(
  store: DocumentStore,
  { collection, where }: Pick<Query, 'collection' | 'where'>,
  fieldsOf: (stored: StoredDocument) => Fields,
): Promise<void> {
  for await (const page of pagesOf(store, { collection, where, orderBy: [] })) {
    const changed = page
      .map((stored) => ({ path: stored.path, fields: fieldsOf(stored) }))
      .filter(({ fields }) => fields.length > 0)
    if (changed.length > 0)
      await store.batch((writer) => changed.forEach(({ path, fields }) => writer.update(path, fields)))
  }
}
