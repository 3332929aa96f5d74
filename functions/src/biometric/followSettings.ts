import { bringIntoLine } from '@/data/biometric/bringIntoLine'
import { gymPath, storedSettings } from '@/data/gyms/gymOf'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import type { GymSettings } from '@/domain/gyms/settings'
import { keepClock } from '../gyms/keepClock'
import { keepZone } from './keepZone'

/** Whether other people are let in by the one than by the other, whatever they hold (DOMAIN 1.6). */
const movesDoors = (was: GymSettings, is: GymSettings): boolean =>
  (['deviceDuesRule', 'graceDays', 'timezone'] as const).some((name) => was[name] !== is[name])

/**
 * Brings a centre's devices into line with a setting that was changed, and the day that the rules go by with its zone, which a
 * new centre has too. Goes by the settings as they stand now and not as that
 * write left them: late, repeated and reordered events come to the same.
 */
export async function followSettings(
  store: DocumentStore,
  before: StoredDocument | null,
  after: StoredDocument | null,
  now: Date,
): Promise<void> {
  if (after === null || (before !== null && !movesDoors(storedSettings(before), storedSettings(after))))
    return
  const gym = await store.get(gymPath(after.id))
  if (gym === null) return
  await keepClock(store, gym, now)
  if (before === null) return
  await keepZone(store, gym.id, storedSettings(gym).timezone, now)
  await bringIntoLine(store, gym.id, now)
}
