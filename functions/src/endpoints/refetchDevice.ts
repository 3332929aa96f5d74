import { askDevice } from '../biometric/askDevice'
import { askPunches } from '../biometric/refetchPunches'
import type { Handler } from '../http/handler'

export const refetchDevice: Handler<'refetchDevice'> = ({ gymId, sn, fromDate, toDate }, acting) =>
  askDevice({ gymId, sn }, askPunches(fromDate, toDate), acting)
