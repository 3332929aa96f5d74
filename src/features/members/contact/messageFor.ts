import { NO_COVER_END } from '@/domain/members/lookupOf'
import type { Member } from '@/domain/members/member'
import { memberStateOf } from '@/domain/members/memberState'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'

const firstNameOf = (name: string) => name.trim().split(/\s+/)[0] ?? ''

function businessOf(member: Member, today: CivilDate): string {
  const { coverUntil, startsOn } = member.lookup
  const pkg = (member.currentPackage ?? member.lastPackage)?.name
  const named = pkg ? `your ${pkg} membership` : 'your membership'
  switch (memberStateOf(member, today)) {
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

/** What a WhatsApp to this member begins with; money is never written to a phone that others may read. */
export function messageFor(member: Member, today: CivilDate, centreName: string): string {
  const greeting = `Namaste ${firstNameOf(member.name)}, this is ${centreName}.`
  const business = businessOf(member, today)
  return business === '' ? `${greeting} ` : `${greeting} ${business[0]?.toUpperCase()}${business.slice(1)}`
}
