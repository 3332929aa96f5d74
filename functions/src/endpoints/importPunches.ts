import { refetchPunches } from '../biometric/refetchPunches'
import type { Handler } from '../http/handler'

/** The external function of SPECIFICATION 7, where no other address is set (PRODUCT 2.K). */
export const importPunches: Handler<'importPunches'> = (range, acting) => refetchPunches(range, acting)
