import { gymPath } from '@/data/gyms/gymOf'
import { upgradeGym } from '@/data/maintenance/upgradeGym'
import type { Handler } from '../http/handler'
import { noSuchGym } from '../http/httpError'

/** Documents written by one call: half a minute's work, within the patience of the page that asks once a minute. */
const MOST_A_CALL = 2000

/** PRODUCT 2.M: the centre's older records, at once instead of at night. What is left takes another call. */
export const upgradeRecords: Handler<'upgradeRecords'> = async ({ gymId }, { store, now }) => {
  const gym = await store.get(gymPath(gymId))
  if (gym === null) throw noSuchGym()
  const summary = await upgradeGym(store, gymId, { apply: true, most: MOST_A_CALL, now })
  const counts = Object.values(summary)
  return {
    upgraded: counts.reduce((total, { upgraded }) => total + upgraded, 0),
    left: counts.reduce((total, { left }) => total + left, 0),
  }
}
