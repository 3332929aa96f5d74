import { useMemo } from 'react'
import { reachOf } from '@/domain/access/collections'
import type { MoneyCheck } from '@/domain/monthStats/moneyCheck'
import { useLive } from '@/live/useLive'
import { useCentre } from '@/session/useCentre'
import { useMoneyRepositories } from '@/session/useMoneyRepositories'
import { useRole } from '@/session/useSession'

/** What the last night found; null where no night was yet, undefined while it is read and for whoever may not see it. */
export function useMoneyCheck(): MoneyCheck | null | undefined {
  const { gymId } = useCentre()
  const { moneyChecks } = useMoneyRepositories()
  const mayRead = reachOf(useRole(), 'moneyChecks', 'get') !== 'never'
  const live = useLive(
    useMemo(() => (mayRead ? moneyChecks.last(gymId) : null), [mayRead, moneyChecks, gymId]),
  )
  return mayRead && live.status === 'ready' ? live.value : undefined
}
