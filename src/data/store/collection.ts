import type { z } from 'zod'
import type { CollectionId } from '@/domain/access/collections'
import type { DocumentStore, OrderBy, Query, StoredDocument, Where } from './documentStore'
import type { LiveQuery, PageOf } from './live'
import type { Log } from './log'
import { cutPage, pageQuery, type PageRequest } from './page'
import { pagesOf } from './pagesOf'
import { REPAIRS_PER_SCREEN, type Repairs } from './repairs'

/** An older record as today's code reads it; `isOld` when the stored one still lacks what the upgrade added. */
export type Upgraded = { data: unknown; isOld: boolean }

/** How one collection is read. `upgrade` is pure and total; `schema` parses what it returns. */
export type Definition<T> = {
  collection: CollectionId
  /** Documents carry their centre in `gymId`; only the centres themselves do not. */
  isTenanted: boolean
  schema: z.ZodType<T>
  upgrade: (document: StoredDocument) => Upgraded
  /**
   * Writes the upgrade of these documents back, each read again first; idempotent. null where the rules let nobody
   * but the server change what an upgrade changes.
   */
  writeBack: ((paths: string[]) => Promise<void>) | null
}

/** A list's question. `gymId` becomes its tenant filter here, so that no caller can forget it. */
export type Listed = { path: string; gymId: string; where: Where[]; orderBy: OrderBy[] }

export const tenantFilter = (gymId: string): Where => ({ field: 'gymId', op: '==', value: gymId })

export const pageOf = ({ path, gymId, where, orderBy }: Listed, request: PageRequest): Query =>
  pageQuery(path, [tenantFilter(gymId), ...where], orderBy, request)

export type TypedCollection<T> = {
  /** `query` is made by `pageOf`, or by `pageQuery` where there is no tenant. */
  page(query: Query): LiveQuery<PageOf<T>>
  /** null: missing, another centre's, or unreadable (then it is logged). */
  one(gymId: string, path: string): LiveQuery<T | null>
  get(gymId: string, path: string): Promise<T | null>
  /** All rows, read page by page; unreadable ones are logged and left out. */
  all(listed: Listed): AsyncGenerator<T>
  decode(document: StoredDocument | null): T | null
}

export function typedCollection<T>(
  { store, repairs, log }: { store: DocumentStore; repairs: Repairs; log: Log },
  definition: Definition<T>,
): TypedCollection<T> {
  const { collection, isTenanted, schema, upgrade, writeBack } = definition
  const reported = new Set<string>()

  function read(document: StoredDocument): { value: T | null; isOld: boolean } {
    const { data, isOld } = upgrade(document)
    const parsed = schema.safeParse(data)
    if (parsed.success) return { value: parsed.data, isOld }
    if (!reported.has(document.path)) {
      reported.add(document.path)
      log(`${document.path} is left out: it can't be read`, parsed.error.issues)
    }
    return { value: null, isOld: false }
  }

  function readAll(documents: StoredDocument[], mayWriteBack: number) {
    const rows: T[] = []
    const old: string[] = []
    for (const document of documents) {
      const { value, isOld } = read(document)
      if (value !== null) rows.push(value)
      if (isOld && !document.pending) old.push(document.path)
    }
    const taken = old.slice(0, mayWriteBack)
    if (writeBack !== null && taken.length > 0) repairs.offer(collection, taken, writeBack)
    return { rows, leftOut: documents.length - rows.length, taken: taken.length }
  }

  const isOf = (gymId: string, document: StoredDocument | null): document is StoredDocument =>
    document !== null && (isTenanted ? document.data['gymId'] : document.id) === gymId

  const one = (gymId: string, document: StoredDocument | null): T | null =>
    isOf(gymId, document) ? (readAll([document], 1).rows[0] ?? null) : null

  return {
    page(query) {
      return {
        key: `page ${JSON.stringify(query)}`,
        watch(watcher) {
          let mayWriteBack = REPAIRS_PER_SCREEN
          return store.watchQuery(query, {
            next(documents, pending) {
              const { shown, next, previous } = cutPage(documents, query)
              const { rows, leftOut, taken } = readAll(shown, mayWriteBack)
              mayWriteBack -= taken
              watcher.next({ rows, next, previous, leftOut }, pending)
            },
            failed: (error) => watcher.failed(error),
          })
        },
      }
    },
    one: (gymId, path) => ({
      key: `one ${gymId} ${path}`,
      watch: (watcher) =>
        store.watchDocument(path, {
          next: (document, pending) => watcher.next(one(gymId, document), pending),
          failed: (error) => watcher.failed(error),
        }),
    }),
    get: async (gymId, path) => one(gymId, await store.get(path)),
    async *all({ path, gymId, where, orderBy }) {
      const question = { collection: path, where: [tenantFilter(gymId), ...where], orderBy }
      for await (const documents of pagesOf(store, question)) yield* readAll(documents, 0).rows
    },
    decode: (document) => (document === null ? null : read(document).value),
  }
}
