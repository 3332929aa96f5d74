import { gymPath } from '@/data/gyms/gymOf'
import { removeField } from '@/data/store/documentStore'
import { byCaller, recordAct } from '../audit/recordAct'
import { hashOfPin } from '../gyms/pinHash'
import type { Handler } from '../http/handler'
import { noSuchGym } from '../http/httpError'
import { kioskPinPath } from './checkKioskPin'

/** The centre's own document says only that there is a PIN; what an older version kept there goes. */
export const setKioskPin: Handler<'setKioskPin'> = async (
  { gymId, pin },
  { store, caller, now, requestId },
) => {
  const kept = await hashOfPin(pin)
  await store.transact(async (transaction) => {
    if ((await transaction.get(gymPath(gymId))) === null) throw noSuchGym()
    transaction.set(kioskPinPath(gymId), { gymId, ...kept, triedAt: [], updatedAt: now })
    transaction.update(gymPath(gymId), [
      { at: ['preference', 'hasKioskPin'], value: true },
      { at: ['preference', 'kioskPin'], value: removeField },
      { at: ['lastChanges', 'preference.hasKioskPin'], value: { by: caller.uid, at: now } },
      { at: ['updatedAt'], value: now },
    ])
    recordAct(transaction, {
      source: requestId,
      gymId,
      ...byCaller({ caller, now }),
      act: 'gym.setKioskPin',
      collection: 'gyms',
      documentId: gymId,
      before: null,
      after: { kioskPin: 'set' },
    })
  })
  return { kind: 'done' }
}
