import type { Member } from '@/domain/members/member'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { MemberPackage } from '@/domain/packages/memberPackage'
import { termOf } from '@/domain/packages/runningTerm'
import { cycleDays, isTerm, nextRenewalDateOf } from '@/domain/packages/term'

const moved = (date: CivilDate | null, days: number) => date && addDays(date, days)

/**
 * Everything that follows the end of a running package: its start stays, what was used stays used. The anchor stays
 * too: the bill of a moved date begins a new count by itself (`billRecurring`), so days given back leave no trace.
 */
function shiftEnd(pkg: MemberPackage, days: number, given: number): MemberPackage {
  const term = termOf(pkg)
  return {
    ...pkg,
    endDate: moved(pkg.endDate, days),
    nextBillDate: moved(pkg.nextBillDate, days),
    nextRenewalDate: moved(pkg.nextRenewalDate, days),
    paidUntilDate: moved(pkg.paidUntilDate, days),
    billedThrough: term?.from ?? pkg.billedThrough,
    term: term && { ...term, to: addDays(term.to, days), freeDays: term.freeDays + given },
  }
}

/**
 * A renewal that waits moves as a whole. A recurring one is never shorter than its cycle from the new start: February
 * moved to 1 March is the whole of March.
 */
function shiftRenewal(pkg: MemberPackage, days: number): MemberPackage {
  const term = termOf(pkg)
  const startDate = moved(pkg.startDate, days)
  const whole = {
    ...shiftEnd(pkg, days, 0),
    startDate,
    anchorDate: moved(pkg.anchorDate ?? pkg.startDate, days),
  }
  if (term === null || startDate === null || !isTerm(pkg)) return whole
  const cycle = pkg.type === 'Recurring' ? cycleDays(startDate, pkg) : 0
  const freeDays = Math.max(0, cycle - term.soldDays)
  const endDate = addDays(startDate, term.soldDays + freeDays - 1)
  const nextBillDate = pkg.nextBillDate && addDays(endDate, 1)
  const isPaid = pkg.paidUntilDate === pkg.endDate
  return {
    ...whole,
    endDate,
    nextBillDate,
    nextRenewalDate: nextRenewalDateOf({ type: pkg.type, nextBillDate, endDate }),
    paidUntilDate: isPaid ? endDate : whole.paidUntilDate,
    billedThrough: startDate,
    term: { ...term, from: startDate, to: endDate, freeDays },
  }
}

/**
 * Moves the end of the running package by `days`, back when negative, and the renewal behind it as a whole
 * (DOMAIN 3.3 "Freeze"). `given` of the days are a gift.
 */
export function shiftCover(
  member: Member,
  pkg: MemberPackage,
  days: number,
  given = 0,
): Pick<Member, 'currentPackage' | 'futurePackage'> {
  const { futurePackage: future } = member
  return {
    currentPackage: shiftEnd(pkg, days, given),
    futurePackage: future && shiftRenewal(future, days),
  }
}
