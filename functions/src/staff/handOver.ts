import { isEmployed, type Staff } from '@/domain/staff/staff'
import type { EmployeeChanges } from '@/domain/staff/employ'
import { leftBehind } from '@/domain/staff/leftBehind'
import { countOpenLeads, handOverLeads } from '@/data/leads/handOverLeads'
import { countTrained, handOverMembers } from '@/data/members/trainers'
import type { Acting } from '../http/handler'
import { refusedAt, type Refused } from './employeeProblems'
import { takerIn } from './takerIn'

const leaves = (staff: Staff, { isActive, deleted }: EmployeeChanges): boolean =>
  isEmployed(staff) && (isActive === false || deleted === true)

/**
 * Nobody leaves open leads behind that nobody calls, or members whom nobody trains: they go to somebody else before the
 * account is shut. Says why they can't; null once nothing is left. A repeat goes on where an earlier attempt broke off.
 */
export async function handOver(
  { store, caller }: Acting,
  staff: Staff,
  changes: EmployeeChanges,
  timezone: string,
): Promise<Refused | null> {
  if (!leaves(staff, changes)) return null
  const { gymId, id: from, name } = staff
  const [leads, members] = await Promise.all([
    countOpenLeads(store, gymId, from),
    countTrained(store, gymId, from),
  ])
  const left = leftBehind({ leads, members })
  if (left === null) return null
  const id = changes.handOverTo
  if (id === undefined)
    return refusedAt(
      'handOverTo',
      changes.deleted === true
        ? `${name} ${left.does}. Deactivate ${name} first, and choose who takes ${left.them} over.`
        : `${name} ${left.does}. Choose who takes ${left.them} over.`,
    )
  const to = id === from ? null : await takerIn(store, { gymId, id }, timezone)
  if (to === null) return refusedAt('handOverTo', 'Choose somebody who works here.')
  if (leads > 0) await handOverLeads(store, { gymId, from, to: to.id, by: caller.uid })
  if (members > 0) await handOverMembers(store, { gymId, from, to, by: caller.uid })
  return null
}
