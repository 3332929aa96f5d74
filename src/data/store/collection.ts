import type { z } from 'zod'
import type { CollectionId } from '@/domain/access/collections'
import type { Cursor, DocumentStore, OrderBy, Query, StoredDocument, Where } from './documentStore'
import type { LiveQuery, PageOf } from './live'
import type { Log } from './log'
import { cutPage, pageQuery, type PageRequest } from './page'
import { pagesOf } from './pagesOf'

/**
 * How one collection is read. `upgrade` gives an older record as today's code reads it, pure and total; `schema` parses what it
 * returns. The upgrade is written back by the server alone (`maintenance/upgradeGym.ts`).
 */
export type Definition<T> = {
  collection: CollectionId
  /** Documents carry their centre in `gymId`; only the centres themselves do not. */
  isTenanted: boolean
  schema: z.ZodType<T>
  upgrade: (document: StoredDocument) => unknown
}

/** A list's question. `gymId` becomes its tenant filter here, so that no caller can forget it. */
export type Listed = { path: string; gymId: string; where: Where[]; orderBy: OrderBy[] }

/** The same of what no centre owns, where `gymId` is null: the centres themselves and the platform's records. */
export type ListedAnywhere = Omit<Listed, 'gymId'> & { gymId: string | null }

export const tenantFilter = (gymId: string): Where => ({ field: 'gymId', op: '==', value: gymId })

const conditionsOf = ({ gymId, where }: ListedAnywhere): Where[] =>
  gymId === null ? where : [tenantFilter(gymId), ...where]

export const pageOf = (listed: ListedAnywhere, request: PageRequest): Query =>
  pageQuery(listed.path, conditionsOf(listed), listed.orderBy, request)

/** A row with its place in the list's order; null: it can't be read. */
export type Placed<T> = { value: T | null; place: Cursor }

export type TypedCollection<T> = {
  /** `query` is made by `pageOf`, or by `pageQuery` where there is no tenant. */
  page(query: Query): LiveQuery<PageOf<T>>
  /** All that such a query answers, for whoever cuts the pages by places. */
  placed(query: Query): LiveQuery<Placed<T>[]>
  /** null: missing, another centre's, or unreadable (then it is logged). */
  one(gymId: string, path: string): LiveQuery<T | null>
  get(gymId: string, path: string): Promise<T | null>
  /** All rows, or those after a place, read page by page; unreadable ones are logged and left out. */
  all(listed: ListedAnywhere, after?: Cursor): AsyncGenerator<T>
  decode(document: StoredDocument | null): T | null
}

export function typedCollection<T>(
  { store, log }: { store: DocumentStore; log: Log },
  definition: Definition<T>,
): TypedCollection<T> {
  const { isTenanted, schema, upgrade } = definition
  const reported = new Set<string>()

  function read(document: StoredDocument): T | null {
    const parsed = schema.safeParse(upgrade(document))
    if (parsed.success) return parsed.data
    if (!reported.has(document.path)) {
      reported.add(document.path)
      log(`${document.path} is left out: it can't be read`, parsed.error.issues)
    }
    return null
  }

  const readAll = (documents: StoredDocument[]): T[] =>
    documents.map(read).filter((value): value is T & {} => value !== null)

  const isOf = (gymId: string, document: StoredDocument | null): document is StoredDocument =>
    document !== null && (isTenanted ? document.data['gymId'] : document.id) === gymId

  const one = (gymId: string, document: StoredDocument | null): T | null =>
    isOf(gymId, document) ? read(document) : null

  return {
    page(query) {
      return {
        key: `page ${JSON.stringify(query)}`,
        watch(watcher) {
          return store.watchQuery(query, {
            next(documents, pending) {
              const { shown, next } = cutPage(documents, query)
              const rows = readAll(shown)
              watcher.next({ rows, next, leftOut: shown.length - rows.length }, pending)
            },
            failed: (error) => watcher.failed(error),
          })
        },
      }
    },
    placed: (query) => ({
      key: `placed ${JSON.stringify(query)}`,
      watch: (watcher) =>
        store.watchQuery(query, {
          next: (documents, pending) =>
            watcher.next(
              documents.map((document) => ({ value: read(document), place: document.cursor(query.orderBy) })),
              pending,
            ),
          failed: (error) => watcher.failed(error),
        }),
    }),
    one: (gymId, path) => ({
      key: `one ${gymId} ${path}`,
      watch: (watcher) =>
        store.watchDocument(path, {
          next: (document, pending) => watcher.next(one(gymId, document), pending),
          failed: (error) => watcher.failed(error),
        }),
    }),
    get: async (gymId, path) => one(gymId, await store.get(path)),
    async *all(listed, after) {
      const question = { collection: listed.path, where: conditionsOf(listed), orderBy: listed.orderBy }
      for await (const documents of pagesOf(store, question, after)) yield* readAll(documents)
    },
    decode: (document) => (document === null ? null : read(document)),
  }
}
