import { setAccess } from '../biometric/setAccess'
import type { Handler } from '../http/handler'

/** SPECIFICATION 7, DOMAIN 1.6: the devices keep the person out as soon as they call. */
export const disableBiometricUser: Handler<'disableBiometricUser'> = ({ biometricUserId, gymId }, acting) =>
  setAccess({ gymId, pin: biometricUserId, desired: 'disabled' }, acting)
