import { useMemo } from 'react'
import { boughtOf, type Bought } from '@/domain/leads/leadFunnel'
import type { Span } from '@/domain/monthStats/figureRange'
import { useLeadsOf } from '@/components/leads/useLeadsOf'
import type { Live } from '@/live/live'

/** `bought` is null where so many leads came that not all were read. */
export type Conversion = { bought: Bought | null }

/** What of the leads of these days bought, out of what the funnel below reads as well; null asks nothing. */
export function useConversion(span: Span | null): Live<Conversion> {
  const live = useLeadsOf(span)
  return useMemo(() => {
    if (live.status !== 'ready') return live
    const { leads, isCut } = live.value
    return { ...live, value: { bought: isCut ? null : boughtOf(leads) } }
  }, [live])
}
