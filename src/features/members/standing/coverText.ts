import { standingOf, endsOnOf, type Standing, type StateLimits } from '@/domain/members/memberState'
import { addDays, daysUntil } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { agoText, aheadText } from '@/domain/shared/agoText'
import type { Tone } from '@/ui/StateChip'

const days = (count: number) => `${count} day${count === 1 ? '' : 's'}`

/** As the first word of a cell. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export type CoverText = { text: string; tone: Tone }

/** How long the member is still covered, in as few words as a chip holds; null where there is nothing to count. */
export function coverTextOf(member: Standing, today: CivilDate, limits: StateLimits): CoverText | null {
  const endsOn = endsOnOf(member)
  if (endsOn === null) return null
  const { startsOn, frozenTo } = member.lookup
  switch (standingOf(member, today, limits)) {
    case 'Upcoming':
      return { text: `Starts ${aheadText(startsOn, today)}`, tone: 'blue' }
    case 'Frozen':
      return { text: frozenTo ? `Back ${aheadText(addDays(frozenTo, 1), today)}` : 'Frozen', tone: 'blue' }
    case 'Grace':
      return { text: capital(agoText(endsOn, today)), tone: 'amber' }
    case 'Expired':
      return { text: capital(agoText(endsOn, today)), tone: 'red' }
    case 'Expiring': {
      const left = daysUntil(today, endsOn)
      return { text: left === 1 ? 'Last day' : `${days(left)} left`, tone: 'amber' }
    }
    case 'Active':
    case 'Blocked':
    case 'Inactive':
    case 'Deleted':
    case 'No package':
      return endsOn < today
        ? { text: capital(agoText(endsOn, today)), tone: 'grey' }
        : { text: `${days(daysUntil(today, endsOn))} left`, tone: 'green' }
  }
}
