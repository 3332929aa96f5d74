import { leaveSupport as left } from '@/domain/gyms/gymSupport'
import { changeSupport } from '../gyms/changeSupport'
import type { Handler } from '../http/handler'

export const leaveSupport: Handler<'leaveSupport'> = async ({ gymId }, acting) => {
  const { caller, now, requestId } = acting
  await changeSupport(
    acting,
    {
      ...{ gymId, act: 'support.leave', source: requestId },
      support: ({ visits }) => {
        const visit = visits[caller.uid]
        return visit ? { name: visit.name, reason: visit.reason } : null
      },
    },
    (held) => held && left(held, caller.uid, now),
  )
  return { kind: 'done' }
}
