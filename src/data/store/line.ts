/** After these the server counts as out of reach, in milliseconds, although the browser believes in its network. */
const SILENT_MS = 3000
const UNCONFIRMED_MS = 4000

export type LineState = {
  isUp: boolean
  /** When the server was last known to be there; null: not yet on this page. */
  heardAt: Date | null
}

/** What a listener says of itself: whether what it holds is the server's word, or only what this device remembers. */
export type HeldLine = { says(isFromServer: boolean): void; stop(): void }

/**
 * Whether the server can be reached, by what the store's own traffic shows: a wifi that is up with no internet behind
 * it is no line, and `navigator.onLine` does not know.
 */
export type Line = {
  read(): LineState
  subscribe(changed: () => void): () => void
  /** What the browser says: its no is believed at once, its yes is not. */
  browserSays(isOnline: boolean): void
  listen(): HeldLine
  /** Follows a write until the server has confirmed or refused it. */
  follow<T>(write: Promise<T>): Promise<T>
}

export function createLine(isBrowserOnline: boolean): Line {
  let browser = isBrowserOnline
  let state: LineState = { isUp: browser, heardAt: null }
  /** Of each listener, since when it has been without the server; null: it is in step with it. */
  const listeners = new Map<object, number | null>()
  const writes = new Map<object, number>()
  const readers = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function isReached(now: number): boolean {
    if (!browser) return false
    const silentSince = [...listeners.values()]
    const isInStep = silentSince.length === 0 || silentSince.includes(null)
    if (!isInStep && silentSince.some((since) => since !== null && now - since >= SILENT_MS)) return false
    const oldest = Math.min(...writes.values())
    const heard = state.heardAt?.getTime() ?? 0
    return now - Math.max(oldest, heard) < UNCONFIRMED_MS || writes.size === 0
  }

  function judge() {
    const now = Date.now()
    const isUp = isReached(now)
    if (isUp !== state.isUp) {
      state = { ...state, isUp }
      readers.forEach((changed) => changed())
    }
    clearTimeout(timer)
    const isWaiting = writes.size > 0 || [...listeners.values()].some((since) => since !== null)
    if (isWaiting) timer = setTimeout(judge, 1000)
  }

  function heard() {
    const isFirst = state.heardAt === null
    state = { ...state, heardAt: new Date() }
    judge()
    if (isFirst) readers.forEach((changed) => changed())
  }

  return {
    read: () => state,
    subscribe(changed) {
      readers.add(changed)
      return () => readers.delete(changed)
    },
    browserSays(isOnline) {
      browser = isOnline
      judge()
    },
    listen() {
      const token = {}
      return {
        says(isFromServer) {
          const before = listeners.get(token)
          if (isFromServer) {
            listeners.set(token, null)
            // A write made here repeats what the server said before: only coming into step is news of it.
            if (before !== null) heard()
          } else if (typeof before !== 'number') {
            listeners.set(token, Date.now())
            judge()
          }
        },
        stop() {
          listeners.delete(token)
          judge()
        },
      }
    },
    async follow(write) {
      const token = {}
      writes.set(token, Date.now())
      judge()
      let isAnswered = true
      try {
        return await write
      } catch (error) {
        isAnswered = false
        throw error
      } finally {
        writes.delete(token)
        if (isAnswered) heard()
        else judge()
      }
    },
  }
}
