import { onDocumentWritten, type DocumentSnapshot } from 'firebase-functions/firestore'
import { followMember } from '@/data/biometric/followMember'
import { pinOf } from '@/domain/biometric/pin'
import { numberFrom } from '@/domain/shared/readers'
import { serverStore } from '../adminBackend'

type AtDoor = { gymId: string; pin: string; standing: string }

/** What a page may change of a member that the doors go by; packages and dues are told by the acts that move them. */
function atDoor(snapshot: DocumentSnapshot | undefined): AtDoor {
  const { gymId, biometricUserId, isActive, deleted, blocked }: Record<string, unknown> =
    snapshot?.data() ?? {}
  return {
    gymId: typeof gymId === 'string' ? gymId : '',
    pin: pinOf(numberFrom(biometricUserId) ?? 0),
    standing: [isActive !== false, deleted === true, blocked === true].join(' '),
  }
}

/** Whoever leaves by a page's write is shut out, whatever became of the page; retried by the platform until it succeeds. */
export const doorMembers = onDocumentWritten(
  { document: 'members/{memberId}', region: 'us-central1', retry: true },
  async ({ data, params: { memberId } }) => {
    const [before, after] = [atDoor(data?.before), atDoor(data?.after)]
    const isSame = before.pin === after.pin && before.standing === after.standing
    if (isSame || (before.pin === '' && after.pin === '')) return
    const gymId = after.gymId || before.gymId
    if (gymId !== '')
      await followMember(serverStore(), { gymId, memberId, pinBefore: before.pin }, new Date())
  },
)
