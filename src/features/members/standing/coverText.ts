import { NO_COVER_END } from '@/domain/members/lookupOf'
import type { Member } from '@/domain/members/member'
import { memberStateOf } from '@/domain/members/memberState'
import { addDays, daysBetween, daysUntil } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Tone } from '@/ui/StateChip'

/** The last covered day, a renewal already bought included; null for a member without a package. */
export const endsOnOf = ({ lookup }: Member): CivilDate | null =>
  lookup.coverUntil === NO_COVER_END ? null : lookup.coverUntil

const days = (count: number) => `${count} day${count === 1 ? '' : 's'}`

/** As the first word of a cell. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "today", "yesterday", "12 days ago"; for dates that are not in the future. */
export function agoText(date: CivilDate, today: CivilDate): string {
  const ago = daysBetween(date, today)
  return ago <= 0 ? 'today' : ago === 1 ? 'yesterday' : `${days(ago)} ago`
}

/** "today", "tomorrow", "in 12 days". */
export function aheadText(date: CivilDate, today: CivilDate): string {
  const ahead = daysBetween(today, date)
  return ahead <= 0 ? 'today' : ahead === 1 ? 'tomorrow' : `in ${days(ahead)}`
}

export type CoverText = { text: string; tone: Tone }

/** How long the member is still covered, in as few words as a chip holds; null where there is nothing to count. */
export function coverTextOf(member: Member, today: CivilDate): CoverText | null {
  const endsOn = endsOnOf(member)
  if (endsOn === null) return null
  const { startsOn, frozenTo } = member.lookup
  switch (memberStateOf(member, today)) {
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

/** The package a list shows: what is held, else what comes, else what was. */
export const shownPackageOf = ({ currentPackage, futurePackage, lastPackage }: Member) =>
  currentPackage ?? futurePackage ?? lastPackage
