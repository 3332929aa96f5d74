import { refuseOther, refuseWish, requestedLeave } from '@/domain/staffAttendance/leaveForm'
import { leavePath } from '@/data/staff/leaveRepository'
import { serverTime } from '@/data/store/documentStore'
import { UPDATED_BY } from '@/data/store/stampedStore'
import type { Handler } from '../http/handler'
import { callingEmployee } from '../staff/callingEmployee'
import { leaveInTurn } from '../staff/leaveInTurn'

/** Asks the owner for leave; it counts once it is approved. */
export const askLeave: Handler<'askLeave'> = async ({ gymId, key, ...wish }, acting) => {
  const { staff, today } = await callingEmployee(acting, gymId)
  const whose = { id: `${gymId}_${key}`, gymId, staffId: staff.id }
  return acting.store.transact(async (transaction) => {
    const { stored, known, close } = await leaveInTurn(acting.store, transaction, { ...wish, ...whose })
    if (stored !== null) return refuseOther(stored.leave, { ...wish, staffId: staff.id }) ?? { kind: 'done' }
    const refusal = refuseWish({ ...wish, id: whose.id }, known, today)
    if (refusal) return refusal
    close()
    transaction.create(leavePath(whose.id), {
      ...requestedLeave(wish, whose),
      ...{ createdAt: serverTime, updatedAt: serverTime, [UPDATED_BY]: acting.caller.uid },
    })
    return { kind: 'done' }
  })
}
