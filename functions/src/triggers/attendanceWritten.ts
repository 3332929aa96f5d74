import { onDocumentWritten } from 'firebase-functions/firestore'
import { serverStore } from '../adminBackend'
import { carryLastVisit } from './carryLastVisit'

/** Writes members only, never attendance, so it can't call itself. Retried by the platform until it succeeds. */
export const attendanceWritten = onDocumentWritten(
  { document: 'attendance/{attendanceId}', region: 'us-central1', retry: true },
  async ({ data }) => {
    const written = data?.after.data()
    const gymId: unknown = written?.['gymId']
    const personId: unknown = written?.['personId'] ?? written?.['memberId']
    if (typeof gymId !== 'string' || typeof personId !== 'string' || personId === '') return
    await carryLastVisit(serverStore(), { gymId, personId })
  },
)
