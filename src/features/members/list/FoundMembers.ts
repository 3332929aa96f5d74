import type { LiveQuery } from '@/data/store/live'
import { askedOnce } from '@/data/store/liveQueries'
import type { DirectoryEntry } from '@/domain/members/directoryEntry'
import type { Member } from '@/domain/members/member'

type Entries = ReadonlyMap<string, DirectoryEntry>

/**
 * The members behind the hits of a search. Each is read once, and again when its directory entry has changed, so
 * that typing another letter reads only who was not shown before.
 */
export class FoundMembers {
  readonly #known = new Map<string, { stamp: string; member: Member }>()

  query(
    gymId: string,
    ids: readonly string[],
    entries: Entries,
    byIds: (ids: string[]) => Promise<Member[]>,
  ): LiveQuery<Member[]> {
    const stamps = ids.map((id) => [id, JSON.stringify(entries.get(id))] as const)
    return askedOnce(`found ${gymId} ${JSON.stringify(stamps)}`, async () => {
      const missing = stamps.filter(([id, stamp]) => this.#known.get(id)?.stamp !== stamp)
      const stampOf = new Map(missing)
      const members = missing.length === 0 ? [] : await byIds(missing.map(([id]) => id))
      for (const member of members)
        this.#known.set(member.id, { stamp: stampOf.get(member.id) ?? '', member })
      return ids.flatMap((id) => this.#known.get(id)?.member ?? [])
    })
  }
}
