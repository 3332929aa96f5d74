import { onDocumentWritten, type DocumentSnapshot } from 'firebase-functions/firestore'
import { trueUpCounts, type GymCount } from '@/data/gyms/gymCounts'
import { serverStore } from '../adminBackend'

/** The centre in which a record counts; '' for one that is missing or deleted. */
function countsIn(snapshot: DocumentSnapshot | undefined): string {
  const { gymId, deleted }: Record<string, unknown> = snapshot?.data() ?? {}
  return typeof gymId === 'string' && deleted !== true ? gymId : ''
}

/**
 * Keeps a centre's count of its people in step, when somebody came, went or was brought back; most writes do neither.
 * Counts what stands now and not what the event brought, so late and repeated deliveries come to the same. Writes the
 * centre only, which no trigger here watches; retried by the platform until it succeeds.
 */
const countPeople = (collection: string, count: GymCount) =>
  onDocumentWritten(
    { document: `${collection}/{id}`, region: 'us-central1', retry: true },
    async ({ data }) => {
      const [before, after] = [countsIn(data?.before), countsIn(data?.after)]
      if (before === after) return
      for (const gymId of [before, after]) if (gymId !== '') await trueUpCounts(serverStore(), gymId, [count])
    },
  )

export const membersCounted = countPeople('members', 'members')
export const leadsCounted = countPeople('leads', 'leads')
