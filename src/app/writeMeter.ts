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

const ask = (event: Event) => event.preventDefault()

/**
 * A write on its way dies with the page where nothing is kept on the device: the browser asks before such a page is
 * left. It listens no longer than a write is on its way, so that at all other times pages come back from its cache.
 */
export function askBeforeLeaving(page: EventTarget, ending: AbortSignal): void {
  const listen = (unsent: number) =>
    unsent > 0 ? page.addEventListener('beforeunload', ask) : page.removeEventListener('beforeunload', ask)
  const stop = useUnsent.subscribe(({ unsent }) => listen(unsent))
  ending.addEventListener('abort', () => {
    stop()
    listen(0)
  })
}
