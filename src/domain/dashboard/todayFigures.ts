import type { AttendanceDay } from '@/domain/attendance/attendance'
import { presenceOf } from '@/domain/attendance/presence'
import type { ListedMember } from '@/domain/members/listedMember'
import type { CivilDate } from '@/domain/shared/civilDate'

/** How many members are inside now, as the desk counts them. */
export const insideNow = (today: AttendanceDay | null, yesterday: AttendanceDay | null, now: Date): number =>
  presenceOf(today, yesterday, now).filter(({ insideSince }) => insideSince !== null).length

/** How many of today's active members joined on that day. */
export const joinedOn = (members: readonly ListedMember[], day: CivilDate): number =>
  members.filter(({ lookup, isActive, deleted }) => isActive && !deleted && lookup.joinedOn === day).length
