import { shardOf } from '@/domain/members/directory'
import { memberSchema, type Member } from '@/domain/members/member'
import { attendancePath } from '@/data/attendance/attendanceRecords'
import { countOf, withRoom } from '@/data/gyms/gymCounts'
import { gymPath } from '@/data/gyms/gymOf'
import { memberPath, shardPath } from '@/data/members/memberRecords'
import { tenantFilter } from '@/data/store/collection'
import { removeField, type DocumentStore } from '@/data/store/documentStore'
import type { TakenBack } from './takenBack'

/** Whether a draft or an invoice names the member; an act that issues one changes the member as well. */
const isBilled = async (store: DocumentStore, gymId: string, memberId: string): Promise<boolean> =>
  (await store.count({
    collection: 'invoices',
    where: [tenantFilter(gymId), { field: 'memberId', op: '==', value: memberId }],
  })) > 0

/** Nothing has happened: the member bears the moment of the import, and nothing that comes without one. */
function isAsImported({ updatedAt, dp, idProof, lastVisitOn, biometricUserId }: Member, at: Date): boolean {
  const isUnchanged = updatedAt?.getTime() === at.getTime()
  return isUnchanged && dp === '' && idProof === '' && lastVisitOn === null && biometricUserId === 0
}

/** The directory and the count go with the members. */
export const takeBackMembers: TakenBack = {
  pathOf: memberPath,
  async fateOf({ store, transaction }, stored, { gymId, at }) {
    const hasCome = (await transaction.get(attendancePath(gymId, stored.id))) !== null
    const isKept = hasCome || (await isBilled(store, gymId, stored.id))
    const member = memberSchema.safeParse({ ...stored.data, id: stored.id })
    if (!member.success) return { stays: stored.id }
    return !isKept && isAsImported(member.data, at) ? 'goes' : { stays: member.data.name }
  },
  async prepare({ store, transaction }, gym, goes) {
    const count = await countOf(store, gym.id, 'members')
    return () => {
      for (const id of goes)
        transaction.update(shardPath(gym.id, shardOf(id)), [{ at: ['people', id], value: removeField }])
      if (goes.length > 0)
        transaction.update(gymPath(gym.id), withRoom(gym, [{ at: ['members'], value: count - goes.length }]))
    }
  },
}
