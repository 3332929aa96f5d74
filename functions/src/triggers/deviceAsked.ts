import { onDocumentWritten } from 'firebase-functions/firestore'
import { followLineUp } from '@/data/biometric/lineUp'
import { storedDocumentOf } from '../adapters/adminValues'
import { serverStore } from '../adminBackend'

/**
 * Queues everybody for a device that was registered, switched on or is told anew. On a document of its own: the device's is written with
 * its calls. Retried by the platform until it succeeds.
 */
export const deviceAsked = onDocumentWritten(
  {
    // `lineUpPath`, as the types read names out of it.
    document: 'biometricDevices/{sn}/secrets/lineUp',
    region: 'us-central1',
    retry: true,
    // They may be ten thousand people.
    memory: '512MiB',
    timeoutSeconds: 540,
  },
  async ({ data, params: { sn } }) => {
    const before = data?.before.exists ? storedDocumentOf(data.before) : null
    const after = data?.after.exists ? storedDocumentOf(data.after) : null
    await followLineUp(serverStore(), sn, { before, after }, new Date())
  },
)
