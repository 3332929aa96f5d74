import { countEarlierPunches } from '../biometric/countEarlierPunches'
import type { Handler } from '../http/handler'
import { changeEmployee } from '../staff/changeEmployee'

/** SPECIFICATION 7: what may not be is answered with its field, so that the form says it there. */
export const updateEmployee: Handler<'updateEmployee'> = async ({ gymId, uid, ...changes }, acting) => {
  const answer = await changeEmployee({ gymId, uid, changes }, acting)
  if (answer.kind === 'done')
    await countEarlierPunches(acting, { gymId, personId: uid, biometricId: changes.biometricId })
  return answer
}
