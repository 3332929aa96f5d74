import { limitProblem, type LimitedThing } from '@/domain/gyms/gymLimits'
import { writeProblem } from '@/domain/gyms/gymTerm'
import { civilDateIn } from '@/domain/shared/calendar'
import { upgradeGym } from '@/domain/gyms/upgradeGym'
import type { StoredData, StoredDocument } from '@/data/store/documentStore'
import { storedSettings } from './gymOf'
import { heldGym } from './publicGyms'

/** Why a stored centre may not write at `now`, by its own package and its own day; null when it may. */
export function writeProblemIn(stored: StoredDocument, now: Date): string | null {
  const gym = heldGym(stored)
  return gym === null ? null : writeProblem(gym, civilDateIn(now, storedSettings(stored).timezone))
}

export type FieldChange = { at: string[]; value: unknown }

/**
 * What the rules and the lists are to go by once the centre's record holds this, to be written along: then a renewed package lets in
 * at once, without waiting for the trigger that would bring it. Empty where it stands already.
 */
export function untilFields(gymId: string, data: StoredData): FieldChange[] {
  const { repairs } = upgradeGym(gymId, data)
  return ['writesUntil', 'packageUntil'].flatMap((name) =>
    repairs?.[name] === undefined ? [] : [{ at: [name], value: repairs[name] }],
  )
}

/** Why a stored centre may not have `more` of them beside the `used` ones; null when it may. */
export function limitProblemIn(
  stored: StoredDocument,
  thing: LimitedThing,
  used: number,
  more = 1,
): string | null {
  const gym = heldGym(stored)
  return gym === null ? null : limitProblem(gym, thing, used, more)
}
