import { may } from '@/domain/access/collections'
import { stampedStore } from '@/data/store/stampedStore'
import { inTurn } from '../acts/inTurn'
import type { Handler } from '../http/handler'
import { notAllowed } from '../http/httpError'
import { addMembers } from '../imports/addMembers'

/** The owner's, in the owner's name: each member's line in the audit log says who brought them. */
export const importMembers: Handler<'importMembers'> = async (asked, { caller, store, clock }) => {
  if (!may(caller.role, 'members.import')) throw notAllowed()
  const parts = { store: stampedStore(store, () => caller.uid), caller }
  return inTurn(`import ${asked.gymId}`, () => addMembers({ ...parts, now: clock() }, asked))
}
