import type { Handler } from '../http/handler'
import { hireEmployee } from '../staff/hireEmployee'

/** SPECIFICATION 7; a failure carries the parsed body that the form shows field by field. */
export const createEmployee: Handler<'createEmployee'> = ({ gymId, key, ...form }, acting) =>
  hireEmployee({ gymId, key, form }, acting)
