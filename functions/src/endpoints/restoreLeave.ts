import { isRefused } from '@/domain/shared/refusal'
import { refuseReturn } from '@/domain/staffAttendance/leaveAnswer'
import { leavePath } from '@/data/staff/leaveRepository'
import { serverTime } from '@/data/store/documentStore'
import { UPDATED_BY } from '@/data/store/stampedStore'
import type { Handler } from '../http/handler'
import { leaveInTurn, leaveOf } from '../staff/leaveInTurn'

/** Brings back what was taken back, as it stands at that moment. */
export const restoreLeave: Handler<'restoreLeave'> = ({ gymId, leaveId }, { store, caller }) =>
  store.transact(async (transaction) => {
    const found = await leaveOf(transaction, gymId, leaveId)
    if (isRefused(found)) return found
    const { leave } = found
    const { known, close } = await leaveInTurn(store, transaction, leave)
    if (!leave.deleted) return { kind: 'done' }
    const refusal = refuseReturn(leave, known)
    if (refusal) return refusal
    close()
    transaction.update(leavePath(leaveId), [
      { at: ['deleted'], value: false },
      { at: ['updatedAt'], value: serverTime },
      { at: [UPDATED_BY], value: caller.uid },
    ])
    return { kind: 'done' }
  })
