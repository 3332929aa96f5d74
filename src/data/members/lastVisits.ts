import { shardOf } from '@/domain/members/directory'
import { DIRECTORY_SHARDS } from '@/domain/members/directoryEntry'
import { isCivilDate, type CivilDate } from '@/domain/shared/civilDate'
import { mapOf } from '@/domain/shared/readers'
import { removeField, type DocumentStore, type StoredDocument, type Writer } from '@/data/store/documentStore'
import type { LiveQuery } from '@/data/store/live'
import { combined } from '@/data/store/liveQueries'

type Visits = [memberId: string, date: CivilDate][]

/** In the shards of their own that a mark rewrites, so that it leaves those of the search as they are. */
export const lastVisitsPath = (gymId: string, n: number) => `lastVisits/${gymId}_${n}`

function visitsOf(document: StoredDocument | null): Visits {
  return Object.entries(mapOf(document?.data['people']) ?? {}).flatMap(([id, stored]): Visits =>
    isCivilDate(stored) ? [[id, stored]] : [],
  )
}

/** The same of one shard, asked once. */
export const visitsIn = async (
  store: DocumentStore,
  gymId: string,
  n: number,
): Promise<Map<string, CivilDate>> => new Map(visitsOf(await store.get(lastVisitsPath(gymId, n))))

/** The day each member of a centre was last here; who has never come is not among them. Only the server writes it. */
export function lastVisits(store: DocumentStore, gymId: string): LiveQuery<Map<string, CivilDate>> {
  const shards = Array.from({ length: DIRECTORY_SHARDS }, (_, n): LiveQuery<Visits> => {
    const path = lastVisitsPath(gymId, n)
    return {
      key: path,
      watch: (watcher) =>
        store.watchDocument(path, {
          next: (document, pending) => watcher.next(visitsOf(document), pending),
          failed: (error) => watcher.failed(error),
        }),
    }
  })
  return combined(`last visits ${gymId}`, shards, (parts) => new Map(parts.flat()))
}

/** null: nobody knows of a visit. */
export function writeLastVisit(
  writer: Pick<Writer, 'merge'>,
  { gymId, id, lastVisitOn }: { gymId: string; id: string; lastVisitOn: CivilDate | null },
): void {
  const n = shardOf(id)
  writer.merge(lastVisitsPath(gymId, n), { gymId, n, people: { [id]: lastVisitOn ?? removeField } })
}
