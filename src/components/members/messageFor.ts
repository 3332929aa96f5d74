import { NO_COVER_END } from '@/domain/members/lookupOf'
import type { ListedMember } from '@/domain/members/listedMember'
import { standingOf, type StateLimits } from '@/domain/members/memberState'
import { chatText, greetingFor } from '@/domain/messages/chatText'
import type { TextSettings } from '@/domain/messages/templateInUse'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'

/** Which message there is to write to them; null for a greeting alone. */
function kindFor(member: ListedMember, today: CivilDate, limits: StateLimits): string | null {
  switch (standingOf(member, today, limits)) {
    case 'Upcoming':
      return 'upcoming'
    case 'Expiring':
      return 'renewalDue'
    case 'Grace':
    case 'Expired':
      return 'expired'
    case 'Inactive':
    case 'Deleted':
      return member.lookup.coverUntil === NO_COVER_END ? 'joinUs' : 'winBack'
    case 'Active':
    case 'Frozen':
    case 'Blocked':
    case 'No package':
      return null
  }
}

/** What a WhatsApp to this member begins with; money is never written to a phone that others may read. */
export function messageFor(
  member: ListedMember,
  today: CivilDate,
  gymName: string,
  settings: StateLimits & TextSettings,
): string {
  const kind = kindFor(member, today, settings)
  if (kind === null) return `${greetingFor(member.name, gymName, settings.locale)} `
  const { coverUntil, startsOn } = member.lookup
  const vars = {
    ...{ name: member.name, centre: gymName, package: member.packageName },
    ...{ startDate: formatCivil(startsOn), endDate: formatCivil(coverUntil) },
  }
  return chatText(kind, vars, settings)
}
