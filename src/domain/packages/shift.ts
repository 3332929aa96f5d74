import type { Member } from '@/domain/members/member'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { MemberPackage } from './memberPackage'

const moved = (date: CivilDate | null, days: number) => date && addDays(date, days)

/** Everything that follows the end of a running package: its start stays, what was used stays used. */
const shiftEnd = (pkg: MemberPackage, days: number): MemberPackage => ({
  ...pkg,
  endDate: moved(pkg.endDate, days),
  nextBillDate: moved(pkg.nextBillDate, days),
  nextRenewalDate: moved(pkg.nextRenewalDate, days),
  paidUntilDate: moved(pkg.paidUntilDate, days),
  anchorDate: moved(pkg.anchorDate ?? pkg.startDate, days),
  billedThrough: moved(pkg.billedThrough ?? pkg.startDate, days),
})

/**
 * Moves the end of the running package by `days`, back when negative, and the renewal behind it as a whole
 * (DOMAIN 3.3 "Freeze"): both keep their length.
 */
export function shiftCover(
  member: Member,
  pkg: MemberPackage,
  days: number,
): Pick<Member, 'currentPackage' | 'futurePackage'> {
  const { futurePackage: future } = member
  return {
    currentPackage: shiftEnd(pkg, days),
    futurePackage: future && { ...shiftEnd(future, days), startDate: moved(future.startDate, days) },
  }
}
