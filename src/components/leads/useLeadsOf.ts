import { useMemo } from 'react'
import { leadRepository } from '@/data/leads/leadRepository'
import type { Lead } from '@/domain/leads/lead'
import { cameWithin, MOST_READ, monthsAsked } from '@/domain/leads/leadMonths'
import type { Span } from '@/domain/monthStats/figureRange'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'

/** Every lead that came on these days; `isCut` where so many came that not all were read. null asks nothing and stays 'loading'. */
export function useLeadsOf(span: Span | null): Live<{ leads: readonly Lead[]; isCut: boolean }> {
  const { gymId, settings } = useGym()
  const { from, to } = span ?? {}
  const days = useMemo(() => (from === undefined || to === undefined ? null : { from, to }), [from, to])
  const repository = useRepository(leadRepository)
  const live = useLive(
    useMemo(
      () => days && repository.ofMonths(gymId, monthsAsked(days), MOST_READ),
      [repository, gymId, days],
    ),
  )
  return useMemo(() => {
    if (live.status !== 'ready') return live
    const { rows } = live.value
    const leads = days === null ? [] : cameWithin(rows, days, settings.timezone)
    return { ...live, value: { leads, isCut: rows.length >= MOST_READ } }
  }, [live, days, settings.timezone])
}
