import { givenLeave, refuseGiven, refuseOther } from '@/domain/staffAttendance/leaveForm'
import { leavePath } from '@/data/staff/leaveRepository'
import { serverTime } from '@/data/store/documentStore'
import { UPDATED_BY } from '@/data/store/stampedStore'
import type { Handler } from '../http/handler'
import { leaveInTurn } from '../staff/leaveInTurn'

/** Leave that the owner gives: it counts at once. */
export const giveLeave: Handler<'giveLeave'> = ({ gymId, key, ...given }, { store, caller }) => {
  const whose = { id: `${gymId}_${key}`, gymId, staffId: given.staffId }
  return store.transact(async (transaction) => {
    const { stored, known, close } = await leaveInTurn(store, transaction, { ...given, ...whose })
    if (stored !== null) return refuseOther(stored.leave, given) ?? { kind: 'done', leaveId: whose.id }
    const refusal = refuseGiven({ ...given, id: whose.id }, known)
    if (refusal) return refusal
    close()
    transaction.create(leavePath(whose.id), {
      ...givenLeave(given, whose),
      ...{ createdAt: serverTime, updatedAt: serverTime, [UPDATED_BY]: caller.uid },
    })
    return { kind: 'done', leaveId: whose.id }
  })
}
