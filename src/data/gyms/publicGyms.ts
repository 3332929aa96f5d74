import { gymSchema, type Gym } from '@/domain/gyms/gym'
import { publicGymOf } from '@/domain/gyms/publicGym'
import { upgradeGym } from '@/domain/gyms/upgradeGym'
import { isSame } from '@/domain/shared/upgradeRecord'
import type { DocumentStore, StoredDocument, Writer } from '@/data/store/documentStore'
import { withoutFields } from '@/data/store/changedFields'
import { UPDATED_BY } from '@/data/store/stampedStore'
import { gymPath } from './gymOf'

export const publicGymPath = (gymId: string) => `gymsPublic/${gymId}`

/** A centre as today's code reads it; null when it can't be read. */
export const heldGym = ({ id, data }: Pick<StoredDocument, 'id' | 'data'>): Gym | null =>
  gymSchema.safeParse(upgradeGym(id, data).data).data ?? null

/**
 * Writes the public copy of a centre where it is not what it should be; `stands` is the copy that was read in the same
 * transaction. For the server's store. Answers whether it wrote.
 */
export function putPublicGym(
  writer: Pick<Writer, 'set' | 'remove'>,
  gymId: string,
  gym: Gym | null,
  stands: StoredDocument | null,
): boolean {
  const copy = gym === null ? null : publicGymOf(gym)
  if (copy === null) {
    if (stands !== null) writer.remove(publicGymPath(gymId))
    return stands !== null
  }
  if (stands !== null && isSame(withoutFields(stands.data, UPDATED_BY), copy)) return false
  writer.set(publicGymPath(gymId), copy)
  return true
}

/**
 * Brings the public copy in step with the centre as it stands now, so that late, repeated and reordered events come to
 * the same. An unreadable centre has no copy.
 */
export const carryPublicGym = (store: DocumentStore, gymId: string): Promise<boolean> =>
  store.transact(async (transaction) => {
    const [gym, stands] = await Promise.all([
      transaction.get(gymPath(gymId)),
      transaction.get(publicGymPath(gymId)),
    ])
    return putPublicGym(transaction, gymId, gym === null ? null : heldGym(gym), stands)
  })
