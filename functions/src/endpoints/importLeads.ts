import { may } from '@/domain/access/collections'
import { stampedStore } from '@/data/store/stampedStore'
import { inTurn } from '../acts/inTurn'
import type { Handler } from '../http/handler'
import { notAllowed } from '../http/httpError'
import { addLeads } from '../imports/addLeads'

/** Whoever may export the leads may bring them, in the own name. */
export const importLeads: Handler<'importLeads'> = async (asked, { caller, store, clock }) => {
  if (!may(caller.role, 'leads.import')) throw notAllowed()
  const parts = { store: stampedStore(store, () => caller.uid), caller }
  return inTurn(`import ${asked.gymId}`, () => addLeads({ ...parts, now: clock() }, asked))
}
