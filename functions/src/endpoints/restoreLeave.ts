import { refuseReturn } from '@/domain/staffAttendance/leaveAnswer'
import type { Handler } from '../http/handler'
import { changeLeave } from '../staff/changeLeave'

/** Brings back what was taken back, as it stands at that moment. */
export const restoreLeave: Handler<'restoreLeave'> = (asked, acting) =>
  changeLeave(acting, asked, (leave, known) =>
    leave.deleted ? (refuseReturn(leave, known) ?? { deleted: false }) : {},
  )
