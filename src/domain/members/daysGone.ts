import type { ListedMember } from './listedMember'
import { daysBetween } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { endsOnOf } from './memberState'

/** Days since the cover ended, or since the member was deactivated while covered; null while neither is so. */
export function daysGone(member: ListedMember, today: CivilDate): number | null {
  const endsOn = endsOnOf(member)
  const since = endsOn !== null && endsOn < today ? endsOn : member.deactivatedOn
  return since === null ? null : Math.max(0, daysBetween(since, today))
}
