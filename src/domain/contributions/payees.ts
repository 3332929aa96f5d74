import type { CivilDate } from '@/domain/shared/civilDate'
import { isEmployed, type Staff } from '@/domain/staff/staff'
import { workedSince } from '@/domain/staffAttendance/muster'
import type { Contribution } from './contribution'

/** Somebody whom a contribution may be entered for. */
export type Payee = Pick<Staff, 'id' | 'name'> & { hasLeft: boolean }

/**
 * Whom the contributions of a month may be entered for: who works here, then who left during it or later, and who left before it and
 * has some of it. What they owe or are owed is settled with their last pay.
 */
export function payeesOf(
  staff: readonly Staff[],
  first: CivilDate,
  lines: readonly Pick<Contribution, 'staffId'>[],
): Payee[] {
  const named = new Set(lines.map(({ staffId }) => staffId))
  const payees = staff
    .filter((one) => workedSince(one, first) || named.has(one.id))
    .map((one) => ({ id: one.id, name: one.name, hasLeft: !isEmployed(one) }))
  return [...payees.filter(({ hasLeft }) => !hasLeft), ...payees.filter(({ hasLeft }) => hasLeft)]
}
