import { isEmployed, type Staff } from '@/domain/staff/staff'
import type { EmployeeChanges } from '@/domain/staff/employ'
import { countOpenLeads, handOverLeads } from '@/data/leads/handOverLeads'
import { readStaff, staffPath } from '@/data/staff/staffRecords'
import type { Acting } from '../http/handler'
import { refusedAt, type Refused } from './employeeProblems'

const leaves = (staff: Staff, { isActive, deleted }: EmployeeChanges): boolean =>
  isEmployed(staff) && (isActive === false || deleted === true)

function unassigned({ name }: Staff, open: number, { deleted }: EmployeeChanges): Refused {
  const leads = open === 1 ? '1 open lead' : `${open} open leads`
  const them = open === 1 ? 'it' : 'them'
  return refusedAt(
    'handOverTo',
    deleted === true
      ? `${name} follows up ${leads}. Deactivate ${name} first, and choose who takes ${them} over.`
      : `${name} follows up ${leads}. Choose who takes ${them} over.`,
  )
}

/**
 * Nobody leaves open leads behind that nobody calls: they go to somebody else before the account is shut. Says why they
 * can't; null once nothing is left. A repeat goes on where an earlier attempt broke off.
 */
export async function handOver(
  { store, caller }: Acting,
  staff: Staff,
  changes: EmployeeChanges,
  timezone: string,
): Promise<Refused | null> {
  if (!leaves(staff, changes)) return null
  const { gymId, id: from } = staff
  const open = await countOpenLeads(store, gymId, from)
  if (open === 0) return null
  const to = changes.handOverTo
  if (to === undefined) return unassigned(staff, open, changes)
  if (to !== '' && to !== gymId) {
    const taker = readStaff(await store.get(staffPath(to)), timezone)
    if (taker === null || taker.gymId !== gymId || taker.id === from || !isEmployed(taker))
      return refusedAt('handOverTo', 'Choose somebody who works here.')
  }
  await handOverLeads(store, { gymId, from, to, by: caller.uid })
  return null
}
