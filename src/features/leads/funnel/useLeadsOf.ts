import { useMemo } from 'react'
import { leadRepository } from '@/data/leads/leadRepository'
import type { Lead } from '@/domain/leads/lead'
import { cameWithin, monthsAsked } from '@/domain/leads/leadMonths'
import type { Span } from '@/domain/monthStats/figureRange'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { MOST_READ } from '../leadViews'

/** Every lead that came on these days; `isCut` where so many came that not all were read. */
export function useLeadsOf({ from, to }: Span): Live<{ leads: readonly Lead[]; isCut: boolean }> {
  const { gymId, settings } = useGym()
  const repository = useRepository(leadRepository)
  const live = useLive(
    useMemo(
      () => repository.ofMonths(gymId, monthsAsked({ from, to }), MOST_READ),
      [repository, gymId, from, to],
    ),
  )
  return useMemo(() => {
    if (live.status !== 'ready') return live
    const { rows } = live.value
    const leads = cameWithin(rows, { from, to }, settings.timezone)
    return { ...live, value: { leads, isCut: rows.length >= MOST_READ } }
  }, [live, from, to, settings.timezone])
}
