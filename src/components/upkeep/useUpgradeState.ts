import { useSyncExternalStore } from 'react'
import { useGym } from '@/session/useGym'
import { upgradeState, watchUpgrade, type UpgradeState } from './recordUpgrade'

/** How far the centre's older records are: lists and figures lack what is not upgraded yet. */
export function useUpgradeState(): UpgradeState {
  const { gymId } = useGym()
  return useSyncExternalStore(watchUpgrade, () => upgradeState(gymId))
}
