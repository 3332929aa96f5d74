import { addDuration } from '@/domain/shared/calendar'
import { leaveBalances, yearOf } from '@/domain/staffAttendance/leaveBalance'
import { ownLeaveSchema } from '@/domain/staffAttendance/ownLeave'
import type { Handler } from '../http/handler'
import { callingEmployee, leaveOfEmployee } from '../staff/callingEmployee'

/** The caller's own leave of this year and the next, with what is left this year. */
export const ownLeave: Handler<'ownLeave'> = async ({ gymId }, acting) => {
  const { staff, settings, today } = await callingEmployee(acting, gymId)
  const year = yearOf(today)
  const leaves = await leaveOfEmployee(acting.store, staff, year.from, addDuration(year.to, 1, 'Year'))
  return ownLeaveSchema.parse({ leaves, balances: leaveBalances(staff, leaves, settings, today) })
}
