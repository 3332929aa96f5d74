import type { ClientInfo } from '@/domain/gyms/gym'
import { limitsOn, type GymLimits } from '@/domain/gyms/gymLimits'
import { gymTermOf, type GymTerm } from '@/domain/gyms/gymTerm'
import type { GymSettings } from '@/domain/gyms/settings'
import type { CivilDate } from '@/domain/shared/civilDate'
import { gymSettings } from './gymSettings'
import { useSignedIn } from './useSession'
import { useToday } from './useToday'

export type CurrentGym = {
  gymId: string
  info: ClientInfo
  settings: GymSettings
  /** The civil date in the centre's zone; changes at its midnight. */
  today: CivilDate
  /** How the centre stands with its own package on that day; changes as soon as the package does. */
  term: GymTerm
  /** What its package allows on that day. */
  limits: GymLimits
}

const current = new WeakMap<ClientInfo, CurrentGym>()

/** The same object for everybody who asks, until the centre or the day changes. */
function currentGym(info: ClientInfo, today: CivilDate): CurrentGym {
  const known = current.get(info)
  if (known?.today === today) return known
  const gym = {
    gymId: info.id,
    info,
    settings: gymSettings(info),
    today,
    term: gymTermOf(info, today),
    limits: limitsOn(info, today),
  }
  current.set(info, gym)
  return gym
}

/** The centre whose records are shown; only below the guard, which asks for one first. */
export function useGym(): CurrentGym {
  const { gym, backend } = useSignedIn()
  if (gym.status !== 'ready') throw new Error('This screen stands outside the guard: there is no centre.')
  return currentGym(gym.info, useToday(backend.clock, gymSettings(gym.info).timezone))
}
