import { DIRECTORY_SHARDS, readEntry, type DirectoryEntry } from '@/domain/members/directoryEntry'
import { shardOf } from '@/domain/members/directory'
import { mapOf } from '@/domain/shared/readers'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import type { LiveQuery } from '@/data/store/live'
import { combined } from '@/data/store/liveQueries'
import { shardPath } from './memberRecords'

type Shard = [memberId: string, entry: DirectoryEntry][]

/**
 * An entry that can't be read is left out: the next write of its member makes it again. So is one in a shard that is not
 * its member's: nobody keeps it up to date, and the rules can't tell which shard is.
 */
function entriesOf(document: StoredDocument | null, n: number): Shard {
  return Object.entries(mapOf(document?.data['people']) ?? {}).flatMap(([id, stored]): Shard => {
    const entry = readEntry(stored)
    return entry !== null && shardOf(id) === n ? [[id, entry]] : []
  })
}

/** Whom one shard of a centre holds, asked once. */
export const entriesIn = async (
  store: Pick<DocumentStore, 'get'>,
  gymId: string,
  n: number,
): Promise<Map<string, DirectoryEntry>> => new Map(entriesOf(await store.get(shardPath(gymId, n)), n))

/** Everybody of a centre, asked once. */
export async function askDirectory(
  store: Pick<DocumentStore, 'get'>,
  gymId: string,
): Promise<Map<string, DirectoryEntry>> {
  const shards = await Promise.all(
    Array.from({ length: DIRECTORY_SHARDS }, (_, n) => entriesIn(store, gymId, n)),
  )
  return new Map(shards.flatMap((shard) => [...shard]))
}

/**
 * Ten thousand members are some megabytes, asked for anew by each screen that comes to them from one without; kept, they cost a read
 * for each member who is changed.
 */
const DIRECTORY_LINGERS_MS = 30 * 60_000

/** Everybody of a centre for searching in memory (ENGINEERING 1.5): one listener a shard, whose change is read alone. */
export function memberDirectory(store: DocumentStore, gymId: string): LiveQuery<Map<string, DirectoryEntry>> {
  const shards = Array.from({ length: DIRECTORY_SHARDS }, (_, n): LiveQuery<Shard> => {
    const path = shardPath(gymId, n)
    return {
      key: path,
      watch: (watcher) =>
        store.watchDocument(path, {
          next: (document, pending) => watcher.next(entriesOf(document, n), pending),
          failed: (error) => watcher.failed(error),
        }),
    }
  })
  const directory = combined(`directory ${gymId}`, shards, (parts) => new Map(parts.flat()))
  return { ...directory, lingerMs: DIRECTORY_LINGERS_MS }
}
