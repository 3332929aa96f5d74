import type { Handler } from '../http/handler'
import { changeEmployee } from '../staff/changeEmployee'

/** SPECIFICATION 7: what may not be is answered with its field, so that the form says it there. */
export const updateEmployee: Handler<'updateEmployee'> = ({ gymId, uid, ...changes }, acting) =>
  changeEmployee({ gymId, uid, changes }, acting)
