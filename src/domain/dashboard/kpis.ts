import type { MemberLimits } from '@/domain/gyms/settings'
import { activeOn, hadMembersBy, lapsedIn, type FlowingMember } from '@/domain/members/memberFlow'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { roundToPaisa } from '@/domain/shared/money'
import { daysOf, takingsOf, type MonthsHeld } from '@/domain/monthStats/daySeries'
import type { Span } from '@/domain/monthStats/figureRange'

export const kpiIds = [
  'active',
  'growth',
  'renewal',
  'churn',
  'collection',
  'revenue',
  'ltv',
  'conversion',
] as const
export type KpiId = (typeof kpiIds)[number]

/**
 * The figures of a span, each null where nothing is known or there is nothing to divide by: `active` and `growth` count members,
 * `renewal`, `churn`, `collection` and `conversion` are percent, `revenue` and `ltv` are rupees a member.
 */
export type Kpis = Record<KpiId, number | null>

/** In percent of `whole`, to a tenth; null where the whole is nothing. */
const shareIn = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((part / whole) * 1000) / 10 : null

const nothing: Kpis = {
  active: null,
  growth: null,
  renewal: null,
  churn: null,
  collection: null,
  revenue: null,
  ltv: null,
  conversion: null,
}

/**
 * What a member brings until they leave (PRODUCT 4.1 "LTV"): revenue a member a month ÷ churn a month, of which the months cancel
 * out. null where nobody left, because then nothing tells how long they stay.
 */
const lifetimeValue = (revenue: number | null, lost: number, opening: number): number | null =>
  revenue === null || lost === 0 || opening === 0 ? null : roundToPaisa((revenue * opening) / lost)

/**
 * PRODUCT 4.1 "KPIs with formula". Who was to renew in the span: whose package went on, and who lapsed; churn is of
 * those who were there at its start. `months` lacks those that are not held yet; `conversion` is of the leads that came in it.
 */
export function kpisOf(
  members: readonly FlowingMember[],
  months: MonthsHeld,
  span: Span,
  today: CivilDate,
  limits: MemberLimits,
  conversion: number | null = null,
): Kpis {
  if (!hadMembersBy(members, span.to)) return { ...nothing, conversion }
  const active = activeOn(members, span.to, today)
  const opening = activeOn(members, addDays(span.from, -1), today)
  const lost = lapsedIn(members, span, today, limits)
  const days = daysOf(span, months)
  const takings = days && takingsOf(days)
  const average = (opening + active) / 2
  const lostOfOpening = lapsedIn(
    members.filter(({ lookup }) => lookup.joinedOn < span.from),
    span,
    today,
    limits,
  )
  const revenue = takings && average > 0 ? takings.collected / average : null
  return {
    active,
    growth: active - opening,
    renewal: takings && shareIn(takings.renewals, takings.renewals + lost),
    churn: shareIn(lostOfOpening, opening),
    collection: takings && shareIn(takings.collected, takings.billed),
    revenue: revenue === null ? null : roundToPaisa(revenue),
    ltv: lifetimeValue(revenue, lostOfOpening, opening),
    conversion,
  }
}
