import { shardOf } from '@/domain/members/directory'
import { withoutPerson, withoutWords } from '@/domain/members/erase'
import { folderOf } from '@/domain/files/fileKinds'
import type { Member } from '@/domain/members/member'
import { packageHistorySchema } from '@/domain/packages/memberPackage'
import { upgradeMemberPackage } from '@/domain/packages/upgradePackage'
import type { CivilDate } from '@/domain/shared/civilDate'
import { keepDashboard, keepLeads } from '@/data/dashboard/keepDashboard'
import { gymPath, storedSettings } from '@/data/gyms/gymOf'
import {
  heldMember,
  historyPath,
  memberPath,
  missingHistory,
  writeDirectory,
} from '@/data/members/memberRecords'
import { changedFields } from '@/data/store/changedFields'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { removeFolder } from '../files/storedFiles'
import { changeEach } from './changeEach'
import { eraseBooks } from './eraseBooks'
import { eraseDoors } from './eraseDoors'
import { eraseLeads } from './eraseLeads'
import { eraseLog } from './eraseLog'
import { eraseMessages } from './eraseMessages'
import { eraseVisits } from './eraseVisits'
import { tracesOf } from './traces'

/** What was written of them beside the packages that they held. */
const eraseHistory = (store: DocumentStore, memberId: string) =>
  changeEach(store, { collection: `${memberPath(memberId)}/packageHistory`, where: [] }, ({ id, data }) => {
    const read = packageHistorySchema.safeParse({ ...upgradeMemberPackage(data).data, id, memberId }).data
    return read === undefined ? [] : changedFields(read, withoutWords(read))
  })

/** Last of all: by the record the copies were found. */
const eraseRecord = (store: DocumentStore, { id }: Pick<Member, 'id'>, timezone: string): Promise<void> =>
  store.transact(async (transaction) => {
    const held = heldMember(await transaction.get(memberPath(id)), timezone)
    if (held?.member.erased === undefined) return
    const missing = await missingHistory(transaction, held)
    const { erased } = held.member
    const after = withoutPerson({ ...held.member, erased: { ...erased, isDone: true } }, timezone)
    for (const entry of missing) transaction.create(historyPath(id, entry.id), withoutWords(entry))
    // Written whole: what no schema knows, of an older version, is gone with the rest.
    transaction.set(memberPath(id), after)
    writeDirectory(transaction, after)
  })

async function eraseCopies(
  store: DocumentStore,
  gym: StoredDocument,
  member: Member,
  now: Date,
): Promise<void> {
  const { timezone } = storedSettings(gym)
  const { id, gymId } = member
  const traces = await tracesOf(store, gym, member)
  await eraseMessages(store, gym, traces)
  await eraseDoors(store, gym, traces, now)
  await eraseBooks(store, traces)
  await eraseLog(store, traces)
  await removeFolder(folderOf(gymId, 'memberPhoto', id))
  // After the messages, which are found by how a lead was reached.
  await eraseLeads(store, gym, traces)
  await eraseHistory(store, id)
  await eraseRecord(store, member, timezone)
  await keepDashboard(store, gymId, [shardOf(id)], now)
  await keepLeads(store, gymId, traces.leadIds)
}

/**
 * Goes on with an erasure that was begun, from where it stopped, and answers whether nothing is left of it. Each part may be done twice.
 * `hasTime`: what has years of visits takes more than one call.
 */
export async function eraseOn(
  store: DocumentStore,
  { gymId, memberId }: { gymId: string; memberId: string },
  now: Date,
  hasTime: () => boolean,
): Promise<boolean> {
  const gym = await store.get(gymPath(gymId))
  if (gym === null) return true
  const stored = await store.get(memberPath(memberId))
  const member = heldMember(stored, storedSettings(gym).timezone)?.member
  if (member?.erased === undefined || member.erased.isDone) return true
  const { visitsTo } = member.erased
  const keep = (to: CivilDate) =>
    store.batch((writer) => writer.update(memberPath(memberId), [{ at: ['erased', 'visitsTo'], value: to }]))
  if (!(await eraseVisits(store, { gymId, memberId, visitsTo }, keep, hasTime))) return false
  if (!hasTime()) return false
  await eraseCopies(store, gym, member, now)
  return true
}
