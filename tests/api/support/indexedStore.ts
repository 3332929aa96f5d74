import { isAnswered } from '@/data/firestoreIndexes'
import type { DocumentStore, Filtered, Query } from '@/data/store/documentStore'
import { shapeOf } from '@/data/store/queryShape'

/** Production refuses a question that no index of firestore.indexes.json answers; the emulator answers any, so the server's stores ask here in tests. */
function asked<T extends Filtered | Query>(question: T): T {
  const shape = shapeOf(question)
  if (!isAnswered(shape)) throw new Error(`No index answers ${JSON.stringify(shape)}.`)
  return question
}

export const indexedStore = (store: DocumentStore): DocumentStore => ({
  ...store,
  query: async (query) => store.query(asked(query)),
  count: async (query) => store.count(asked(query)),
  sum: async (query, field) => store.sum(asked(query), field),
  watchQuery: (query, watcher) => store.watchQuery(asked(query), watcher),
})
