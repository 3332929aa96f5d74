import type { Cursor, Unsubscribe, Watcher } from './documentStore'

/** A described subscription: the same key is the same question, so one listener serves everybody who asks it. */
export type LiveQuery<T> = {
  key: string
  watch(watcher: Watcher<T>): Unsubscribe
  /** How long it stays after its last reader left, in milliseconds, where that is longer than usual: what is dear to ask for anew. */
  lingerMs?: number
}

/**
 * One page of a list. `next` is null where none follows. `leftOut` counts documents that could not be
 * read even after an upgrade; the list says so in a quiet line.
 */
export type PageOf<T> = { rows: T[]; next: Cursor | null; leftOut: number }
