import { payOfMonth } from '@/domain/contributions/payOfMonth'
import { refuseLocked, refuseUnfinished } from '@/domain/contributions/payMonth'
import { previewOf } from '@/domain/contributions/payPreview'
import { civilDateIn } from '@/domain/shared/calendar'
import { linesOfMonth } from '@/data/acts/payScene'
import { payMonthPath, readPayMonth } from '@/data/contributions/contributionRecords'
import { paySourceOf } from '@/data/contributions/paySource'
import { gymPath, storedSettings } from '@/data/gyms/gymOf'
import type { Handler } from '../http/handler'
import { noSuchGym } from '../http/httpError'

/** Reckons a month's pay as the act that writes it does, and writes nothing. */
export const payPreview: Handler<'payPreview'> = async ({ gymId, month }, { store, now }) => {
  const gym = await store.get(gymPath(gymId))
  if (gym === null) throw noSuchGym()
  const settings = storedSettings(gym)
  const today = civilDateIn(now, settings.timezone)
  const refusal =
    refuseUnfinished(month, today, 'Generate') ??
    refuseLocked(readPayMonth(await store.get(payMonthPath(gymId, month)), gymId, month))
  if (refusal) return refusal
  const [source, lines] = await Promise.all([
    paySourceOf(store, { gymId, month, settings, now, today }),
    linesOfMonth({ store, gymId }, month),
  ])
  return {
    kind: 'done',
    people: previewOf(payOfMonth(source, lines), lines),
  }
}
