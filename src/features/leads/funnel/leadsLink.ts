import { screens } from '@/domain/access/screens'
import type { Reach } from '@/domain/leads/leadFunnel'
import type { Span } from '@/domain/monthStats/figureRange'
import { rangeText } from '@/lists/filter'
import { EVERYONE, NOBODY, type LeadFilter } from '../leadViews'

export type Narrowed = Partial<Record<Extract<LeadFilter, 'source' | 'owner' | 'reason'>, string>> & {
  reached?: Reach
}

/** The list that adds up to a figure of those days (PRODUCT 2.Q); '' of a field is none. */
export function leadsLink({ from, to }: Span, narrowed: Narrowed = {}): string {
  const params = new URLSearchParams({ tab: EVERYONE, created: rangeText(from, to) })
  for (const [field, value] of Object.entries(narrowed)) params.set(field, value || NOBODY)
  return `${screens.leads.path}?${params.toString()}`
}
