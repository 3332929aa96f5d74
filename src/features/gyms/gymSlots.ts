import { createContext, useContext, type ComponentType } from 'react'
import type { Gym } from '@/domain/gyms/gym'

/**
 * What other subjects show over the list of centres. Features do not know each other, so `app` fills these in, each to be
 * loaded when it is opened (decision 40).
 */
export type GymSlots = {
  /** Gives a centre a package, or renews the one it has. */
  GivePackage: ComponentType<{ gym: Gym; act: 'assign' | 'renew'; onClose: () => void }>
}

export const GymSlotsContext = createContext<GymSlots | null>(null)

export function useGymSlots(): GymSlots {
  const slots = useContext(GymSlotsContext)
  if (slots === null) throw new Error('The list of centres stands within GymSlotsContext.')
  return slots
}
