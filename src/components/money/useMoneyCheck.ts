import { useMemo } from 'react'
import { reachOf } from '@/domain/access/collections'
import type { MoneyCheck } from '@/domain/monthStats/moneyCheck'
import { moneyCheckRepository } from '@/data/moneyCheck/moneyChecks'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useRole } from '@/session/useSession'

/** What the last night found; null where no night was yet, undefined while it is read and for whoever may not see it. */
export function useMoneyCheck(): MoneyCheck | null | undefined {
  const { gymId } = useGym()
  const moneyChecks = useRepository(moneyCheckRepository)
  const mayRead = reachOf(useRole(), 'moneyChecks', 'get') !== 'never'
  const live = useLive(
    useMemo(() => (mayRead ? moneyChecks.last(gymId) : null), [mayRead, moneyChecks, gymId]),
  )
  return mayRead && live.status === 'ready' ? live.value : undefined
}
