import { extendTrial as extended } from '@/domain/gyms/extendTrial'
import { civilDateIn } from '@/domain/shared/calendar'
import { isRefused } from '@/domain/shared/refusal'
import { isSame } from '@/domain/shared/upgradeRecord'
import { gymPath, storedSettings } from '@/data/gyms/gymOf'
import { untilFields } from '@/data/gyms/gymTermIn'
import { heldGym, publicGymPath, putPublicGym } from '@/data/gyms/publicGyms'
import { byCaller, recordAct } from '../audit/recordAct'
import type { Handler } from '../http/handler'
import { noSuchGym } from '../http/httpError'

/** The trial as it stands inside the transaction decides, by the day of the centre; two at once come to the later end. */
export const extendTrial: Handler<'extendTrial'> = (input, { store, caller, now, requestId }) => {
  const { gymId, endDate } = input
  return store.transact(async (transaction) => {
    const [stored, copy] = await Promise.all([
      transaction.get(gymPath(gymId)),
      transaction.get(publicGymPath(gymId)),
    ])
    const gym = stored && heldGym(stored)
    if (stored === null || gym === null) throw noSuchGym()
    const today = civilDateIn(now, storedSettings(stored).timezone)
    const currentPackage = extended(gym.currentPackage, endDate, today)
    if ('kind' in currentPackage && isRefused(currentPackage)) return currentPackage
    if (isSame(gym.currentPackage, currentPackage)) return { kind: 'done', gymId, endDate } as const
    const changes = { currentPackage, updatedAt: now }
    const after = { ...stored.data, ...changes }
    transaction.update(gymPath(gymId), [
      { at: ['currentPackage'], value: currentPackage },
      { at: ['updatedAt'], value: now },
      ...untilFields(gymId, after),
    ])
    putPublicGym(transaction, gymId, heldGym({ ...stored, data: after }), copy)
    recordAct(transaction, {
      source: requestId,
      gymId,
      ...byCaller({ caller, now }),
      act: 'gym.extendTrial',
      collection: 'gyms',
      documentId: gymId,
      before: stored.data,
      after,
    })
    return { kind: 'done', gymId, endDate } as const
  })
}
