/**
 * The port both SDKs implement (web in src/firebase, Admin in functions/src/adapters). Instants cross it as Date,
 * never as an SDK's Timestamp. Every method rejects with AppError only.
 */
export type StoredData = Record<string, unknown>

/**
 * `path` is `collection/id[/collection/id]`. `pending`: written here and not yet confirmed by the server. `cursor`
 * says where the document stands in an order, to the last nanosecond, which `data` no longer knows.
 */
export type StoredDocument = {
  id: string
  path: string
  data: StoredData
  pending: boolean
  cursor(orderBy: OrderBy[]): Cursor
}

export type WhereOp = '==' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains'
export type Where = { field: string; op: WhereOp; value: unknown }
export type OrderBy = { field: string; direction: 'asc' | 'desc' }

/** JSON, because cursors travel in the address; an instant is a marked text (see orderOf.ts). */
export type CursorValue = string | number | boolean | null

/** The order values and the id of the document a page begins after. */
export type Cursor = { values: CursorValue[]; id: string }

/**
 * A described query. The tenant filter is part of `where` by construction (see data/store/collection.ts); the id is
 * always the last order, in the direction of the one before it.
 * Every field with an inequality stands in `orderBy`, so that a cursor holds all that the order depends on.
 * Nothing is asked backwards from a place: the SDKs turn every order round for it, which needs each index a second time (decision 2).
 */
export type Query = {
  /** A collection path, e.g. `members` or `members/abc/packageHistory`. */
  collection: string
  where: Where[]
  orderBy: OrderBy[]
  limit: number
  after?: Cursor | undefined
}

/** Given as a field's value in a write. */
export const serverTime: unique symbol = Symbol('serverTime')
export const removeField: unique symbol = Symbol('removeField')

/**
 * Given as a field's value in a write: the list gains or loses these items, whoever else changes it meanwhile. An item
 * that stands there already is not added again, so a repeat is harmless; items are compared by what they hold.
 */
export class ListChange {
  readonly kind: 'with' | 'without'
  readonly items: readonly unknown[]

  constructor(kind: ListChange['kind'], items: readonly unknown[]) {
    this.kind = kind
    this.items = items
  }
}
export const listWith = (...items: unknown[]) => new ListChange('with', items)
export const listWithout = (...items: unknown[]) => new ListChange('without', items)

/**
 * Given as a field's value in a write: the number there, 0 where there is none, grows by that much, whoever else
 * changes it meanwhile. Nothing is read for it, so nobody waits for anybody.
 */
export class Increase {
  readonly by: number

  constructor(by: number) {
    this.by = by
  }
}
export const increasedBy = (by: number) => new Increase(by)

/**
 * `create` fails with 'conflict' when the document exists (through the rules and the transaction on the web, where no
 * such write exists). `merge` writes only the named fields (maps are merged deep) and makes the document if need be;
 * `update` addresses keys exactly, path by path, and fails when the document is missing.
 */
export type Writer = {
  create(path: string, data: StoredData): void
  set(path: string, data: StoredData): void
  merge(path: string, data: StoredData): void
  /** Each key of a field path is one array element, so keys may hold dots and dashes (`['people', 'a.b']`). */
  update(path: string, fields: { at: string[]; value: unknown }[]): void
  remove(path: string): void
}

export type StoreTransaction = Writer & {
  get(path: string): Promise<StoredDocument | null>
}

/** `pending`: the value holds writes of this client that the server has not confirmed yet. */
export type Watcher<T> = { next(value: T, pending: boolean): void; failed(error: Error): void }
export type Unsubscribe = () => void

/**
 * What an aggregate is reckoned over. `orderBy` changes no number: it lets an aggregate use the index of the list
 * it counts.
 */
export type Filtered = Pick<Query, 'collection' | 'where'> & { orderBy?: OrderBy[] }

export type DocumentStore = {
  get(path: string): Promise<StoredDocument | null>
  query(query: Query): Promise<StoredDocument[]>
  count(query: Filtered): Promise<number>
  sum(query: Filtered, field: string): Promise<number>
  watchDocument(path: string, watcher: Watcher<StoredDocument | null>): Unsubscribe
  watchQuery(query: Query, watcher: Watcher<StoredDocument[]>): Unsubscribe
  /** All reads before all writes. Contention is retried inside; the work may run more than once. */
  transact<T>(work: (transaction: StoreTransaction) => Promise<T>): Promise<T>
  /**
   * The same without locks: what was read and is written must be as it was read, else the work runs again; what is only
   * read is not held. For what many do at once to the same few documents.
   */
  transactByVersion<T>(work: (transaction: StoreTransaction) => Promise<T>): Promise<T>
  /** Atomic without reads. */
  batch(work: (writer: Writer) => void): Promise<void>
  /** A fresh id, made on the client. */
  newId(): string
}
