import type { GymSettings } from '@/domain/gyms/settings'
import { addDays, earliest, latest } from '@/domain/shared/calendar'
import { civil, type CivilDate } from '@/domain/shared/civilDate'
import type { OwnShifts } from '@/domain/staff/shift'
import { isFreeForAll, type StaffRules } from './staffDay'
import { leaveKinds, type LeaveKind, type StaffLeave } from './staffLeave'

export type LeaveQuotas = Pick<GymSettings, 'staffCasualLeave' | 'staffSickLeave' | 'staffEarnedLeave'>

/** One kind of leave in a year, in days; `quota` and `left` are null where the centre sets no number, `left` below 0 where more was given. */
export type LeaveBalance = { kind: LeaveKind; quota: number | null; taken: number; left: number | null }

const quotaOf = (kind: LeaveKind, rules: LeaveQuotas): number | null => {
  const days = {
    Casual: rules.staffCasualLeave,
    Sick: rules.staffSickLeave,
    Earned: rules.staffEarnedLeave,
    Other: 0,
  }[kind]
  return days === 0 ? null : days
}

export const yearOf = (date: CivilDate): { from: CivilDate; to: CivilDate } => {
  const year = date.slice(0, 4)
  return { from: civil(`${year}-01-01`), to: civil(`${year}-12-31`) }
}

type Days = Pick<StaffLeave, 'from' | 'to'>

/** Days of a span on which they would have worked: leave is not used up by a holiday or a weekly off. */
export function leaveDays(
  span: Days,
  person: OwnShifts,
  rules: Pick<StaffRules, 'holidays'>,
  within: Days,
): number {
  const last = earliest(span.to, within.to)
  let count = 0
  for (let date = latest(span.from, within.from); date <= last; date = addDays(date, 1))
    if (!isFreeForAll(date, person, rules)) count += 1
  return count
}

/** What an employee has taken of each kind in the year of that date, and what is left. Only paid leave uses a quota up. */
export function leaveBalances(
  person: OwnShifts & { id: string },
  leaves: readonly StaffLeave[],
  rules: Pick<StaffRules, 'holidays'> & LeaveQuotas,
  on: CivilDate,
): LeaveBalance[] {
  const year = yearOf(on)
  const own = leaves.filter(
    ({ staffId, deleted, status, isPaid }) =>
      staffId === person.id && !deleted && status === 'Approved' && isPaid,
  )
  return leaveKinds
    .map((kind) => {
      const taken = own
        .filter((leave) => leave.kind === kind)
        .reduce((all, leave) => all + leaveDays(leave, person, rules, year), 0)
      const quota = quotaOf(kind, rules)
      return { kind, quota, taken, left: quota === null ? null : quota - taken }
    })
    .filter(({ quota, taken }) => quota !== null || taken > 0)
}

/** What would be left of its kind once that leave is approved as paid, in each year that it touches. */
export function balancesAfter(
  leave: StaffLeave,
  person: OwnShifts & { id: string },
  leaves: readonly StaffLeave[],
  rules: Pick<StaffRules, 'holidays'> & LeaveQuotas,
): { year: string; balance: LeaveBalance }[] {
  const approved: StaffLeave = { ...leave, status: 'Approved', isPaid: true, deleted: false }
  const others = leaves.filter(({ id }) => id !== leave.id)
  const days = leave.from.slice(0, 4) === leave.to.slice(0, 4) ? [leave.from] : [leave.from, leave.to]
  return days.flatMap((on) => {
    const balance = leaveBalances(person, [...others, approved], rules, on).find(
      ({ kind }) => kind === leave.kind,
    )
    return balance ? [{ year: on.slice(0, 4), balance }] : []
  })
}

/** More than the centre's rules give in a year. */
export const isTooMany = ({ left }: Pick<LeaveBalance, 'left'>): boolean => left !== null && left < 0

const dayText = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

/** `3 of 12 days taken, 9 left`. */
export function balanceText({ quota, taken, left }: LeaveBalance): string {
  if (quota === null || left === null) return `${dayText(taken)} taken`
  if (left < 0) return `${taken} of ${dayText(quota)} taken, ${dayText(-left)} too many`
  return `${taken} of ${dayText(quota)} taken, ${left} left`
}
