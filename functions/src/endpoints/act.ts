import { z } from 'zod'
import { actInputs } from '@/domain/acts/actInputs'
import { actRoles } from '@/domain/acts/actNames'
import type { Role } from '@/domain/access/role'
import { runAct } from '@/data/acts/runAct'
import { stampedStore } from '@/data/store/stampedStore'
import { inTurn } from '../acts/inTurn'
import { tellOfAct } from '../acts/tellOf'
import type { Handler } from '../http/handler'
import { notAllowed } from '../http/httpError'
import { parsedInput } from '../http/input'

/** Decides and writes an act on money, packages or numbers, in the name of the caller (ACTS). */
export const act: Handler<'act'> = async (call, { caller, store, clock }) => {
  const { gymId, act: name } = call
  const roles: readonly Role[] = actRoles[name]
  if (!roles.includes(caller.role)) throw notAllowed()
  const { input } = parsedInput(z.object({ input: actInputs[name] }), { input: call.input })
  const parts = {
    store: stampedStore(store, () => caller.uid),
    clock,
    tell: (at: Date) => tellOfAct(caller, call, at),
  }
  return inTurn(gymId, () => runAct(parts, caller, { ...call, act: name, input }))
}
