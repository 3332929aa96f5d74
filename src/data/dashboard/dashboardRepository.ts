import {
  keptCountsSchema,
  keptPackagesSchema,
  type KeptCounts,
  type KeptPackages,
} from '@/domain/dashboard/keptCounts'
import { keptLeadsSchema, type KeptLeads } from '@/domain/dashboard/keptLeads'
import { readKeptMembers, type KeptPart } from '@/domain/dashboard/keptMembers'
import { DIRECTORY_SHARDS } from '@/domain/members/directoryEntry'
import type { ListedMember } from '@/domain/members/listedMember'
import { earliest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { mapOf } from '@/domain/shared/readers'
import type { StoredDocument } from '@/data/store/documentStore'
import type { LiveQuery } from '@/data/store/live'
import { combined } from '@/data/store/liveQueries'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { DASHBOARD_HALVES, dashboardPath } from './dashboardRecords'

/** What the server keeps of a centre for its dashboard; null for what it has not made yet, or nobody can read. */
export type KeptDashboard = {
  /** Everybody who was not deleted, with the visits up to and on that day; null where a part is missing. */
  members: { on: CivilDate; people: ListedMember[] } | null
  counts: KeptCounts | null
  packages: KeptPackages | null
  leads: KeptLeads | null
}

/** A part is taken apart once: with one member one part of eight is another. */
function partReader(gymId: string) {
  const known = new Map<number, { text: string; part: KeptPart | null }>()
  return (n: number, stored: unknown): KeptPart | null => {
    if (typeof stored !== 'string') return null
    const before = known.get(n)
    if (before?.text === stored) return before.part
    const part = readKeptMembers(gymId, stored)
    known.set(n, { text: stored, part })
    return part
  }
}

function membersOf(documents: readonly (StoredDocument | null)[], read: ReturnType<typeof partReader>) {
  const stored = new Map(
    documents.flatMap((document) => Object.entries(mapOf(document?.data['members']) ?? {})),
  )
  const parts = Array.from({ length: DIRECTORY_SHARDS }, (_, n) => read(n, stored.get(String(n)))).filter(
    (part) => part !== null,
  )
  const [first] = parts
  if (first === undefined || parts.length < DIRECTORY_SHARDS) return null
  return {
    on: earliest(first.on, ...parts.map(({ on }) => on)),
    people: parts.flatMap(({ members }) => members),
  }
}

/** What a centre's dashboard is made of, in two documents instead of the directory's and the last visits' sixteen. */
export const dashboardRepository = ({ store }: RepositoryParts) => ({
  kept(gymId: string): LiveQuery<KeptDashboard> {
    const read = partReader(gymId)
    const halves = Array.from({ length: DASHBOARD_HALVES }, (_, half): LiveQuery<StoredDocument | null> => {
      const path = dashboardPath(gymId, half)
      return { key: path, watch: (watcher) => store.watchDocument(path, watcher) }
    })
    return combined(`dashboard ${gymId}`, halves, (documents) => ({
      members: membersOf(documents, read),
      counts: keptCountsSchema.safeParse(documents[0]?.data['counts']).data ?? null,
      packages: keptPackagesSchema.safeParse(documents[0]?.data['packages']).data ?? null,
      leads: keptLeadsSchema.safeParse(documents[0]?.data['leads']).data ?? null,
    }))
  },
})
