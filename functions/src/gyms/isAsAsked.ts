import { mapOf } from '@/domain/shared/readers'
import { holdsAll } from '@/domain/shared/upgradeRecord'
import type { StoredData } from '@/data/store/documentStore'
import type { GymToCreate } from './newGym'

/** Whether a centre that stands is what this form asks for. Of a package on offer, price and days are the server's. */
export function isAsAsked(
  gym: StoredData,
  { key: _, package: typed, offered, ...fields }: GymToCreate,
): boolean {
  const held = mapOf(gym['currentPackage'])
  return holdsAll(gym, fields) && held !== null && holdsAll(held, typed ?? offered ?? {})
}
