import { onDocumentWritten, type DocumentSnapshot } from 'firebase-functions/firestore'
import { followMember } from '@/data/biometric/followMember'
import { trueUpCounts, type GymCount } from '@/data/gyms/gymCounts'
import type { StoredData } from '@/data/store/documentStore'
import { pinOf } from '@/domain/biometric/pin'
import { numberFrom } from '@/domain/shared/readers'
import { serverStore } from '../adminBackend'
import { storedDocumentOf } from '../adapters/adminValues'
import { ownRevived } from '../leads/ownRevived'

const dataOf = (snapshot: DocumentSnapshot | undefined): StoredData => snapshot?.data() ?? {}

const storedOf = (snapshot: DocumentSnapshot | undefined) =>
  snapshot?.exists ? storedDocumentOf(snapshot) : null

/** The centre in which a record counts; '' for one that is missing or deleted. */
const countsIn = ({ gymId, deleted }: StoredData): string =>
  typeof gymId === 'string' && deleted !== true ? gymId : ''

/**
 * Keeps a centre's count of its people in step, when somebody came, went or was brought back; most writes do neither.
 * Counts what stands now and not what the event brought, so late and repeated deliveries come to the same.
 */
async function countPeople(count: GymCount, was: StoredData, is: StoredData): Promise<void> {
  const [before, after] = [countsIn(was), countsIn(is)]
  if (before === after) return
  for (const gymId of [before, after]) if (gymId !== '') await trueUpCounts(serverStore(), gymId, [count])
}

/** What a page may change of a member that the doors go by; packages and dues are told by the acts that move them. */
const atDoor = ({ gymId, biometricUserId, isActive, deleted, blocked }: StoredData) => ({
  gymId: typeof gymId === 'string' ? gymId : '',
  pin: pinOf(numberFrom(biometricUserId) ?? 0),
  standing: [isActive !== false, deleted === true, blocked === true].join(' '),
})

/** Whoever leaves by a page's write is shut out, whatever became of the page. Most writes change nothing that the doors go by. */
async function followDoors(memberId: string, was: StoredData, is: StoredData): Promise<void> {
  const [before, after] = [atDoor(was), atDoor(is)]
  const isSame = before.pin === after.pin && before.standing === after.standing
  if (isSame || (before.pin === '' && after.pin === '')) return
  const gymId = after.gymId || before.gymId
  if (gymId !== '') await followMember(serverStore(), { gymId, memberId, pinBefore: before.pin }, new Date())
}

/** These write the centre, what the doors are told, and a lead's owner once; retried by the platform until they succeed. */
const options = { region: 'us-central1', retry: true } as const

/** A member counts, and the doors follow: one after the other, because both go by the same event. */
export const membersCounted = onDocumentWritten(
  { ...options, document: 'members/{id}' },
  async ({ data, params: { id } }) => {
    const [was, is] = [dataOf(data?.before), dataOf(data?.after)]
    await countPeople('members', was, is)
    await followDoors(id, was, is)
  },
)

/** A lead counts, and finds somebody to call it where it comes back after its own person has left. */
export const leadsCounted = onDocumentWritten({ ...options, document: 'leads/{id}' }, async ({ data }) => {
  await countPeople('leads', dataOf(data?.before), dataOf(data?.after))
  await ownRevived(serverStore(), storedOf(data?.before), storedOf(data?.after))
})
