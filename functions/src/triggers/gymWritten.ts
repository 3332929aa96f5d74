import { onDocumentWritten } from 'firebase-functions/firestore'
import { gymPath, storedSettings } from '@/data/gyms/gymOf'
import { carryPublicGym } from '@/data/gyms/publicGyms'
import { gymStep } from '@/data/maintenance/upgradeSteps'
import { serverStore } from '../adminBackend'

/**
 * Keeps gymsPublic in step with whatever wrote the centre, and brings an older centre up to date at once, which no list
 * would show otherwise (PRODUCT 2.M). An upgraded centre needs nothing more, so it calls itself once at most; retried
 * by the platform until it succeeds.
 */
export const gymWritten = onDocumentWritten(
  { document: 'gyms/{gymId}', region: 'us-central1', retry: true },
  async ({ params: { gymId } }) => {
    await carryPublicGym(serverStore(), gymId)
    await serverStore().transact(async (transaction) => {
      const document = await transaction.get(gymPath(gymId))
      if (document !== null)
        await gymStep.repair({ transaction, document, settings: storedSettings(document) })
    })
  },
)
