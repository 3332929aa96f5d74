import type { CentreSettings } from '@/domain/gyms/settings'
import { directoryEntryOf, shardOf } from '@/domain/members/directory'
import { DIRECTORY_SHARDS, type DirectoryEntry } from '@/domain/members/directoryEntry'
import { mapOf } from '@/domain/shared/readers'
import { isSame } from '@/domain/shared/upgradeRecord'
import { heldMember, memberPath, shardPath } from '@/data/members/memberRecords'
import { removeField, type DocumentStore } from '@/data/store/documentStore'
import type { UpgradeCount, UpgradeOptions } from './upgradeCentre'

/** Members read again in one transaction with their shard. */
const PER_TRANSACTION = 100

/** Each member is read again with the shard, so that a change of this very moment is not written over. */
const rewrite = (
  store: DocumentStore,
  gymId: string,
  n: number,
  ids: string[],
  { timezone }: CentreSettings,
) =>
  store.transact(async (transaction) => {
    const documents = await Promise.all(ids.map((id) => transaction.get(memberPath(id))))
    const entries = ids.map((id, at) => {
      const held = heldMember(documents[at] ?? null, timezone)
      const isOfCentre = held !== null && held.member.gymId === gymId
      return [id, isOfCentre ? directoryEntryOf(held.member) : removeField]
    })
    transaction.merge(shardPath(gymId, n), { gymId, n, people: Object.fromEntries(entries) })
  })

/**
 * Makes the search directory what the members say: missing, stale and orphaned entries. `wanted` are the entries of
 * all of the centre's members. Counts entries.
 */
export async function repairDirectory(
  store: DocumentStore,
  gymId: string,
  wanted: ReadonlyMap<string, DirectoryEntry>,
  settings: CentreSettings,
  { apply }: Pick<UpgradeOptions, 'apply'>,
): Promise<UpgradeCount> {
  const count: UpgradeCount = { read: 0, upgraded: 0, left: 0, unreadable: [] }
  for (let n = 0; n < DIRECTORY_SHARDS; n += 1) {
    const shard = await store.get(shardPath(gymId, n))
    const stored = mapOf(shard?.data['people']) ?? {}
    const own = [...wanted.keys()].filter((id) => shardOf(id) === n)
    const wrong = [
      ...own.filter((id) => !isSame(stored[id], wanted.get(id))),
      ...Object.keys(stored).filter((id) => !wanted.has(id)),
    ]
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
