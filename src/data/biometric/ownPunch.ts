import { isNobodys, type Punch } from '@/domain/biometric/punch'
import type { StoredDocument, StoreTransaction } from '@/data/store/documentStore'
import { punchPath } from './biometricRecords'

/** A punch under the id that its centre keeps it by, and what is kept there. */
export type OwnPunch = { punch: Punch; there: StoredDocument | null }

/**
 * Of a device that was another centre's before: what it sends again may be kept for that one. There somebody's, it is theirs, null;
 * there nobody's, it may be somebody's here, and has an id of its own.
 */
export async function ownPunch(transaction: StoreTransaction, punch: Punch): Promise<OwnPunch | null> {
  const there = await transaction.get(punchPath(punch.id))
  if (there === null || there.data['gymId'] === punch.gymId) return { punch, there }
  if (!isNobodys(there.data)) return null
  const own = { ...punch, id: `${punch.id}_${punch.gymId}` }
  return { punch: own, there: await transaction.get(punchPath(own.id)) }
}
