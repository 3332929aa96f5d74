import { answerLeave as answered } from '@/domain/staffAttendance/leaveAnswer'
import type { Handler } from '../http/handler'
import { changeLeave } from '../staff/changeLeave'

/** The owner's answer to what an employee asked for, as it stands at that moment. */
export const answerLeave: Handler<'answerLeave'> = ({ gymId, leaveId, ...answer }, acting) =>
  changeLeave(acting, { gymId, leaveId }, (leave, known) => answered(leave, answer, known))
