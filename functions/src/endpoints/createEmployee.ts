import { countEarlierPunches } from '../biometric/countEarlierPunches'
import type { Handler } from '../http/handler'
import { hireEmployee } from '../staff/hireEmployee'

/** SPECIFICATION 7; a failure carries the parsed body that the form shows field by field. */
export const createEmployee: Handler<'createEmployee'> = async ({ gymId, key, ...form }, acting) => {
  const hired = await hireEmployee({ gymId, key, form }, acting)
  await countEarlierPunches(acting, { gymId, personId: hired.uid, biometricId: form.biometricId })
  return hired
}
