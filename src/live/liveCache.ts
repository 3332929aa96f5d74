import { appErrorOf } from '@/data/store/appErrorOf'
import type { LiveQuery } from '@/data/store/live'
import { AppError } from '@/domain/shared/appError'
import { loading, type Live } from './live'

/** How long a listener stays after its last reader left, in milliseconds: going back and forth costs no read. */
const LINGER_MS = 30_000

type Entry = {
  query: LiveQuery<unknown>
  state: Live<unknown>
  readers: Set<() => void>
  stop: () => void
  leaving: ReturnType<typeof setTimeout> | undefined
}

export type LiveCache = {
  /** Starts or joins the one listener of the query's key; `changed` is called after every change of `read`. */
  subscribe(query: LiveQuery<unknown>, changed: () => void): () => void
  read<T>(query: LiveQuery<T>): Live<T>
  /** Ends every listener and forgets every value: for sign-out. */
  clear(): void
}

const noStop = () => undefined

export function createLiveCache(lingerMs = LINGER_MS): LiveCache {
  const entries = new Map<string, Entry>()

  function settle(entry: Entry, state: Live<unknown>) {
    entry.state = state
    entry.readers.forEach((changed) => changed())
  }

  function listen(entry: Entry) {
    const isCurrent = () => entries.get(entry.query.key) === entry
    entry.stop = entry.query.watch({
      next: (value, pending) => {
        if (isCurrent()) settle(entry, { status: 'ready', value, pending })
      },
      failed: (cause) => {
        if (!isCurrent()) return
        const error = cause instanceof AppError ? cause : appErrorOf('', cause)
        settle(entry, { status: 'failed', error, retry: () => restart(entry) })
      },
    })
  }

  function restart(entry: Entry) {
    if (entries.get(entry.query.key) !== entry || entry.state.status !== 'failed') return
    entry.stop()
    entry.stop = noStop
    settle(entry, loading)
    listen(entry)
  }

  function open(query: LiveQuery<unknown>): Entry {
    const entry: Entry = { query, state: loading, readers: new Set(), stop: noStop, leaving: undefined }
    entries.set(query.key, entry)
    listen(entry)
    return entry
  }

  function close(entry: Entry) {
    clearTimeout(entry.leaving)
    entry.stop()
    entry.stop = noStop
    if (entries.get(entry.query.key) === entry) entries.delete(entry.query.key)
  }

  return {
    subscribe(query, changed) {
      const entry = entries.get(query.key) ?? open(query)
      clearTimeout(entry.leaving)
      const isFirstReader = entry.readers.size === 0
      entry.readers.add(changed)
      if (isFirstReader) restart(entry)
      return () => {
        entry.readers.delete(changed)
        if (entry.readers.size === 0)
          entry.leaving = setTimeout(() => close(entry), entry.query.lingerMs ?? lingerMs)
      }
    },
    read<T>(query: LiveQuery<T>): Live<T> {
      // One key is one query, so the value under it is this query's (see LiveQuery).
      return (entries.get(query.key)?.state ?? loading) as Live<T>
    },
    clear() {
      const open = [...entries.values()]
      open.forEach(close)
      open.forEach((entry) => entry.readers.forEach((changed) => changed()))
    },
  }
}

/** The page's cache. */
export const liveCache = createLiveCache()
