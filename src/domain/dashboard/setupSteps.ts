import type { AttendanceDay } from '@/domain/attendance/attendance'
import { checkInsOn } from '@/domain/attendance/presence'
import type { ClientInfo } from '@/domain/gyms/gym'
import { NO_COVER_END } from '@/domain/members/lookupOf'
import type { ListedMember } from '@/domain/members/listedMember'

/** PRODUCT 4, screen 1 "First use", in the order in which each makes the next one possible. */
export const setupSteps = [
  'logo',
  'tax',
  'packages',
  'members',
  'staff',
  'sale',
  'attendance',
  'device',
] as const
export type SetupStep = (typeof setupSteps)[number]

type Known = {
  info: Pick<ClientInfo, 'dp' | 'preference' | 'deviceSerials'>
  members: readonly Pick<ListedMember, 'lookup' | 'lastVisitOn' | 'deleted'>[]
  /** Packages that the centre has made, archived ones too. */
  packages: number
  /** Employees who are not deleted, as the centre counts them. */
  staff: number
  /** Who came today: the day of a member's last visit follows a moment later. null where nobody did. */
  today: AttendanceDay | null
}

/** Each step ticks itself by what the centre has, whoever did it and wherever. */
export function doneSteps({ info, members, packages, staff, today }: Known): ReadonlySet<SetupStep> {
  const stay = members.filter(({ deleted }) => !deleted)
  const { taxRegime, gstin } = info.preference
  const done: Record<SetupStep, boolean> = {
    logo: info.dp !== '',
    tax: typeof taxRegime === 'string' || (typeof gstin === 'string' && gstin !== ''),
    packages: packages > 0,
    members: stay.length > 0,
    staff: staff > 0,
    sale: stay.some(({ lookup }) => lookup.coverUntil !== NO_COVER_END),
    attendance: checkInsOn(today) > 0 || stay.some(({ lastVisitOn }) => lastVisitOn !== null),
    device: info.deviceSerials.length > 0,
  }
  return new Set(setupSteps.filter((step) => done[step]))
}
