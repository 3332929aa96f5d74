import { isRefused, type Refusal } from '@/domain/shared/refusal'
import type { StaffLeave } from '@/domain/staffAttendance/staffLeave'
import { leavePath } from '@/data/staff/leaveRepository'
import { changedFields } from '@/data/store/changedFields'
import { serverTime } from '@/data/store/documentStore'
import { UPDATED_BY } from '@/data/store/stampedStore'
import type { Acting } from '../http/handler'
import { leaveInTurn, leaveOf } from './leaveInTurn'

type Asked = { gymId: string; leaveId: string }

/** Changes one leave in its turn, as `after` says of it and of the employee's other leave; nothing is written where it stays as it is. */
export const changeLeave = (
  { store, caller }: Pick<Acting, 'store' | 'caller'>,
  { gymId, leaveId }: Asked,
  after: (leave: StaffLeave, known: readonly StaffLeave[]) => Partial<StaffLeave> | Refusal,
): Promise<{ kind: 'done' } | Refusal> =>
  store.transact(async (transaction) => {
    const found = await leaveOf(transaction, gymId, leaveId)
    if (isRefused(found)) return found
    const { data, leave } = found
    const { known, close } = await leaveInTurn(store, transaction, leave)
    const next = after(leave, known)
    if (isRefused(next)) return next
    const changes = changedFields(data, next)
    if (changes.length === 0) return { kind: 'done' }
    close()
    transaction.update(leavePath(leaveId), [
      ...changes,
      { at: ['updatedAt'], value: serverTime },
      { at: [UPDATED_BY], value: caller.uid },
    ])
    return { kind: 'done' }
  })
