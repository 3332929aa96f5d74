import { promoKeyOf, promoStatusOf, type PromoCode, type PromoStatus } from '@/domain/promoCodes/promoCode'
import type { Views } from '@/domain/shared/arrange'
import type { CivilDate } from '@/domain/shared/civilDate'

export type PromoTab = 'all' | 'live' | 'scheduled' | 'usedUp' | 'ended' | 'archived'
export type PromoSort = 'name' | 'percentOff' | 'validFrom' | 'validTo' | 'used'

/** No first day is before every day, no last day is after every day. */
const ALWAYS = '0000-01-01'
const NEVER = '9999-12-31'

/** How the list of codes is looked at on that day: "All" are those that are not put away. */
export function promoViews(today: CivilDate): Views<PromoCode, PromoTab, PromoSort, never> {
  const tab = (status: PromoStatus) => ({
    label: status,
    has: (code: PromoCode) => promoStatusOf(code, today) === status,
  })
  return {
    id: ({ id }) => id,
    name: ({ name }) => name,
    tabs: {
      all: { label: 'All', has: ({ archived }) => !archived },
      live: tab('Live'),
      scheduled: tab('Scheduled'),
      usedUp: tab('Used up'),
      ended: tab('Ended'),
      archived: tab('Archived'),
    },
    sorts: {
      name: ({ name }) => promoKeyOf(name),
      percentOff: ({ percentOff }) => percentOff,
      validFrom: ({ validFrom }) => validFrom ?? ALWAYS,
      validTo: ({ validTo }) => validTo ?? NEVER,
      used: ({ usedCount }) => usedCount,
    },
    descending: ['percentOff', 'used'],
    // A code is one word, of which a member may remember any part.
    finds: ({ name }, typed) => promoKeyOf(name).includes(promoKeyOf(typed)),
  }
}
