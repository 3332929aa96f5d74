import { screens } from '@/domain/access/screens'
import type { Reach } from '@/domain/leads/leadFunnel'
import type { Span } from '@/domain/monthStats/figureRange'
import { rangeText } from '@/lists/filter'

/** The tab of whoever came on some days, whatever became of them: what the figures of those days add up to. */
export const EVERYONE = 'everyone'

/** The value of the filters by owner, source, label and reason for leads that have none. */
export const NOBODY = 'none'

export type Narrowed = Partial<Record<'source' | 'owner' | 'reason', string>> & {
  reached?: Reach
}

/** The list that adds up to a figure of those days (PRODUCT 2.Q); '' of a field is none. */
export function leadsLink({ from, to }: Span, narrowed: Narrowed = {}): string {
  const params = new URLSearchParams({ tab: EVERYONE, created: rangeText(from, to) })
  for (const [field, value] of Object.entries(narrowed)) params.set(field, value || NOBODY)
  return `${screens.leads.path}?${params.toString()}`
}
