import { may } from '@/domain/access/collections'
import { inTurn } from '../acts/inTurn'
import { beginErasure } from '../erase/beginErasure'
import { eraseOn } from '../erase/eraseOn'
import type { Handler } from '../http/handler'
import { notAllowed } from '../http/httpError'

/** Of one call; the page asks again while there is more. */
const WORKS_MS = 20_000

export const eraseMember: Handler<'eraseMember'> = async (asked, acting) => {
  const { store, caller, clock } = acting
  if (!may(caller.role, 'members.erase')) throw notAllowed()
  const { gymId, memberId } = asked
  return inTurn(`erase ${gymId}`, async () => {
    const began = clock().getTime()
    const refusal = await beginErasure(asked, acting)
    if (refusal !== null) return refusal
    const hasTime = () => clock().getTime() - began < WORKS_MS
    return { kind: 'done', isFinished: await eraseOn(store, { gymId, memberId }, clock(), hasTime) }
  })
}
