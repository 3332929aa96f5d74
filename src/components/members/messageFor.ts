import { NO_COVER_END } from '@/domain/members/lookupOf'
import type { ListedMember } from '@/domain/members/listedMember'
import { standingOf, type StateLimits } from '@/domain/members/memberState'
import type { CivilDate } from '@/domain/shared/civilDate'
import { countryOfLocale } from '@/domain/shared/callingCode'
import { formatCivil } from '@/domain/shared/formatDate'

const firstNameOf = (name: string) => name.trim().split(/\s+/)[0] ?? ''

function businessOf(member: ListedMember, today: CivilDate, limits: StateLimits): string {
  const { coverUntil, startsOn } = member.lookup
  const pkg = member.packageName
  const named = pkg ? `your ${pkg} membership` : 'your membership'
  switch (standingOf(member, today, limits)) {
    case 'Upcoming':
      return `${named} starts on ${formatCivil(startsOn)}. See you then.`
    case 'Expiring':
      return `${named} ends on ${formatCivil(coverUntil)}. Reply here or visit the desk to renew it.`
    case 'Grace':
    case 'Expired':
      return `${named} ended on ${formatCivil(coverUntil)}. We would like to have you back: reply here to renew it.`
    case 'Inactive':
    case 'Deleted':
      return coverUntil === NO_COVER_END
        ? 'we would like to see you train with us. Reply here and we tell you how to start.'
        : 'we miss you at training. Reply here and we tell you what is on offer for coming back.'
    case 'Active':
    case 'Frozen':
    case 'Blocked':
    case 'No package':
      return ''
  }
}

/** As people of the centre's country greet each other (PRODUCT 2.R). */
const greetingIn = (locale: string) => (countryOfLocale(locale) === 'IN' ? 'Namaste' : 'Hello')

/** How the centre begins to write to somebody. */
export const greetingFor = (name: string, gymName: string, locale: string): string =>
  `${greetingIn(locale)} ${firstNameOf(name)}, this is ${gymName}.`

/** What a WhatsApp to this member begins with; money is never written to a phone that others may read. */
export function messageFor(
  member: ListedMember,
  today: CivilDate,
  gymName: string,
  settings: StateLimits & { locale: string },
): string {
  const greeting = greetingFor(member.name, gymName, settings.locale)
  const business = businessOf(member, today, settings)
  return business === '' ? `${greeting} ` : `${greeting} ${business[0]?.toUpperCase()}${business.slice(1)}`
}
