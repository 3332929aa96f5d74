import { answerLeave as answered } from '@/domain/staffAttendance/leaveAnswer'
import { isRefused } from '@/domain/shared/refusal'
import { leavePath } from '@/data/staff/leaveRepository'
import { changedFields } from '@/data/store/changedFields'
import { serverTime } from '@/data/store/documentStore'
import { UPDATED_BY } from '@/data/store/stampedStore'
import type { Handler } from '../http/handler'
import { leaveInTurn, leaveOf } from '../staff/leaveInTurn'

/** The owner's answer to what an employee asked for, as it stands at that moment. */
export const answerLeave: Handler<'answerLeave'> = ({ gymId, leaveId, ...answer }, { store, caller }) =>
  store.transact(async (transaction) => {
    const found = await leaveOf(transaction, gymId, leaveId)
    if (isRefused(found)) return found
    const { data, leave } = found
    const { known, close } = await leaveInTurn(store, transaction, leave)
    const after = answered(leave, answer, known)
    if (isRefused(after)) return after
    const changes = changedFields(data, after)
    if (changes.length === 0) return { kind: 'done' }
    close()
    transaction.update(leavePath(leaveId), [
      ...changes,
      { at: ['updatedAt'], value: serverTime },
      { at: [UPDATED_BY], value: caller.uid },
    ])
    return { kind: 'done' }
  })
