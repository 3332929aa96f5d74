import { onDocumentWritten, type DocumentSnapshot } from 'firebase-functions/firestore'
import { gymPath, storedSettings } from '@/data/gyms/gymOf'
import { carryPublicGym } from '@/data/gyms/publicGyms'
import { gymStep } from '@/data/maintenance/upgradeSteps'
import { storedDocumentOf } from '../adapters/adminValues'
import { serverStore } from '../adminBackend'
import { followSettings } from '../biometric/followSettings'

const storedOf = (snapshot: DocumentSnapshot | undefined) =>
  snapshot?.exists ? storedDocumentOf(snapshot) : null

/**
 * Keeps gymsPublic in step with whatever wrote the centre, brings an older centre up to date at once, which no list
 * would show otherwise (PRODUCT 2.M), and tells the doors of a setting by which they go. An upgraded centre needs nothing
 * more, so it calls itself once at most; retried by the platform until it succeeds.
 */
export const gymWritten = onDocumentWritten(
  {
    document: 'gyms/{gymId}',
    region: 'us-central1',
    retry: true,
    // The doors may be told of ten thousand people.
    memory: '512MiB',
    timeoutSeconds: 540,
  },
  async ({ data, params: { gymId } }) => {
    await carryPublicGym(serverStore(), gymId)
    await serverStore().transact(async (transaction) => {
      const document = await transaction.get(gymPath(gymId))
      if (document !== null)
        await gymStep.repair({ transaction, document, settings: storedSettings(document) })
    })
    await followSettings(serverStore(), storedOf(data?.before), storedOf(data?.after), new Date())
  },
)
