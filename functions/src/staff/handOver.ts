import { civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { isEmployed, type Staff } from '@/domain/staff/staff'
import { lastDayOf, type EmployeeChanges } from '@/domain/staff/employ'
import { leftBehind } from '@/domain/staff/leftBehind'
import { countOpenLeads, handOverLeads } from '@/data/leads/handOverLeads'
import { countTrained, handOverMembers, type Trainer } from '@/data/members/trainers'
import type { Acting } from '../http/handler'
import { refusedAt, type Refused } from './employeeProblems'
import { takerIn } from './takerIn'

const leaves = (staff: Staff, { isActive, deleted }: EmployeeChanges): boolean =>
  isEmployed(staff) && (isActive === false || deleted === true)

const countLeft = async ({ store }: Acting, { gymId, id }: Staff) => {
  const [leads, members] = await Promise.all([
    countOpenLeads(store, gymId, id),
    countTrained(store, gymId, id),
  ])
  return { leads, members }
}

async function give(
  { store, caller, now }: Acting,
  { gymId, id: from }: Staff,
  { leads, members }: { leads: number; members: number },
  { to, lastDay }: { to: Trainer; lastDay: CivilDate },
): Promise<void> {
  if (leads > 0) await handOverLeads(store, { gymId, from, to: to.id, by: caller.uid })
  if (members > 0) await handOverMembers(store, { gymId, from, to, by: caller.uid, now, lastDay })
}

const lastDayIn = ({ now }: Acting, changes: EmployeeChanges, timezone: string): CivilDate =>
  lastDayOf(changes, civilDateIn(now, timezone))

/**
 * Nobody leaves open leads behind that nobody calls, or members whom nobody trains: they go to somebody else before the
 * account is shut. Says why they can't; null once nothing is left. A repeat goes on where an earlier attempt broke off.
 */
export async function handOver(
  acting: Acting,
  staff: Staff,
  changes: EmployeeChanges,
  timezone: string,
): Promise<Refused | null> {
  if (!leaves(staff, changes)) return null
  const { gymId, id: from, name } = staff
  const counts = await countLeft(acting, staff)
  const left = leftBehind(counts)
  if (left === null) return null
  const id = changes.handOverTo
  if (id === undefined)
    return refusedAt(
      'handOverTo',
      changes.deleted === true
        ? `${name} ${left.does}. Deactivate ${name} first, and choose who takes ${left.them} over.`
        : `${name} ${left.does}. Choose who takes ${left.them} over.`,
    )
  const to = id === from ? null : await takerIn(acting.store, { gymId, id }, timezone)
  if (to === null) return refusedAt('handOverTo', 'Choose somebody who works here.')
  await give(acting, staff, counts, { to, lastDay: lastDayIn(acting, changes, timezone) })
  return null
}

/**
 * Once more, as soon as the record says that they left: what was given to them since it was counted goes the same way, and to
 * nobody in particular where nothing had to be handed over.
 */
export async function handOverRest(
  acting: Acting,
  staff: Staff,
  changes: EmployeeChanges,
  timezone: string,
): Promise<void> {
  if (!leaves(staff, changes)) return
  const counts = await countLeft(acting, staff)
  if (leftBehind(counts) === null) return
  const { gymId } = staff
  const to = await takerIn(acting.store, { gymId, id: changes.handOverTo ?? '' }, timezone)
  const lastDay = lastDayIn(acting, changes, timezone)
  await give(acting, staff, counts, { to: to ?? { id: '', name: '' }, lastDay })
}
