import type { DocumentStore, StoredDocument, Watcher } from './documentStore'

/** Documents read, as Firestore bills them (ENGINEERING 1.4), by the screen that was open. */
export type ReadMeter = {
  store: DocumentStore
  /** From now on reads count for this screen. */
  enter(screen: string): void
  readsOf(screen: string): number
  total(): number
  /** Questions, listeners apart, whose answer has not come yet. */
  pending(): number
}

const ENTRIES_PER_READ = 1000

/** A query or aggregate that finds nothing costs one read. */
const billed = (found: number) => Math.max(1, found)
const aggregated = (entries: number) => billed(Math.ceil(entries / ENTRIES_PER_READ))

const isSame = (one: StoredDocument, other: StoredDocument | undefined) =>
  JSON.stringify(one.data) === JSON.stringify(other?.data)

/** Wraps a store and counts what it reads. For tests and benches: a sum is counted once more, to know its size. */
export function readMeter(store: DocumentStore): ReadMeter {
  const reads = new Map<string, number>()
  let open = ''
  let waiting = 0
  const count = (screen: string, documents: number) => reads.set(screen, (reads.get(screen) ?? 0) + documents)

  async function awaited<T>(answer: Promise<T>): Promise<T> {
    waiting += 1
    try {
      return await answer
    } finally {
      waiting -= 1
    }
  }

  /** A listener bills its first answer, then only the documents that changed. */
  function metered<T>(watcher: Watcher<T>, documentsOf: (value: T) => StoredDocument[]): Watcher<T> {
    const screen = open
    let known: Map<string, StoredDocument> | null = null
    return {
      ...watcher,
      next(value, pending) {
        const earlier = known
        const now = new Map(documentsOf(value).map((document) => [document.path, document]))
        known = now
        // The first answer is not compared with anything: a bench that opens a screen must not time the meter.
        if (earlier === null) count(screen, billed(now.size))
        else count(screen, [...now].filter(([path, document]) => !isSame(document, earlier.get(path))).length)
        watcher.next(value, pending)
      },
    }
  }

  return {
    enter: (screen) => {
      open = screen
    },
    readsOf: (screen) => reads.get(screen) ?? 0,
    pending: () => waiting,
    total: () => [...reads.values()].reduce((sum, each) => sum + each, 0),
    store: {
      ...store,
      async get(path) {
        count(open, 1)
        return store.get(path)
      },
      async query(query) {
        const screen = open
        const found = await awaited(store.query(query))
        count(screen, billed(found.length))
        return found
      },
      async count(query) {
        const screen = open
        const found = await awaited(store.count(query))
        count(screen, aggregated(found))
        return found
      },
      async sum(query, field) {
        const screen = open
        const [sum, entries] = await awaited(Promise.all([store.sum(query, field), store.count(query)]))
        count(screen, aggregated(entries))
        return sum
      },
      watchDocument: (path, watcher) =>
        store.watchDocument(
          path,
          metered(watcher, (document) => (document === null ? [] : [document])),
        ),
      watchQuery: (query, watcher) =>
        store.watchQuery(
          query,
          metered(watcher, (documents) => documents),
        ),
      transact: (work) =>
        store.transact((transaction) =>
          work({
            ...transaction,
            get(path) {
              count(open, 1)
              return transaction.get(path)
            },
          }),
        ),
    },
  }
}
