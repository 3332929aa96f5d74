import { limitProblem, nearText, usedOf, type HeldThing } from '@/domain/gyms/gymLimits'
import { gymRepository } from '@/data/gyms/gymRepository'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'

/**
 * How near the centre is to a limit of its package: one line from 90 % on, and why none can be added once it is reached.
 * Read live from the centre's record, which the session watches already; without a limit nothing is asked.
 */
export function useNearness(thing: HeldThing): { text: string | null; problem: string | null } {
  const { gymId, limits } = useGym()
  const gyms = useRepository(gymRepository)
  const gym = useLive(limits[thing] === null ? null : gyms.one(gymId))
  if (gym.status !== 'ready' || gym.value === null) return { text: null, problem: null }
  const used = usedOf(gym.value, thing)
  return { text: nearText(limits, thing, used), problem: limitProblem(limits, thing, used) }
}
