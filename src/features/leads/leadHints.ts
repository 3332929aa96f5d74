import { MOST_READ } from '@/domain/leads/leadMonths'
import type { Span } from '@/domain/monthStats/figureRange'
import { spanText } from '@/components/figures/figureWords'
import { EVERYONE } from '@/components/leads/leadsLink'
import { leadsText } from './funnel/funnelWords'
import type { LeadTab } from './leadViews'

const hints: Record<Exclude<LeadTab, typeof EVERYONE>, string> = {
  today: 'Who to call now: what is late, due today and due tomorrow. Open a lead to log the call.',
  open: 'Everybody who asked and has not bought yet.',
  new: 'Nobody has talked to them yet.',
  contacted: 'They have been talked to.',
  trialBooked: 'They come to try.',
  trialDone: 'They have tried, and decide now.',
  later: 'They asked to be called later.',
  converted: 'They became members.',
  lost: 'They were given up. Log a contact to bring one back: it becomes yours if whoever had it has left.',
}

/** Of `EVERYONE`; `isCut` where not all of these days' months were read. */
type Read = { days: Span; isCut: boolean; locale: string }

/** Who stands in a tab of the leads. */
export function hintOf(tab: LeadTab, { days, isCut, locale }: Read): string {
  if (tab !== EVERYONE) return hints[tab]
  return isCut
    ? `More than ${leadsText(MOST_READ, locale)} came in these months, and not all are listed. Choose fewer days by Added.`
    : `Everyone added ${spanText(days)}, whatever became of them. Choose other days by Added.`
}
