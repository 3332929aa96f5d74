import { upgradeCentre } from '@/data/maintenance/upgradeCentre'
import type { Handler } from '../http/handler'
import { noSuchCentre } from '../http/httpError'

/** Documents written by one call: a few seconds' work, well within the patience of the page that asks. */
const MOST_A_CALL = 200

/** PRODUCT 2.M: the centre's older records, at once instead of at night. What is left takes another call. */
export const upgradeRecords: Handler<'upgradeRecords'> = async ({ gymId }, { store }) => {
  const summary = await upgradeCentre(store, gymId, { apply: true, most: MOST_A_CALL })
  if (summary.gyms.read === 0) throw noSuchCentre()
  const counts = Object.values(summary)
  return {
    upgraded: counts.reduce((total, { upgraded }) => total + upgraded, 0),
    left: counts.reduce((total, { left }) => total + left, 0),
  }
}
