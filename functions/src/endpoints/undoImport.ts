import { may } from '@/domain/access/collections'
import { stampedStore } from '@/data/store/stampedStore'
import { inTurn } from '../acts/inTurn'
import type { Handler } from '../http/handler'
import { notAllowed } from '../http/httpError'
import { takeBack } from '../imports/takeBack'

/** Whoever may import may roll back, whoever the file brought. */
export const undoImport: Handler<'undoImport'> = async (asked, { caller, store, clock }) => {
  if (!may(caller.role, 'members.import') || !may(caller.role, 'leads.import')) throw notAllowed()
  const parts = { store: stampedStore(store, () => caller.uid), caller }
  return inTurn(`import ${asked.gymId}`, () => takeBack({ ...parts, now: clock() }, asked))
}
