import type { DocumentStore, StoreTransaction } from './documentStore'

/** A transaction that reads and only notes whether it would have written. */
export function dryTransaction(store: DocumentStore): {
  transaction: StoreTransaction
  hasWritten(): boolean
} {
  let writes = 0
  const note = () => {
    writes += 1
  }
  return {
    hasWritten: () => writes > 0,
    transaction: {
      get: (path) => store.get(path),
      create: note,
      set: note,
      merge: note,
      update: note,
      remove: note,
    },
  }
}
