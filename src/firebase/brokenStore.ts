import { tabStorage } from '@/data/device/pageStorage'

/** The SDK says so of itself; from then on its queue answers nothing, and each call fails with the same words. */
const SAYS = 'INTERNAL ASSERTION FAILED'

const BROKE_AT = 'storeBrokeAt'

/** So long what the device keeps is left alone, in milliseconds: it may be what broke the store. */
const IN_MEMORY_MS = 24 * 60 * 60 * 1000

/** A page that breaks again sooner is not loaded once more: it would never stand still. */
const ONCE_IN_MS = 10 * 60 * 1000

type Page = {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now: () => number
  reload: () => void
}

const thisPage: Page = {
  storage: tabStorage,
  now: Date.now,
  reload: () => {
    if (typeof window !== 'undefined') window.location.reload()
  },
}

const since = ({ storage, now }: Page) =>
  now() - Number(storage.getItem(BROKE_AT) ?? Number.NEGATIVE_INFINITY)

/** Whether this tab's store broke lately, so that it is opened in memory. */
export const isOpenedInMemory = (page: Page = thisPage): boolean => since(page) < IN_MEMORY_MS

/**
 * ENGINEERING 3, "Persistence bugs": a page whose store has broken is loaded once by itself, and opens the next one in memory. What was
 * typed is kept as a draft, and marks in the journal.
 */
export function mendBroken(error: unknown, page: Page = thisPage): void {
  if (!(error instanceof Error) || !error.message.includes(SAYS) || since(page) < ONCE_IN_MS) return
  page.storage.setItem(BROKE_AT, page.now().toString())
  page.reload()
}

/** Listeners go silent with the store and call nobody: it says it to the window. */
export function watchForBroken(): void {
  window.addEventListener('unhandledrejection', ({ reason }) => mendBroken(reason))
  window.addEventListener('error', ({ error }: { error: unknown }) => mendBroken(error))
}
