import { tenantFilter, type Listed } from './collection'
import type { DocumentStore, StoredDocument } from './documentStore'
import { pagesOf } from './pagesOf'

/** All that a list of a centre holds, read page by page; without what can't be decoded. */
export async function allOf<T>(
  store: DocumentStore,
  { path, gymId, where, orderBy }: Listed,
  decode: (document: StoredDocument) => T | null,
): Promise<T[]> {
  const found: T[] = []
  const question = { collection: path, where: [tenantFilter(gymId), ...where], orderBy }
  for await (const documents of pagesOf(store, question))
    found.push(...documents.map(decode).filter((one) => one !== null))
  return found
}
