import { reachOf, type CollectionId } from '@/domain/access/collections'
import type { Role } from '@/domain/access/role'
import { AppError } from '@/domain/shared/appError'
import type { Log } from './log'

/** ENGINEERING 3: one screen writes back at most this many older records; the nightly upgrade does the rest. */
export const REPAIRS_PER_SCREEN = 20

export type Repairs = {
  /** Who reads from now on; null, as on the server, may write everywhere. */
  actAs(role: Role | null): void
  /**
   * Writes older records back, in the background and each path once. What the role may not write is left alone; a
   * denial all the same ends the attempts for that collection.
   */
  offer(collection: CollectionId, paths: string[], write: (paths: string[]) => Promise<void>): void
}

export function createRepairs(log: Log): Repairs {
  const tried = new Set<string>()
  const closed = new Set<CollectionId>()
  let role: Role | null = null
  return {
    actAs(next) {
      role = next
      closed.clear()
    },
    offer(collection, paths, write) {
      if (closed.has(collection) || (role !== null && reachOf(role, collection, 'update') === 'never')) return
      const fresh = paths.filter((path) => !tried.has(path))
      if (fresh.length === 0) return
      fresh.forEach((path) => tried.add(path))
      write(fresh).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'permission-denied') closed.add(collection)
        else log(`Older records of ${collection} could not be written back`, error)
      })
    },
  }
}
