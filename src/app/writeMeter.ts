import { create } from 'zustand'
import type { DocumentStore } from '@/data/store/documentStore'

/** How many writes have left a form and are not yet confirmed by the server. What the top bar's chip knows. */
export const useUnsent = create<{ unsent: number }>()(() => ({ unsent: 0 }))

const change = (by: number) => useUnsent.setState(({ unsent }) => ({ unsent: unsent + by }))

async function counted<T>(write: () => Promise<T>): Promise<T> {
  change(1)
  try {
    return await write()
  } finally {
    change(-1)
  }
}

/** The same store, with its writes counted. A write made offline stays unsent until the line is back or it fails. */
export const countingWrites = (store: DocumentStore): DocumentStore => ({
  ...store,
  transact: (work) => counted(() => store.transact(work)),
  batch: (work) => counted(() => store.batch(work)),
})
