import { mapOf } from '@/domain/shared/readers'
import { appErrorOf } from './appErrorOf'
import type { DocumentStore, Filtered, Query, StoredData, StoredDocument, Where } from './documentStore'
import { comparePlaces, cursorOf } from './orderOf'

const unwritten = () => Promise.reject(appErrorOf('unavailable', 'what a test holds is only read'))

/** As the SDKs hold an instant, which is what places in an order are made of. */
const asInstant = (value: unknown): unknown =>
  value instanceof Date
    ? { seconds: Math.floor(value.getTime() / 1000), nanoseconds: (value.getTime() % 1000) * 1e6 }
    : value

const documentAt = (path: string, data: StoredData): StoredDocument => {
  const id = path.slice(path.lastIndexOf('/') + 1)
  const inSdk = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, asInstant(value)]))
  return { id, path, data, pending: false, cursor: (orderBy) => cursorOf(id, inSdk, orderBy) }
}

const fieldOf = (data: StoredData, field: string): unknown =>
  field.split('.').reduce<unknown>((at, key) => mapOf(at)?.[key], data)

const plain = (value: unknown): unknown => (value instanceof Date ? value.getTime() : value)

function meets({ data }: StoredDocument, { field, op, value }: Where): boolean {
  const [stored, asked] = [plain(fieldOf(data, field)), plain(value)]
  if (op === '==') return stored === asked
  if (op === 'in') return Array.isArray(asked) && asked.includes(stored)
  if (op === 'array-contains') return Array.isArray(stored) && stored.includes(asked)
  const areNumbers = typeof stored === 'number' && typeof asked === 'number'
  if (!areNumbers && !(typeof stored === 'string' && typeof asked === 'string')) return false
  const by = stored < asked ? -1 : stored > asked ? 1 : 0
  return op === '<' ? by < 0 : op === '<=' ? by <= 0 : op === '>' ? by > 0 : by >= 0
}

/**
 * A store that holds what a test says, by the paths of the documents, for screens that read: filtered, in order and cut as a query
 * asks, told at once. It is not written to.
 */
export function storeHolding(held: Record<string, StoredData>): DocumentStore {
  const documents = Object.entries(held).map(([path, data]) => documentAt(path, data))
  const at = (path: string) => documents.find((document) => document.path === path) ?? null
  const found = ({ collection, where, orderBy = [] }: Filtered) =>
    documents
      .filter(({ path, id }) => path === `${collection}/${id}`)
      .filter((document) => where.every((condition) => meets(document, condition)))
      .filter(({ data }) => orderBy.every(({ field }) => fieldOf(data, field) !== undefined))
      .sort((one, other) => comparePlaces(one.cursor(orderBy), other.cursor(orderBy), orderBy))
  const page = (query: Query) => {
    const { after, orderBy, limit } = query
    const isOn = (document: StoredDocument) =>
      after === undefined || comparePlaces(document.cursor(orderBy), after, orderBy) > 0
    return found(query).filter(isOn).slice(0, limit)
  }
  return {
    get: (path) => Promise.resolve(at(path)),
    query: (query) => Promise.resolve(page(query)),
    count: (query) => Promise.resolve(found(query).length),
    sum: (query, field) =>
      Promise.resolve(found(query).reduce((sum, { data }) => sum + Number(fieldOf(data, field) ?? 0), 0)),
    watchDocument(path, watcher) {
      watcher.next(at(path), false)
      return () => undefined
    },
    watchQuery(query, watcher) {
      watcher.next(page(query), false)
      return () => undefined
    },
    transact: unwritten,
    transactByVersion: unwritten,
    batch: unwritten,
    newId: () => 'id',
  }
}
