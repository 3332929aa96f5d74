import type { PageOf } from '@/data/store/live'
import {
  promoKeyOf,
  promoStatusOf,
  promoStatuses,
  type PromoCode,
  type PromoStatus,
} from '@/domain/promoCodes/promoCode'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Live } from '@/live/live'

export const promoTabs = ['all', 'live', 'scheduled', 'usedUp', 'ended', 'archived'] as const
export type PromoTab = (typeof promoTabs)[number]

export const promoSorts = ['name', 'percentOff', 'validFrom', 'validTo', 'used'] as const
export type PromoSort = (typeof promoSorts)[number]

export type Arrangement = {
  tab: PromoTab
  q: string
  sort: { by: PromoSort; direction: 'asc' | 'desc' }
}

const tabOf: Record<PromoStatus, PromoTab> = {
  Live: 'live',
  Scheduled: 'scheduled',
  'Used up': 'usedUp',
  Ended: 'ended',
  Archived: 'archived',
}

/** The codes of a tab: "All" are those that are not put away. */
export const promosOf = (codes: readonly PromoCode[], tab: PromoTab, today: CivilDate): PromoCode[] =>
  codes.filter((code) => {
    const status = promoStatusOf(code, today)
    return tab === 'all' ? status !== 'Archived' : tabOf[status] === tab
  })

/** The tabs with their words and counts, in their order. */
export const tabsOf = (codes: readonly PromoCode[], today: CivilDate) => [
  { id: 'all' as const, label: 'All', count: promosOf(codes, 'all', today).length },
  ...promoStatuses.map((status) => ({
    id: tabOf[status],
    label: status,
    count: promosOf(codes, tabOf[status], today).length,
  })),
]

/** No first day is before every day, no last day is after every day. */
const ALWAYS = '0000-01-01'
const NEVER = '9999-12-31'

const valueOf: Record<PromoSort, (code: PromoCode) => string | number> = {
  name: ({ name }) => promoKeyOf(name),
  percentOff: ({ percentOff }) => percentOff,
  validFrom: ({ validFrom }) => validFrom ?? ALWAYS,
  validTo: ({ validTo }) => validTo ?? NEVER,
  used: ({ usedCount }) => usedCount,
}

function compare(by: PromoSort) {
  const value = valueOf[by]
  return (one: PromoCode, other: PromoCode) => {
    const [a, b] = [value(one), value(other)]
    return a < b ? -1 : a > b ? 1 : one.id < other.id ? -1 : 1
  }
}

/** The rows of the open tab: found by any part of the code, whatever its case, and sorted. */
export function arrangeRows(codes: readonly PromoCode[], arrangement: Arrangement, today: CivilDate) {
  const { tab, q, sort } = arrangement
  const typed = promoKeyOf(q)
  const rows = promosOf(codes, tab, today)
    .filter(({ name }) => promoKeyOf(name).includes(typed))
    .sort(compare(sort.by))
  return sort.direction === 'desc' ? rows.reverse() : rows
}

/** All codes as one page of a list. */
export const arrange = (
  live: Live<PageOf<PromoCode>>,
  arrangement: Arrangement,
  today: CivilDate,
): Live<PageOf<PromoCode>> =>
  live.status === 'ready'
    ? {
        ...live,
        value: {
          ...live.value,
          rows: arrangeRows(live.value.rows, arrangement, today),
          next: null,
          previous: null,
        },
      }
    : live
