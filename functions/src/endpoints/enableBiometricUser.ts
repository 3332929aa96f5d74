import { setAccess } from '../biometric/setAccess'
import type { Handler } from '../http/handler'

/** SPECIFICATION 7, DOMAIN 1.6: the devices let the person in again as soon as they call. */
export const enableBiometricUser: Handler<'enableBiometricUser'> = ({ biometricUserId, gymId }, acting) =>
  setAccess({ gymId, pin: biometricUserId, desired: 'enabled' }, acting)
