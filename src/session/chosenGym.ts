import type { GymState } from './sessionState'
import { CHOSEN_GYM_KEY, type TabStorage } from './tabStorage'

/** The query parameter that names an administrator's centre. */
export const GYM_PARAMETER = 'centre'

/** The address wins over the tab's memory, so that a link opens the centre it was copied from. */
export const chosenGymOf = (search: string, storage: TabStorage): string | null =>
  new URLSearchParams(search).get(GYM_PARAMETER) || storage.getItem(CHOSEN_GYM_KEY)

export function keepChosenGym(storage: TabStorage, gymId: string | null): void {
  if (gymId === null) storage.removeItem(CHOSEN_GYM_KEY)
  else storage.setItem(CHOSEN_GYM_KEY, gymId)
}

/** Which centre is chosen, whether it is open, on its way or closed to whoever chose it; null: none. */
export function chosenIdOf(gym: GymState): string | null {
  switch (gym.status) {
    case 'none':
      return null
    case 'loading':
      return gym.gymId
    case 'ready':
      return gym.info.id
    case 'outside':
      return gym.gym.id
  }
}
