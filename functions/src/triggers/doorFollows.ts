import { followMember } from '@/data/biometric/followMember'
import { pinOf } from '@/domain/biometric/pin'
import { numberFrom } from '@/domain/shared/readers'
import type { StoredData } from '@/data/store/documentStore'
import { serverStore } from '../adminBackend'

/** What a page may change of a member that the doors go by; packages and dues are told by the acts that move them. */
const atDoor = ({ gymId, biometricUserId, isActive, deleted, blocked }: StoredData) => ({
  gymId: typeof gymId === 'string' ? gymId : '',
  pin: pinOf(numberFrom(biometricUserId) ?? 0),
  standing: [isActive !== false, deleted === true, blocked === true].join(' '),
})

/** Whoever leaves by a page's write is shut out, whatever became of the page. Most writes change nothing that the doors go by. */
export async function followDoors(memberId: string, was: StoredData, is: StoredData): Promise<void> {
  const [before, after] = [atDoor(was), atDoor(is)]
  const isSame = before.pin === after.pin && before.standing === after.standing
  if (isSame || (before.pin === '' && after.pin === '')) return
  const gymId = after.gymId || before.gymId
  if (gymId !== '') await followMember(serverStore(), { gymId, memberId, pinBefore: before.pin }, new Date())
}
