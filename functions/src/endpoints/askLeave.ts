import { refuseWish, requestedLeave } from '@/domain/staffAttendance/leaveForm'
import { leavePath } from '@/data/staff/leaveRepository'
import { serverTime } from '@/data/store/documentStore'
import { UPDATED_BY } from '@/data/store/stampedStore'
import type { Handler } from '../http/handler'
import { callingEmployee, leaveOfEmployee } from '../staff/callingEmployee'

/** Asks the owner for leave; it counts once it is approved. */
export const askLeave: Handler<'askLeave'> = async ({ gymId, key, ...wish }, acting) => {
  const { staff, today } = await callingEmployee(acting, gymId)
  const id = `${gymId}_${key}`
  const known = await leaveOfEmployee(acting.store, staff, wish.from, wish.to)
  const refusal = refuseWish({ ...wish, id }, known, today)
  if (refusal) return refusal
  await acting.store.transact(async (transaction) => {
    if ((await transaction.get(leavePath(id))) !== null) return
    transaction.create(leavePath(id), {
      ...requestedLeave(wish, { id, gymId, staffId: staff.id }),
      ...{ createdAt: serverTime, updatedAt: serverTime, [UPDATED_BY]: acting.caller.uid },
    })
  })
  return { kind: 'done' }
}
