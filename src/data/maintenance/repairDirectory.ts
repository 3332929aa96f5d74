import type { GymSettings } from '@/domain/gyms/settings'
import { directoryEntryOf, shardOf } from '@/domain/members/directory'
import { DIRECTORY_SHARDS, type DirectoryEntry } from '@/domain/members/directoryEntry'
import type { Member } from '@/domain/members/member'
import type { CivilDate } from '@/domain/shared/civilDate'
import { mapOf } from '@/domain/shared/readers'
import { isSame } from '@/domain/shared/upgradeRecord'
import { lastVisitsPath } from '@/data/members/lastVisits'
import { heldMember, memberPath, shardPath } from '@/data/members/memberRecords'
import { removeField, type DocumentStore } from '@/data/store/documentStore'
import { noCount, type UpgradeCount } from './upgradeCount'

/** What the two shards of a member are to say of it. */
export type Told = { entry: DirectoryEntry; lastVisitOn: CivilDate | null }

export const toldOf = (member: Member): Told => ({
  entry: directoryEntryOf(member),
  lastVisitOn: member.lastVisitOn,
})

/** Members read again in one transaction with their shards. */
const PER_TRANSACTION = 100

/** Each member is read again with its shards, so that a change of this very moment is not written over. */
const rewrite = (store: DocumentStore, gymId: string, n: number, ids: string[], { timezone }: GymSettings) =>
  store.transact(async (transaction) => {
    const documents = await Promise.all(ids.map((id) => transaction.get(memberPath(id))))
    const told = ids.map((id, at): [string, Told | null] => {
      const held = heldMember(documents[at] ?? null, timezone)
      return [id, held !== null && held.member.gymId === gymId ? toldOf(held.member) : null]
    })
    const peopleBy = (valueOf: (one: Told | null) => unknown) =>
      Object.fromEntries(told.map(([id, one]) => [id, valueOf(one) ?? removeField]))
    transaction.merge(shardPath(gymId, n), { gymId, n, people: peopleBy((one) => one?.entry) })
    transaction.merge(lastVisitsPath(gymId, n), { gymId, n, people: peopleBy((one) => one?.lastVisitOn) })
  })

/**
 * Makes the directory and the last visits what the members say: missing, stale and orphaned entries. `wanted` is told of
 * all of the centre's members. Counts members.
 */
export async function repairDirectory(
  store: DocumentStore,
  gymId: string,
  wanted: ReadonlyMap<string, Told>,
  settings: GymSettings,
  { apply }: { apply: boolean },
): Promise<UpgradeCount> {
  const count = noCount()
  for (let n = 0; n < DIRECTORY_SHARDS; n += 1) {
    const paths = [shardPath(gymId, n), lastVisitsPath(gymId, n)]
    const shards = await Promise.all(paths.map((path) => store.get(path)))
    const [entries = {}, visits = {}] = shards.map((shard) => mapOf(shard?.data['people']) ?? {})
    const own = [...wanted].filter(([id]) => shardOf(id) === n)
    const isRight = ([id, { entry, lastVisitOn }]: [string, Told]) =>
      isSame(entries[id], entry) && (visits[id] ?? null) === lastVisitOn
    const strangers = new Set(
      [...Object.keys(entries), ...Object.keys(visits)].filter((id) => !wanted.has(id)),
    )
    const wrong = [...own.filter((told) => !isRight(told)).map(([id]) => id), ...strangers]
    count.read += own.length
    if (!apply) count.left += wrong.length
    else
      for (let from = 0; from < wrong.length; from += PER_TRANSACTION) {
        const ids = wrong.slice(from, from + PER_TRANSACTION)
        await rewrite(store, gymId, n, ids, settings)
        count.upgraded += ids.length
      }
  }
  return count
}
