import type { Handlers } from '../http/handler'
import { checkKioskPin } from './checkKioskPin'
import { createEmployee } from './createEmployee'
import { createGym } from './createGym'
import { disableBiometricUser } from './disableBiometricUser'
import { enableBiometricUser } from './enableBiometricUser'
import { getUser } from './getUser'
import { gymByReferralCode } from './gymByReferralCode'
import { importPunches } from './importPunches'
import { sendSMS } from './sendSMS'
import { setKioskPin } from './setKioskPin'
import { toggleUserDisable } from './toggleUserDisable'
import { updateEmployee } from './updateEmployee'
import { updateGym } from './updateGym'
import { updatePhotoURL } from './updatePhotoURL'
import { upgradeRecords } from './upgradeRecords'

/** One handler for each call of the contract. */
export const handlers: Handlers = {
  checkKioskPin,
  createEmployee,
  createGym,
  disableBiometricUser,
  enableBiometricUser,
  getUser,
  gymByReferralCode,
  importPunches,
  sendSMS,
  setKioskPin,
  toggleUserDisable,
  updateEmployee,
  updateGym,
  updatePhotoURL,
  upgradeRecords,
}
