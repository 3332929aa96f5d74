import { storedSettings, gymPath } from '@/data/gyms/gymOf'
import { restateByDay } from '@/data/invoices/restateInvoices'
import { civilDateIn } from '@/domain/shared/calendar'
import type { Handler } from '../http/handler'
import { noSuchGym } from '../http/httpError'

/** Invoices written by one call, so that the list that asks waits seconds. */
const MOST_A_CALL = 2000

/** PRODUCT 2.M: what the day makes overdue, or no longer overdue, where a night did not run. */
export const markLate: Handler<'markLate'> = async ({ gymId }, { store, now }) => {
  const gym = await store.get(gymPath(gymId))
  if (gym === null) throw noSuchGym()
  const { timezone, graceDays } = storedSettings(gym)
  const day = { today: civilDateIn(now, timezone), graceDays }
  return { marked: await restateByDay(store, gymId, { timezone, day }, MOST_A_CALL) }
}
