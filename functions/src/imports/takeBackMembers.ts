import { shardOf } from '@/domain/members/directory'
import { memberSchema, type Member } from '@/domain/members/member'
import { attendancePath } from '@/data/attendance/attendanceRecords'
import { countOf, withRoom } from '@/data/gyms/gymCounts'
import { gymPath } from '@/data/gyms/gymOf'
import { memberPath, shardPath } from '@/data/members/memberRecords'
import { removeField } from '@/data/store/documentStore'
import { isInvoiced, type TakenBack } from './takenBack'

/** Nothing has happened: the member bears the moment of the import, and nothing that comes without one. */
function isAsImported({ updatedAt, dp, idProof, lastVisitOn, biometricUserId }: Member, at: Date): boolean {
  const isUnchanged = updatedAt?.getTime() === at.getTime()
  return isUnchanged && dp === '' && idProof === '' && lastVisitOn === null && biometricUserId === 0
}

/** The directory and the count go with the members. */
export const takeBackMembers: TakenBack = {
  pathOf: memberPath,
  async endingOf({ store, transaction }, stored, { gymId, at }) {
    const hasCome = (await transaction.get(attendancePath(gymId, stored.id))) !== null
    // An act that issues an invoice changes the member as well; one that makes a draft does not.
    const isKept = hasCome || (await isInvoiced(store, gymId, { field: 'memberId', id: stored.id }))
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
